import { Type, type Static } from 'typebox';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { moduleIsOn, type Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { Id } from '../../kernel/ids.ts';
import type { Installation } from '../../kernel/installation.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Nullable } from '../../kernel/schema.ts';
import { isAtLeast, roleCanUse, roles, usableScopes, type Role } from '../../kernel/scopes.ts';
import { Settings } from '../../kernel/settings.ts';

const SessionUser = Type.Object({
  id: Id('usr'),
  first_name: Type.String(),
  last_name: Type.String(),
  preferred_name: Nullable(Type.String()),
  email: Type.String(),
  job_title: Nullable(Type.String()),
  department_id: Nullable(Id('dep')),
  role: Type.Enum([...roles]),
});

export const Session = Type.Object({
  user: SessionUser,
  organization: Type.Object({
    id: Id('org'),
    name: Type.String(),
    timezone: Type.String(),
    currency: Type.String(),
    country: Type.String(),
    base_url: Type.String({ description: 'Where the API of this installation answers.' }),
    week_start: Settings.properties.week_start,
    weekend_days: Settings.properties.weekend_days,
    modules: Settings.properties.modules,
  }),
  abilities: Type.Array(Type.String(), { description: 'Ids of the operations that the person may call.' }),
  scopes: Type.Array(Type.String(), { description: 'What a token of this person can carry.' }),
});
export type Session = Static<typeof Session>;

/** What the surfaces let through to an operation, asked beforehand: role and module, not the state of one record. */
const mayCall = (actor: Actor, operation: Operation): boolean =>
  roleMayCall(actor.role, operation) &&
  (operation.module === undefined || moduleIsOn(actor.organization, operation.module));

export const roleMayCall = (role: Role, { scope, role: lowest }: Operation): boolean =>
  (scope === null || roleCanUse(role, scope)) && (lowest === undefined || isAtLeast(role, lowest));

export const abilitiesOf = (actor: Actor, operations: readonly Operation[]): string[] =>
  operations.filter((operation) => operation.kind !== 'open' && mayCall(actor, operation)).map(({ id }) => id);

export async function getSession(
  db: Db,
  { catalogue, config }: Pick<Installation, 'catalogue' | 'config'>,
  actor: Actor,
): Promise<Session> {
  const { rows } = await sql<Static<typeof SessionUser> & { base_url: string | null }>`
    select users.id, first_name, last_name, preferred_name, email, job_title, department_id, role, base_url
      from users join organizations on organizations.id = users.organization_id
     where users.organization_id = ${actor.organizationId} and users.id = ${actor.userId}`.execute(db);
  if (!rows[0]) throw notFound('person');
  const { base_url, ...user } = rows[0];
  const { id, name, timezone, currency, country, settings } = actor.organization;
  const { modules, week_start, weekend_days } = settings;
  return {
    user,
    organization: {
      id,
      name,
      timezone,
      currency,
      country,
      base_url: base_url ?? config.baseUrl,
      week_start,
      weekend_days,
      modules,
    },
    abilities: abilitiesOf(actor, catalogue.operations),
    scopes: usableScopes(actor.role),
  };
}
