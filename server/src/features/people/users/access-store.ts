import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import { type Role, roles } from '../../../kernel/scopes.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';

/** Whether a directory has suspended them, and no person has. They take no seat then. */
export const byDirectory = sql.raw('(users.access_suspended_at is not null and users.access_suspended_by_directory)');

export async function isSuspendedByDirectory({ tx, actor }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where organization_id = ${actor.organizationId} and id = ${id} and ${byDirectory}`.execute(tx);
  return rows.length === 1;
}

/** Those of them whose access is suspended; `PERSON`: by someone here, and not by a directory. */
export async function listSuspended(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  by: 'ANYONE' | 'PERSON' = 'ANYONE',
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${organizationId} and id = any(${[...ids]}) and access_suspended_at is not null
       ${optional(by === 'PERSON' && sql`and not access_suspended_by_directory`)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface AccessRow {
  suspended_at: string | null;
  suspended_reason: string | null;
}

export async function getAccess(db: Db, organizationId: string, id: string): Promise<AccessRow> {
  const { rows } = await sql<AccessRow>`
    select access_suspended_at as suspended_at, access_suspended_reason as suspended_reason from users
     where organization_id = ${organizationId} and id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

/** A token that someone made lately is one that they may still hold. */
export const heldDays = 30;
const mostShown = 100;

export interface GoesOn {
  readonly service_accounts: readonly { id: string; name: string; role: Role }[];
  readonly tokens: readonly {
    id: string;
    name: string;
    service_account_id: string;
    account: string;
    created_at: string;
  }[];
  readonly deputies: readonly { id: string; deputy_id: string; name: string }[];
  readonly webhook_endpoints: readonly { id: string; host: string; owner_id: string; owner: string }[];
}

/** What works on in someone's name or by their hand once they get in no more: accounts, tokens of accounts, deputies, addresses to which it is sent. */
export async function findWhatGoesOn(db: Db, organizationId: string, id: string, nowMs: number): Promise<GoesOn> {
  const [service_accounts, tokens, deputies, webhook_endpoints] = await executeTogether(
    db,
    sql<GoesOn['service_accounts'][number]>`
      select a.id, u.first_name as name, u.role from service_accounts a
        join users u on u.organization_id = a.organization_id and u.id = a.id
       where a.organization_id = ${organizationId} and a.responsible_id = ${id} and a.deleted_at is null
       order by a.id limit ${mostShown}`,
    sql<GoesOn['tokens'][number]>`
      select t.id, t.name, t.user_id as service_account_id, u.first_name as account, t.created_at from api_tokens t
        join users u on u.organization_id = t.organization_id and u.id = t.user_id
       where t.organization_id = ${organizationId} and t.user_id < 'usr_' and t.created_by_id = ${id} and t.revoked_at is null
         and ${isOfLate(nowMs)}
       order by t.id limit ${mostShown}`,
    sql<GoesOn['deputies'][number]>`
      select d.id, d.deputy_id, u.first_name || ' ' || u.last_name as name from deputies d
        join users u on u.organization_id = d.organization_id and u.id = d.deputy_id
       where d.organization_id = ${organizationId} and d.user_id = ${id} order by d.id limit ${mostShown}`,
    sql<GoesOn['webhook_endpoints'][number]>`
      select w.id, w.host, w.owner_id, trim(u.first_name || ' ' || u.last_name) as owner from webhook_endpoints w
        join users u on u.organization_id = w.organization_id and u.id = w.owner_id
       where w.organization_id = ${organizationId} and w.address_by_id = ${id} and w.owner_id <> ${id} and w.deleted_at is null
         and w.status = 'active' and w.updated_at >= ${sinceHeld(nowMs)}
       order by w.id limit ${mostShown}`,
  );
  return { service_accounts, tokens, deputies, webhook_endpoints };
}

const ranks = sql`${[...roles]}::text[]`;

/**
 * On service_accounts a: someone made a token of it, so that they may have its secret still, and may do less than the account by now, or
 * nothing. `by`: this person, lately, a token that still works.
 */
export const isKnownBelow = (by?: { readonly userId: string; readonly nowMs: number }): Sql<boolean> => sql<boolean>`
  exists (select from api_tokens t
            join users maker on maker.organization_id = t.organization_id and maker.id = t.created_by_id
            join users owner on owner.organization_id = t.organization_id and owner.id = t.user_id
           where t.organization_id = a.organization_id and t.user_id = a.id and t.revoked_at is null
             ${optional(by && sql`and maker.id = ${by.userId} and ${isOfLate(by.nowMs)}`)}
             and (not maker.is_active or array_position(${ranks}, maker.role) < array_position(${ranks}, owner.role)))`;

const sinceHeld = (nowMs: number): string => new Date(nowMs - heldDays * 86_400_000).toISOString();

/** On api_tokens t: made lately, and still at work. */
const isOfLate = (nowMs: number): Sql => sql`
  (t.created_at >= ${sinceHeld(nowMs)}
   and (t.expires_at is null or t.expires_at > ${new Date(nowMs).toISOString()}))`;

export async function saveResponsible({ tx, actor, now }: UnitOfWork, from: string, to: string): Promise<void> {
  await sql`
    update service_accounts set responsible_id = ${to}, updated_at = ${now}
     where organization_id = ${actor.organizationId} and responsible_id = ${from} and deleted_at is null`.execute(tx);
}
