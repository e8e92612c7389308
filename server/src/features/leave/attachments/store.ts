import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dropFiles } from '../../../kernel/files.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { LeaveAttachment } from './record.ts';

const columns = sql.raw(`a.id, f.file_name, f.mime_type, f.size_bytes, a.uploaded_by_id, a.uploaded_at`);
const withFile = sql.raw('join stored_files f on f.organization_id = a.organization_id and f.key = a.file_key');

export async function listAttachments(db: Db, actor: Actor, leaveId: string): Promise<LeaveAttachment[]> {
  const { rows } = await sql<LeaveAttachment>`
    select ${columns} from leave_attachments a ${withFile}
     where a.organization_id = ${actor.organizationId} and a.leave_request_id = ${leaveId} order by a.id`.execute(db);
  return rows;
}

export async function countAttachments(db: Db, actor: Actor, leaveId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from leave_attachments
     where organization_id = ${actor.organizationId} and leave_request_id = ${leaveId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The key of its file. Who asks has been shown to see the leave whole. */
export async function getAttachmentKey(db: Db, actor: Actor, leaveId: string, id: string): Promise<string> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from leave_attachments
     where organization_id = ${actor.organizationId} and leave_request_id = ${leaveId} and id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('attachment');
  return rows[0].file_key;
}

/** With its file, for good. */
export async function deleteAttachment(work: UnitOfWork, leaveId: string, id: string): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from leave_attachments
     where organization_id = ${work.actor.organizationId} and leave_request_id = ${leaveId} and id = ${id}
    returning file_key`.execute(work.tx);
  if (!rows[0]) throw notFound('attachment');
  await dropFiles(work, [rows[0].file_key]);
}

export interface SickLeave {
  readonly id: string;
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly certificate_after_days: number | null;
  readonly is_for_family: boolean;
  readonly has_attachment: boolean;
}

const sickColumns = sql.raw(`l.id, l.user_id, l.start_date, l.end_date, t.certificate_after_days, t.is_for_family,
  exists (select from leave_attachments a
           where a.organization_id = l.organization_id and a.leave_request_id = l.id) as has_attachment`);
const withType = sql.raw('join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id');

/** An illness that goes on for longer is one leave, or has a certificate by then. */
const longestRunDays = 90;

/** Leave for illness of some people that stands and began in the last months before a day, the earliest first. */
export async function listSickLeave(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
  until: string,
): Promise<SickLeave[]> {
  const { rows } = await sql<SickLeave>`
    select ${sickColumns} from leave_requests l ${withType}
     where l.organization_id = ${organizationId} and l.user_id = any(${[...userIds]}) and t.is_sickness
       and l.status in ('PENDING', 'APPROVED')
       and l.start_date between ${until}::date - ${sql.lit(longestRunDays)} and ${until}::date
     order by l.start_date, l.id`.execute(db);
  return rows;
}

/** Organizations with a type that asks for certificates. */
export async function listAsking(db: Db, organizationId?: string): Promise<string[]> {
  const { rows } = await sql<{ organization_id: string }>`
    select distinct organization_id from leave_types
     where is_sickness and certificate_after_days is not null ${optional(organizationId !== undefined && sql`and organization_id = ${organizationId}`)}
     order by organization_id`.execute(db);
  return rows.map(({ organization_id }) => organization_id);
}

/** Leave that may lack a certificate, and whose person was not reminded of it for a week. */
export async function listUnproven(
  { actor, tx, now }: UnitOfWork,
  today: string,
  after: string,
  limit: number,
): Promise<SickLeave[]> {
  const { rows } = await sql<SickLeave>`
    select ${sickColumns} from leave_types t
      join leave_requests l on l.organization_id = t.organization_id and l.leave_type_id = t.id
      join users on users.organization_id = l.organization_id and users.id = l.user_id and users.is_active
     where t.organization_id = ${actor.organizationId} and t.is_sickness and t.certificate_after_days is not null
       and l.status in ('PENDING', 'APPROVED')
       and l.start_date between ${today}::date - ${sql.lit(longestRunDays)} and ${today}::date
       and (l.certificate_reminded_at is null or l.certificate_reminded_at < ${now}::timestamptz - interval '7 days')
       and l.id > ${after}
     order by l.id limit ${limit}`.execute(tx);
  return rows;
}

export async function markReminded({ actor, tx, now }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await sql`
    update leave_requests set certificate_reminded_at = ${now}::timestamptz
     where organization_id = ${actor.organizationId} and id = any(${[...ids]})`.execute(tx);
}

/** What was attached to a leave belongs to the one that took its place. */
export async function moveAttachments({ actor, tx }: UnitOfWork, from: string, to: string): Promise<void> {
  await sql`
    update leave_attachments set leave_request_id = ${to}
     where organization_id = ${actor.organizationId} and leave_request_id = ${from}`.execute(tx);
}
