import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { SentField } from '../users/read.ts';

export interface Source {
  readonly account_id: string;
  readonly account_name: string;
  readonly external_id: string | null;
  readonly is_created: boolean;
  readonly fields: SentField[];
  readonly changed_at: string;
}

const maxSources = 100;

/** The service accounts that keep the person in step with a directory. */
export async function listSources(db: Db, { organizationId }: Actor, userId: string): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select l.account_id, users.first_name as account_name, l.external_id, l.is_created, l.fields, l.updated_at as changed_at
      from scim_people l
      join service_accounts a on a.organization_id = l.organization_id and a.id = l.account_id and a.deleted_at is null
      join users on users.organization_id = l.organization_id and users.id = l.account_id
     where l.organization_id = ${organizationId} and l.user_id = ${userId} and l.removed_at is null
     order by l.account_id limit ${sql.lit(maxSources)}`.execute(db);
  return rows;
}

export interface Reach {
  readonly people: number;
  readonly teams: number;
  readonly fields: SentField[];
  readonly changed_at: string | null;
}

/** What a service account keeps in step with a directory. */
export async function getReach(db: Db, { organizationId }: Actor, accountId: string): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with sent as (
      select fields, updated_at from scim_people
       where organization_id = ${organizationId} and account_id = ${accountId} and removed_at is null),
    groups as (
      select updated_at from scim_teams
       where organization_id = ${organizationId} and account_id = ${accountId} and removed_at is null)
    select (select count(*) from sent) as people, (select count(*) from groups) as teams,
           array(select distinct field from sent, unnest(sent.fields) as field order by field) as fields,
           greatest((select max(updated_at) from sent), (select max(updated_at) from groups)) as changed_at`.execute(
    db,
  );
  return rows[0] ?? { people: 0, teams: 0, fields: [], changed_at: null };
}
