import type { StoredFile } from '../file-store.ts';
import type { ProposedRequest } from './record.ts';

/** What was sent, of a file: what is shown of it, and where it stands. */
export const keptFile = ({ sha256, ...file }: StoredFile): Pick<ProposedRequest, 'body' | 'file'> => ({
  body: { file_name: file.fileName, mime_type: file.mimeType, size_bytes: file.sizeBytes },
  file: { ...file, sha256: sha256.toString('hex') },
});

/** The file that waits with a proposal, as `prepare` of its operation received it; null if it has none. */
export const standingFile = ({ file }: ProposedRequest): StoredFile | null =>
  file ? { ...file, sha256: Buffer.from(file.sha256, 'hex') } : null;
