import type { Db } from '../../../db/database.ts';
import { type Changes, updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { wantsMail } from '../../mail/index.ts';
import { readingColumns, type ReadingRow } from '../../people/index.ts';

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

/** By assignment. */
export async function listDeclineReasons(
  db: Db,
  actor: Actor,
  documentId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; decline_reason: string | null }>`
    select id, decline_reason from document_signers
     where organization_id = ${actor.organizationId} and document_id = ${documentId}`.execute(db);
  return new Map(rows.map(({ id, decline_reason }) => [id, decline_reason]));
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
