import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import { descending, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { ByProduct } from '../../../kernel/personal-data.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isAwaitedBy } from '../../people/index.ts';
import { visibleDocuments, withOwners } from '../visibility.ts';
import type { DocumentSigning } from './list-signers.ts';

const remindedMs = 86_400_000;

const signingColumns = sql.raw<DocumentSigning>(`
  d.id as document_id, d.signing_audience as audience, coalesce(d.signature_status = 'PENDING', false) as is_open,
  count(s.id) filter (where s.status <> 'PENDING' or u.is_active) as asked,
  count(s.id) filter (where s.status = 'SIGNED') as signed,
  count(s.id) filter (where s.status = 'DECLINED') as declined,
  count(s.id) filter (where s.status = 'PENDING' and u.is_active) as waiting`);
const signingFrom = sql.raw(`
  from documents d
  left join document_signers s on s.organization_id = d.organization_id and s.document_id = d.id
  left join users u on u.organization_id = s.organization_id and u.id = s.user_id`);
const byDocument = descending('d.id');

export async function findSigning(db: Db, actor: Actor, documentId: string): Promise<DocumentSigning> {
  const { rows } = await sql<DocumentSigning>`
    select ${signingColumns} ${signingFrom}
     where d.organization_id = ${actor.organizationId} and d.id = ${documentId}
     group by d.id, d.signing_audience, d.signature_status`.execute(db);
  if (!rows[0]) throw new Error('The document is gone although it was just read.');
  return rows[0];
}

/** Of documents that the actor sees and that signatures are asked for. */
export async function listSignings(
  db: Db,
  actor: Actor,
  documentIds: readonly string[] | undefined,
  page: PageRequest,
): Promise<Page<DocumentSigning>> {
  const { rows } = await sql<DocumentSigning>`
    with page as materialized (
      select d.id from documents d ${withOwners}
       where ${visibleDocuments(actor)} and d.organization_id = ${actor.organizationId} ${among('d.id', documentIds)}
         and d.signature_status is not null ${seekAfter(byDocument, page)} ${pageIn(byDocument, page)})
    select ${signingColumns} ${signingFrom} join page on page.id = d.id
     where d.organization_id = ${actor.organizationId}
     group by d.id, d.signing_audience, d.signature_status order by d.id desc`.execute(db);
  return pageOf(rows, page.limit, ({ document_id: id }) => [id]);
}

/** Whether anyone else is still to sign a document that many sign, or may be asked later. */
export async function isAwaited(
  { actor, tx }: UnitOfWork,
  documentId: string,
  userId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from documents d
     where d.organization_id = ${actor.organizationId} and d.id = ${documentId}
       and ((d.signing_audience ->> 'and_new_people')::boolean or exists (
         select from document_signers s join users u on u.organization_id = s.organization_id and u.id = s.user_id
          where s.organization_id = d.organization_id and s.document_id = d.id and s.status = 'PENDING'
            and u.is_active and s.user_id <> ${userId}))`.execute(tx);
  return rows.length > 0;
}

/** Whether it was asked of an audience: each signs for themselves. */
export async function isOfAudience(db: Db, { organizationId }: Actor, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from documents
     where organization_id = ${organizationId} and id = ${documentId} and signing_audience is not null`.execute(db);
  return rows.length > 0;
}

/** Who may sign now and was not reminded for a day: reminded now. Answers their assignments. */
export async function noteReminded({ actor, tx, now, nowMs }: UnitOfWork, documentId: string): Promise<string[]> {
  const before = new Date(nowMs - remindedMs).toISOString();
  const { rows } = await sql<{ id: string }>`
    update document_signers s set reminded_at = ${now}
      from documents d, users u
     where s.organization_id = ${actor.organizationId} and s.document_id = ${documentId} and s.status = 'PENDING'
       and (s.reminded_at is null or s.reminded_at <= ${before}::timestamptz)
       and d.organization_id = s.organization_id and d.id = s.document_id
       and u.organization_id = s.organization_id and u.id = s.user_id and u.is_active
       and (d.signing_mode = 'PARALLEL' or not exists (
         select from document_signers earlier
          where earlier.organization_id = s.organization_id and earlier.document_id = s.document_id
            and earlier.signing_order < s.signing_order and earlier.status <> 'SIGNED'))
    returning s.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Who has not decided is asked no longer, and no one will be. */
export async function dropPending({ actor, tx }: UnitOfWork, documentId: string): Promise<void> {
  await sql`
    delete from document_signers
     where organization_id = ${actor.organizationId} and document_id = ${documentId} and status = 'PENDING'`.execute(
    tx,
  );
  await sql`
    update documents set signing_audience = signing_audience - 'and_new_people'
     where organization_id = ${actor.organizationId} and id = ${documentId}`.execute(tx);
}

/** Asked as one of many, and not decided: no one wrote their name under it. */
export const asked: ByProduct = {
  table: 'document_signers',
  where: sql`status = 'PENDING' and exists (
    select from documents d
     where d.organization_id = document_signers.organization_id and d.id = document_signers.document_id
       and d.signing_audience is not null)`,
};

/** Documents `d` that await someone who has joined and was not asked yet. */
const awaiting = ({ actor, now }: UnitOfWork, userId: string): Sql => sql`
  from documents d join users on users.organization_id = d.organization_id and users.id = ${userId}
 where d.organization_id = ${actor.organizationId} and d.signing_audience is not null and d.signature_status = 'PENDING'
   and (d.signature_deadline is null or d.signature_deadline > ${now}::timestamptz)
   and users.is_active and ${isAwaitedBy('d.signing_audience')}
   and not exists (select from document_signers s
                    where s.organization_id = d.organization_id and s.document_id = d.id and s.user_id = users.id)`;

/** Whether any does, as the person stands after the change. */
export const isAnyAwaiting = (work: UnitOfWork, userId: string): Sql => sql`exists (select ${awaiting(work, userId)})`;

/** Locked, so that their signers stay in one order. */
async function listAwaiting(work: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id ${awaiting(work, userId)} order by d.id for no key update of d`.execute(work.tx);
  return rows.map(({ id }) => id);
}

/** Has someone who has joined sign what awaits them. Answers document and assignment of each. */
export async function addToAwaiting(
  work: UnitOfWork,
  userId: string,
): Promise<{ readonly documentId: string; readonly assignmentId: string }[]> {
  const added: { documentId: string; assignmentId: string }[] = [];
  for (const documentId of await listAwaiting(work, userId)) {
    const assignmentId = work.newId('sgn');
    await sql`
      insert into document_signers (organization_id, document_id, id, user_id, signing_order, status)
      select ${work.actor.organizationId}, ${documentId}, ${assignmentId}, ${userId},
             coalesce(max(signing_order), 0) + 1, 'PENDING'
        from document_signers
       where organization_id = ${work.actor.organizationId} and document_id = ${documentId}`.execute(work.tx);
    added.push({ documentId, assignmentId });
  }
  return added;
}
