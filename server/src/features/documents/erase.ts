import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { eventErasure } from '../../kernel/erasing-events.ts';
import { emptied, type PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { erasedFields } from '../../lib/personal.ts';
import { userErased } from '../people/index.ts';
import { Document } from './documents/record.ts';
import { deleteDocuments } from './documents/store.ts';
import { SignerWithReason } from './signing/list-signers.ts';

const { title, description, tags, file_name } = Document.properties;
const DocumentWords = Type.Object({ title, description, tags });
const FileWords = Type.Object({ file_name });

export const documentData: readonly PersonalTable[] = [
  {
    table: 'documents',
    area: 'documents',
    key: ['id'],
    rowsOf: (userId) => sql`owner_id = ${userId}`,
    record: DocumentWords,
    whenErased: 'emptied',
    isErasedApart: true,
    kept: { signing_audience: 'ids of those who are asked to sign' },
  },
  {
    table: 'document_versions',
    area: 'documents',
    key: ['document_id', 'version'],
    rowsOf: (userId) => sql`document_id in (
      select d.id from documents d
       where d.organization_id = document_versions.organization_id and d.owner_id = ${userId})`,
    whenErased: 'deleted',
    isErasedApart: true,
    file: 'file_key',
  },
  {
    table: 'document_signers',
    area: 'documents',
    key: ['document_id', 'id'],
    record: Type.Object({ decline_reason: SignerWithReason.properties.decline_reason }),
    whenErased: 'emptied',
  },
];

/**
 * What was about the person goes with its files. What someone signed and payroll documents stay, for there may be a duty
 * to keep them, without what names the person outside the file; the company library is the organization's own.
 */
export const eraseDocumentsOfErased: Reaction = {
  to: userErased,
  summary:
    'Documents of the person are deleted with their files, save those that someone signed, payroll documents and the company library; what stays loses title, description, tags and file name and becomes private, and their name leaves signers and earlier document events.',

  async run(work, userId) {
    const { organizationId } = work.actor;
    const { rows } = await sql<{ id: string; is_kept: boolean }>`
      select d.id, d.category = 'PAYROLL' or d.signed_at is not null as is_kept from documents d
       where d.organization_id = ${organizationId} and d.owner_id = ${userId} and not d.is_company_library
       order by d.id for update`.execute(work.tx);
    const gone = rows.filter(({ is_kept }) => !is_kept).map(({ id }) => id);
    const kept = rows.filter(({ is_kept }) => is_kept).map(({ id }) => id);
    await deleteDocuments(work, gone);
    await emptyKept(work, userId, kept);
    for (const id of gone) work.audit({ action: 'documents.delete', subjectType: 'document', subjectId: id });
  },
};

async function emptyKept({ actor, tx, now }: UnitOfWork, userId: string, ids: readonly string[]): Promise<void> {
  const { organizationId } = actor;
  const { file_name: name } = erasedFields(FileWords, userId);
  await sql`
    with emptied as (
      update documents set ${emptied(DocumentWords, userId)}, is_private = true, updated_at = ${now}
       where organization_id = ${organizationId} and id = any(${[...ids]}))
    update stored_files f set file_name = ${name}::text || coalesce(substring(f.file_name from '\\.[A-Za-z0-9]+$'), '')
      from document_versions v
     where v.organization_id = ${organizationId} and v.document_id = any(${[...ids]})
       and f.organization_id = v.organization_id and f.key = v.file_key`.execute(tx);
}

/** What was told before: the person's name wherever it stands, and what their own documents said. */
export const documentEventErasure = eventErasure({
  object: 'document',
  record: Document,
  person: ['owner', 'id'],
  unless: sql.raw(`snapshot ->> 'is_company_library' = 'true'`),
});
