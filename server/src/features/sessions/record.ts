import { Type, type Static } from 'typebox';
import { sql } from '../../db/sql.ts';
import { moduleIsOn, type Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { Id } from '../../kernel/ids.ts';
import type { Installation } from '../../kernel/installation.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Nullable } from '../../kernel/schema.ts';
import { isAtLeast, roleCanUse, roles, usableScopes } from '../../kernel/scopes.ts';
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
    modules: Settings.properties.modules,
  }),
  abilities: Type.Array(Type.String(), { description: 'Ids of the operations that the person may call.' }),
  scopes: Type.Array(Type.String(), { description: 'What a token of this person can carry.' }),
});
export type Session = Static<typeof Session>;

/** What the surfaces let through to an operation, asked beforehand: role and module, not the state of one record. */
const mayCall = (actor: Actor, { scope, role, module }: Operation): boolean =>
  (scope === null || roleCanUse(actor.role, scope)) &&
  (role === undefined || isAtLeast(actor.role, role)) &&
  (module === undefined || moduleIsOn(actor.organization, module));

export const abilitiesOf = (actor: Actor, operations: readonly Operation[]): string[] =>
  operations.filter((operation) => operation.kind !== 'open' && mayCall(actor, operation)).map(({ id }) => id);

export async function getSession({ database, catalogue }: Installation, actor: Actor): Promise<Session> {
  const { rows } = await sql<Static<typeof SessionUser>>`
    select id, first_name, last_name, preferred_name, email, job_title, department_id, role
      from users where organization_id = ${actor.organizationId} and id = ${actor.userId}`.execute(database.db);
  if (!rows[0]) throw notFound('person');
  const { id, name, timezone, currency, settings } = actor.organization;
  return {
    user: rows[0],
    organization: { id, name, timezone, currency, modules: settings.modules },
    abilities: abilitiesOf(actor, catalogue.operations),
    scopes: usableScopes(actor.role),
  };
}
