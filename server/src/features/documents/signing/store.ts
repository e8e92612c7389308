import type { Db } from '../../../db/database.ts';
import { type Changes, optional, updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { among } from '../../../kernel/filters.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { wantsMail } from '../../mail/index.ts';
import { readingColumns, type ReadingRow } from '../../people/index.ts';
import type { DocumentSigner } from '../documents/record.ts';

const mostSigners = 500;

/** Who signs, or has signed, what is the person's, the company library aside. */
export async function listSignersOfOwner(db: Db, { organizationId }: Actor, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct s.user_id from documents d
      join document_signers s on s.organization_id = d.organization_id and s.document_id = d.id
     where d.organization_id = ${organizationId} and d.owner_id = ${ownerId} and not d.is_company_library
     order by s.user_id limit ${sql.lit(mostSigners)}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export async function replaceSigners(work: UnitOfWork, documentId: string, userIds: readonly string[]): Promise<void> {
  const { organizationId } = work.actor;
  await sql`
    delete from document_signers where organization_id = ${organizationId} and document_id = ${documentId}`.execute(
    work.tx,
  );
  const rows = userIds.map((user_id, index) => ({ id: work.newId('sgn'), user_id, signing_order: index + 1 }));
  await sql`
    insert into document_signers (organization_id, document_id, id, user_id, signing_order, status)
    select ${organizationId}, ${documentId}, r.id, r.user_id, r.signing_order, 'PENDING'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, user_id text, signing_order integer)`.execute(
    work.tx,
  );
}

export async function saveSigner(
  { actor, tx }: UnitOfWork,
  assignmentId: string,
  values: Changes<'document_signers'>,
): Promise<void> {
  await updateRow('document_signers', { organization_id: actor.organizationId, id: assignmentId }, values).execute(tx);
}

/** By the rule of `itIsTheirTurn`: who may act now; in PARALLEL mode everyone who has not. */
export async function listToAct({ actor, tx }: UnitOfWork, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from document_signers s
      join documents d on d.organization_id = s.organization_id and d.id = s.document_id
     where s.organization_id = ${actor.organizationId} and s.document_id = ${documentId} and s.status = 'PENDING'
       and d.signature_status = 'PENDING'
       and (d.signing_mode = 'PARALLEL' or not exists (
         select from document_signers earlier
          where earlier.organization_id = s.organization_id and earlier.document_id = s.document_id
            and earlier.signing_order < s.signing_order and earlier.status <> 'SIGNED'))
     order by s.signing_order`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface ListedSigner extends DocumentSigner {
  readonly decline_reason: string | null;
}

/** Everyone who was asked, however many, a page at a time; `status` narrows. */
export async function listSignersOf(
  db: Db,
  actor: Actor,
  documentId: string,
  filter: { readonly status?: readonly string[] },
  page: PageRequest,
): Promise<Page<ListedSigner>> {
  const { rows } = await sql<ListedSigner>`
    select s.id as assignment_id,
           json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as user,
           s.status, s.signing_order, d.signature_deadline as due_date, s.viewed_at, s.signed_at, s.declined_at, s.decline_reason
      from document_signers s
      join documents d on d.organization_id = s.organization_id and d.id = s.document_id
      join users u on u.organization_id = s.organization_id and u.id = s.user_id
     where s.organization_id = ${actor.organizationId} and s.document_id = ${documentId} ${among('s.status', filter.status)}
       ${optional(page.after && sql`and s.signing_order > ${Number(page.after[0])}`)}
     order by s.signing_order limit ${rowsFor(page)}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.signing_order]);
}

export interface Asked extends ReadingRow {
  readonly email: string;
  readonly name: string;
  readonly title: string;
  readonly document_id: string;
  readonly deadline: string | null;
}

/** Someone who is to sign now and wants mail of it. */
export async function findAsked(db: Db, organizationId: unknown, assignmentId: unknown): Promise<Asked | null> {
  const { rows } = await sql<Asked>`
    select users.email, coalesce(users.preferred_name, users.first_name) as name, d.title,
           d.id as document_id, d.signature_deadline as deadline, ${readingColumns}
      from document_signers s
      join documents d on d.organization_id = s.organization_id and d.id = s.document_id
      join users on users.organization_id = s.organization_id and users.id = s.user_id
      join organizations on organizations.id = s.organization_id
     where s.organization_id = ${organizationId} and s.id = ${assignmentId} and s.status = 'PENDING'
       and d.signature_status = 'PENDING' and users.is_active
       and ${wantsMail('users', 'signatures')}`.execute(db);
  return rows[0] ?? null;
}
