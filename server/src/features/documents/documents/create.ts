import { selfOf } from '../../../kernel/actor.ts';
import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile } from '../../../kernel/files.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { forbidden, invalid } from '../../../lib/errors.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { readContent } from '../../../lib/uploads.ts';
import { checkFolder } from '../folders/store.ts';
import { newDocument } from './examples.ts';
import { Document, NewDocument } from './record.ts';
import { checkAudience, checkOwner } from './rules.ts';
import { documentAfter, insertVersion } from './store.ts';

export const createDocument = writeOperation({
  id: 'documents.create',
  route: 'POST /documents',
  subject: 'document',
  summary: 'Add a document',
  description:
    'Carries the file in base64, within the limit of the body. The type must be one of those listed, and the bytes of that type. Without owner_id the document is the caller’s own.',
  scope: 'documents:write',
  body: NewDocument,
  returns: Document,
  example: { ...newDocument, size_bytes: 21 },
  status: 201,

  prepare: ({ files, body }) => files.store(readContent(body, { types: documentTypes })),

  async run({ work, body, prepared }) {
    const { file_name: _name, mime_type: _type, content: _content, ...details } = body;
    const id = await addDocument(work, details, prepared);
    return documentAfter(work, id);
  },
});

type Details = Omit<NewDocument, 'file_name' | 'mime_type' | 'content'>;

export async function addDocument(work: UnitOfWork, details: Details, file: StoredFile): Promise<string> {
  const { actor, now } = work;
  if (actor.userId === null) throw forbidden('documents.addedByPerson');
  const { title, description = null, category = 'OTHER', folder_id = null, tags = [] } = details;
  const { is_private = false, is_company_library = false, owner_id = selfOf(actor) } = details;
  if (owner_id === null) throw invalid('owner_id', 'validation.required');
  checkAudience({ is_private, is_company_library }, details);
  await checkOwner(work, owner_id);
  await checkFolder(work, folder_id);
  const fileKey = await keepFile(work, file);
  const id = work.newId('doc');
  await work.insert('documents', {
    id,
    title,
    description,
    category,
    owner_id,
    uploaded_by_id: actor.userId,
    file_key: fileKey,
    is_private,
    is_company_library,
    folder_id,
    tags,
    created_at: now,
    updated_at: now,
  });
  await insertVersion(work, { documentId: id, version: 1, fileKey, uploadedById: actor.userId });
  return id;
}
