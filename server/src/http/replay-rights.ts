import { createHash } from 'node:crypto';
import { type Actor, administers, mayUse } from '../kernel/actor.ts';
import { scopeNames } from '../kernel/scopes.ts';
import type { Settings } from '../kernel/settings.ts';

/** Settings that decide what a role below Administrator sees. */
export const settingsOfViews = [
  'directory_employee_sees_all',
  'directory_department_head_sees_all',
  'schedule_employee_visibility',
  'schedule_default_schedules',
] as const satisfies readonly (keyof Settings)[];

/** All that decides what an actor sees besides the records themselves. Administrators see every department. */
export function rightsOf(actor: Actor): Buffer {
  const { role, departmentId, departmentScope, grants, organization } = actor;
  const scopes = scopeNames.filter((scope) => mayUse(actor, scope));
  const places = administers(actor)
    ? []
    : [departmentId, [...departmentScope].sort(), settingsOfViews.map((name) => organization.settings[name])];
  return createHash('sha256')
    .update(JSON.stringify([role, scopes, places, ...grants]))
    .digest();
}

/** Every record that an answer names, wherever it stands in it. */
export const idsIn = (text: string): string[] => [...new Set(text.match(/\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g))];
