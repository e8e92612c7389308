import { createHash } from 'node:crypto';
import { type Sql, sql } from '../db/sql.ts';
import { type Actor, administers, mayUse } from '../kernel/actor.ts';
import { scopeNames } from '../kernel/scopes.ts';
import type { Settings } from '../kernel/settings.ts';
import { factsSeen, type Sight, sightsFor } from '../kernel/sight.ts';

/** Settings that decide what a role below Administrator sees. */
export const settingsOfViews = [
  'directory_employee_sees_all',
  'directory_department_head_sees_all',
  'schedule_employee_visibility',
  'schedule_default_schedules',
] as const satisfies readonly (keyof Settings)[];

/** All that decides what an actor sees besides the records themselves. Administrators see every department. */
export function rightsOf(actor: Actor): Buffer {
  const { role, departmentId, departmentScope, organization } = actor;
  const scopes = scopeNames.filter((scope) => mayUse(actor, scope));
  const places = administers(actor)
    ? []
    : [departmentId, [...departmentScope].sort(), settingsOfViews.map((name) => organization.settings[name])];
  return createHash('sha256')
    .update(JSON.stringify([role, scopes, places]))
    .digest();
}

/** Every record that an answer names, wherever it stands in it. */
export const idsIn = (text: string): string[] => [...new Set(text.match(/\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g))];

const isAmong = (ids: readonly string[], { prefix }: Sight): boolean => ids.some((id) => id.startsWith(`${prefix}_`));

/** An array of what the caller can see of these records, as the change leaves them. */
export function sightsOf(actor: Actor, sights: readonly Sight[], ids: readonly string[]): Sql {
  const kinds = sightsFor(actor, sights).filter((sight) => isAmong(ids, sight));
  const judged = ids.filter((id) => id.startsWith('usr_') || kinds.some((sight) => isAmong([id], sight)));
  if (judged.length === 0) return sql`'{}'::text[]`;
  return sql`(with given (id) as (select unnest(${judged}::text[])) select array(${factsSeen(actor, kinds)}))`;
}

/** Whether all that was seen then, in the column `sights`, is still there to be seen. */
export const stillSees = (actor: Actor, sights: readonly Sight[]): Sql<boolean> => sql<boolean>`
  (with given (id) as (select distinct split_part(fact, ' ', 1) from unnest(sights) as fact)
   select sights <@ array(${factsSeen(actor, sightsFor(actor, sights))}))`;
