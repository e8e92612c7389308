import { sql } from '../../../db/sql.ts';
import { enforce } from '../../../lib/errors.ts';
import { dropFiles } from '../../../kernel/files.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Document } from './record.ts';
import { nobodySigned } from './rules.ts';
import { lockVisibleDocument } from './store.ts';

export const deleteDocument = writeOperation({
  id: 'documents.delete',
  route: 'DELETE /documents/{id}',
  subject: 'document',
  summary: 'Delete a document',
  description: 'With the files of all its versions, for good. Refused once somebody has signed.',
  scope: 'documents:write',
  params: Strict({ id: Id('doc') }),
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const document = await lockVisibleDocument(work, params.id);
    enforce(nobodySigned(document, 'it is kept.'));
    await removeDocuments(work, [document.id]);
    return document;
  },
});

/** Documents with all their versions; the bytes follow after the commit. */
export async function removeDocuments(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  const { organizationId } = work.actor;
  const { rows } = await sql<{ file_key: string }>`
    with files as (
      select file_key from document_versions
       where organization_id = ${organizationId} and document_id = any(${[...ids]})),
    gone as (
      delete from documents where organization_id = ${organizationId} and id = any(${[...ids]}))
    select file_key from files`.execute(work.tx);
  await dropFiles(
    work,
    rows.map(({ file_key }) => file_key),
  );
}
