import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isAtLeast, type Role } from '../../kernel/scopes.ts';
import { notFound } from '../../lib/errors.ts';
import type { Language } from '../../lib/texts/texts.ts';

interface SessionUserRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name: string | null;
  readonly email: string;
  readonly job_title: string | null;
  readonly department_id: string | null;
  readonly role: Role;
  readonly is_guest: boolean;
  readonly language: Language | null;
  readonly base_url: string | null;
  readonly region: string | null;
  readonly has_shifts: boolean;
  readonly has_team: boolean;
  readonly has_illness: boolean;
  readonly develops: boolean;
  readonly has_kiosks: boolean;
  readonly has_grants: boolean;
  readonly has_merges: boolean;
}

/** How long after their last shift a person is still someone who works by shifts. */
const shiftsCountForDays = 28;

/** The person, and what they use: the menu of the app follows it. Administrators and Executives keep everyone's tokens and endpoints. */
export async function getSessionUser(db: Db, actor: Actor, nowMs: number): Promise<SessionUserRow> {
  const since = new Date(nowMs - shiftsCountForDays * 86_400_000).toISOString();
  const isAdministrator = isAtLeast(actor.role, 'ADMINISTRATOR');
  const isTheirs = (column: string): Sql<boolean> =>
    isAdministrator ? sql`true` : sql`${sql.ref(column)} = ${actor.userId}`;
  const { rows } = await sql<SessionUserRow>`
    select users.id, first_name, last_name, preferred_name, email, job_title, department_id, role, is_guest, language, base_url, region,
           exists (
             select from shifts
              where shifts.organization_id = users.organization_id and shifts.user_id = users.id
                and starts_at > ${since}::timestamptz
                and (is_published or ${actor.organization.settings.schedule_default_schedules})
                and status <> 'CANCELLED') as has_shifts,
           exists (
             select from users reports
              where reports.organization_id = users.organization_id and reports.manager_id = users.id
                and reports.is_active) as has_team,
           exists (
             select from leave_types
              where leave_types.organization_id = users.organization_id and is_sickness and leave_types.is_active) as has_illness,
           exists (
             select from api_tokens
              where api_tokens.organization_id = users.organization_id and ${isTheirs('api_tokens.user_id')}
                and client_id is null and revoked_at is null and (expires_at is null or expires_at > ${new Date(nowMs).toISOString()}::timestamptz))
           or exists (
             select from webhook_endpoints
              where webhook_endpoints.organization_id = users.organization_id
                and ${isTheirs('webhook_endpoints.owner_id')} and deleted_at is null) as develops,
           exists (
             select from kiosks
              where kiosks.organization_id = users.organization_id and removed_at is null) as has_kiosks,
           exists (
             select from access_grants
              where access_grants.organization_id = users.organization_id and access_grants.user_id = users.id) as has_grants,
           ${isAdministrator}::boolean and exists (
             select from department_merges
              where department_merges.organization_id = users.organization_id) as has_merges
      from users join organizations on organizations.id = users.organization_id
     where users.organization_id = ${actor.organizationId} and users.id = ${actor.userId}`.execute(db);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}
