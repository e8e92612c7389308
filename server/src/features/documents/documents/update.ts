import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile } from '../../../kernel/files.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { differing } from '../../../lib/changes.ts';
import { parseInstantMs } from '../../../lib/days.ts';
import { conflict, enforce, forbidden, invalid } from '../../../lib/errors.ts';
import { documentTypes } from '../../../lib/file-types.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { readContent, type Upload } from '../../../lib/uploads.ts';
import { checkFolder } from '../folders/store.ts';
import { Document, DocumentChanges } from './record.ts';
import { checkAudience, checkDeadline, checkOwner, documentRecord, isNotBeingSigned, nobodySigned } from './rules.ts';
import { documentAfter, findContentHash, insertVersion, lockVisibleDocument } from './store.ts';

export const updateDocument = writeOperation({
  id: 'documents.update',
  route: 'PATCH /documents/{id}',
  subject: 'document',
  summary: 'Change a document',
  description:
    'Only the fields sent change. A new file (file_name, mime_type and content together) makes a new version; the one before it is kept. Refused while signatures are being collected and once a signer has signed. signature_deadline moves while signatures are pending.',
  scope: 'documents:write',
  guards: guardsOn(documentRecord, []),
  params: Strict({ id: Id('doc') }),
  body: DocumentChanges,
  returns: Document,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async prepare({ files, body }) {
    const upload = uploadOf(body);
    return upload && files.store(upload);
  },

  async run({ work, params, body, prepared }) {
    const document = await lockVisibleDocument(work, params.id);
    const changedFields = await changeDocument(work, document, body, prepared);
    work.audit({ subjectId: document.id, changedFields, before: document, after: body });
    return documentAfter(work, document.id);
  },
});

/** Changes what differs, and tells what did. Nothing different: nothing happens, and updated_at stays. */
async function changeDocument(
  work: UnitOfWork,
  document: Document,
  changes: DocumentChanges,
  file: StoredFile | null,
): Promise<string[]> {
  const { file_name: _name, mime_type: _type, content: _content, signature_deadline, ...details } = changes;
  const values: Record<string, unknown> = differing({ ...document, owner_id: document.owner.id }, details);
  checkAudience({ ...document, ...values }, details);
  if (values['owner_id'] !== undefined) await checkOwner(work, details.owner_id);
  if (values['folder_id'] !== undefined) await checkFolder(work, details.folder_id);
  Object.assign(values, deadlineOf(work, document, signature_deadline));
  const isNewFile = file !== null && !(await isPresentFile(work, document, file));
  if (isNewFile) Object.assign(values, await addVersion(work, document, file));
  if (Object.keys(values).length === 0) return [];
  await work.update('documents', document.id, values);
  const fileFields = ['file_name', 'mime_type', 'content', 'version'];
  return [...Object.keys(values).filter((name) => name in changes), ...(isNewFile ? fileFields : [])];
}

type FileChanges = Pick<DocumentChanges, 'file_name' | 'mime_type' | 'content'>;

/** A file comes whole or not at all. */
function uploadOf({ file_name, mime_type, content }: FileChanges): Upload | null {
  if (file_name === undefined && mime_type === undefined && content === undefined) return null;
  if (file_name === undefined) throw invalid('file_name', 'documents.withNewFile');
  if (mime_type === undefined) throw invalid('mime_type', 'documents.withNewFile');
  if (content === undefined) throw invalid('content', 'documents.withNewFile');
  return readContent({ file_name, mime_type, content }, { types: documentTypes });
}

function deadlineOf(
  work: UnitOfWork,
  document: Document,
  sent: string | null | undefined,
): Record<string, string | null> {
  if (sent === undefined) return {};
  const wanted = sent === null ? null : parseInstantMs(sent);
  const stands = document.signature_deadline === null ? null : parseInstantMs(document.signature_deadline);
  if (wanted === stands) return {};
  if (document.signature_status !== 'PENDING') {
    throw conflict('documents.deadlineWithoutSigners', {
      reason: 'state',
      signature_status: document.signature_status,
    });
  }
  return { signature_deadline: checkDeadline(work, wanted) };
}

/** Sent again as it is, a file makes no version. */
async function isPresentFile(work: UnitOfWork, document: Document, file: StoredFile): Promise<boolean> {
  if (file.fileName !== document.file_name || file.mimeType !== document.mime_type) return false;
  const present = await findContentHash(work, document.id);
  return present?.equals(file.sha256) === true;
}

async function addVersion(work: UnitOfWork, document: Document, file: StoredFile): Promise<Record<string, unknown>> {
  enforce(nobodySigned(document, 'documents.signedFile'));
  enforce(isNotBeingSigned(document));
  const { userId } = work.actor;
  if (userId === null) throw forbidden('documents.filesAddedByPerson');
  const version = document.version + 1;
  const fileKey = await keepFile(work, file);
  await insertVersion(work, { documentId: document.id, version, fileKey, uploadedById: userId });
  return { version, file_key: fileKey, uploaded_by_id: userId };
}
