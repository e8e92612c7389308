import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';

export interface PersonOfAddress {
  readonly id: string;
  readonly organization_id: string;
  readonly email: string;
  readonly organization: string;
  /** With which of their organizations the account is kept. */
  readonly account_organization_id: string;
}

/** An address may be that of a person in several organizations; of those that sign in with one account, whoever has it comes first. */
export async function listPeopleByEmail(db: Db, email: string): Promise<PersonOfAddress[]> {
  const { rows } = await sql<PersonOfAddress>`
    select users.id, users.organization_id, users.email, organizations.name as organization,
           coalesce(m.account_organization_id, users.organization_id) as account_organization_id
      from users join organizations on organizations.id = users.organization_id
      left join account_members m on m.organization_id = users.organization_id and m.user_id = users.id
     where users.email = lower(${email})
     order by m.user_id is not null, users.organization_id`.execute(db);
  return rows;
}

export async function findAccountOrganization(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from users where id = ${id} and starts_with(id, 'svc_')`.execute(db);
  return rows[0]?.organization_id ?? null;
}

interface ListedOrganization {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly subscription_status: string;
  readonly active_people: number;
  /** Of a sandbox: whose it is. Its people do not exist. */
  readonly sandbox_of: string | null;
  readonly created_at: string;
}

export async function listOrganizations(db: Db): Promise<ListedOrganization[]> {
  const { rows } = await sql<ListedOrganization>`
    select id, name, plan, subscription_status, sandbox_of, created_at,
           (select count(*) from users where organization_id = organizations.id and is_active) as active_people
      from organizations order by id`.execute(db);
  return rows;
}

/** Active people, by name, a thousand at most. */
export async function listPeopleOf(
  db: Db,
  organizationId: string,
): Promise<{ readonly id: string; readonly email: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select id, email, first_name || ' ' || last_name as name from users
     where organization_id = ${organizationId} and is_active order by first_name, last_name, id limit 1000`.execute(db);
  return rows;
}

export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly owner_email: string;
  readonly organization_id: string;
  readonly scopes: string[];
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

/** `usableAt`: without those that are revoked, or have expired by then. */
export async function listTokens(
  db: Db,
  {
    organization,
    email,
    usableAt,
  }: {
    readonly organization: string | undefined;
    readonly email: string | undefined;
    readonly usableAt: string | null;
  },
): Promise<ListedToken[]> {
  const { rows } = await sql<ListedToken>`
    select t.id, t.name, t.prefix, coalesce(u.email, u.id) as owner_email, t.organization_id, t.scopes, t.created_at, t.expires_at,
           t.revoked_at, t.last_used_at
      from api_tokens t join users u on u.organization_id = t.organization_id and u.id = t.user_id
     where true ${optional(organization !== undefined && sql`and t.organization_id = ${organization}`)}
       ${optional(email !== undefined && sql`and u.email = lower(${email})`)}
       ${optional(usableAt !== null && sql`and t.revoked_at is null and coalesce(t.expires_at > ${usableAt}, true)`)}
     order by t.id`.execute(db);
  return rows;
}
