import type { Db } from '../../../db/database.ts';
import { insertRow } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { hasAccess, isGuestOutside } from '../../people/index.ts';

/** A person of an organization: who they are there, or with whom their account is kept. */
export interface Holder {
  readonly organization_id: string;
  readonly user_id: string;
}

/**
 * With whom the account of a person is kept, as (organization_id, user_id): themselves, unless they came with the account that they have in
 * another organization. What signs them in is found there from all of them.
 */
export const accountOf = ({ organization_id, user_id }: Holder): Sql => sql`(
  select coalesce(max(m.account_organization_id), ${organization_id}) as organization_id, coalesce(max(m.account_user_id), ${user_id}) as user_id
    from account_members m where m.organization_id = ${organization_id} and m.user_id = ${user_id})`;

/** Everyone who signs in with the account of a person, themselves among them, as (organization_id, user_id). */
export const membersOf = (holder: Holder): Sql => sql`(
  select account.organization_id, account.user_id from ${accountOf(holder)} as account
  union all
  select m.organization_id, m.user_id from account_members m join ${accountOf(holder)} as account
      on m.account_organization_id = account.organization_id and m.account_user_id = account.user_id)`;

/**
 * Where someone goes in as they sign in with the account `c`: where they were last. Where a provider alone lets them in comes after the
 * others. It has no row if none of them lets them in.
 */
export const entry = sql`lateral (
  select users.organization_id, users.id as user_id, (${hasAccess}) as has_access
    from (select c.organization_id, c.user_id
          union all
          select m.organization_id, m.user_id from account_members m
           where m.account_organization_id = c.organization_id and m.account_user_id = c.user_id) as member
    join users on users.organization_id = member.organization_id and users.id = member.user_id
    join organizations on organizations.id = users.organization_id
   where (${hasAccess}) or ${isGuestOutside}
   order by has_access desc, coalesce(organizations.settings ->> 'sign_in_policy' = 'SSO_ONLY', false),
            coalesce(users.organization_id = (
              select k.last_organization_id from user_credentials k
               where k.organization_id = c.organization_id and k.user_id = c.user_id), false) desc, users.id
   limit 1) as entry`;

/** With whom the account is kept. */
export async function findHome(db: Db, holder: Holder): Promise<Holder> {
  const { rows } = await sql<Holder>`select organization_id, user_id from ${accountOf(holder)} as account`.execute(db);
  return rows[0] ?? holder;
}

/** Who they are in each of their organizations, themselves first. */
export async function listMembers(db: Db, holder: Holder): Promise<(Holder & { readonly email: string })[]> {
  const { organization_id } = holder;
  const { rows } = await sql<Holder & { email: string }>`
    select users.organization_id, users.id as user_id, users.email
      from ${membersOf(holder)} as member
      join users on users.organization_id = member.organization_id and users.id = member.user_id
     order by users.organization_id <> ${organization_id}, users.organization_id`.execute(db);
  return rows;
}

/**
 * Whether their organization decides for the account: it is in no other, or the organization has proven the domain of the address. What it
 * does otherwise concerns who they are there, and nothing else of the account.
 */
export async function decidesFor(db: Db, holder: Holder): Promise<boolean> {
  const { organization_id, user_id } = holder;
  const { rows } = await sql`
    select 1 where not exists (
        select from ${membersOf(holder)} as member where member.organization_id <> ${organization_id})
      or exists (
        select from users join email_domains d on d.organization_id = users.organization_id and d.proven_at is not null
         where users.organization_id = ${organization_id} and users.id = ${user_id}
           and d.domain = split_part(users.email, '@', 2))`.execute(db);
  return rows.length > 0;
}

export async function insertMember(db: Db, holder: Holder, home: Holder, now: string): Promise<void> {
  await insertRow('account_members', {
    ...holder,
    account_organization_id: home.organization_id,
    account_user_id: home.user_id,
    joined_at: now,
  }).execute(db);
}

/** Whether their account was kept with someone else. */
export async function deleteMember(db: Db, { organization_id, user_id }: Holder): Promise<boolean> {
  const { rowCount } = await sql`
    delete from account_members where organization_id = ${organization_id} and user_id = ${user_id}`.execute(db);
  return rowCount > 0;
}

/** Who belongs to several organizations goes in there the next time. */
export const noteWhere = (holder: Holder): Sql => sql`
  update user_credentials c set last_organization_id = ${holder.organization_id}
   where (c.organization_id, c.user_id) = ${accountOf(holder)} and c.last_organization_id is distinct from ${holder.organization_id}
     and exists (select from account_members m
                  where m.account_organization_id = c.organization_id and m.account_user_id = c.user_id)`;

/** Those whose account was kept with one come to another. */
export async function moveMembers(db: Db, from: Holder, to: Holder): Promise<void> {
  await sql`
    update account_members set account_organization_id = ${to.organization_id}, account_user_id = ${to.user_id}
     where account_organization_id = ${from.organization_id} and account_user_id = ${from.user_id}`.execute(db);
}
