import { type TString, type TUnsafe, Type } from 'typebox';
import { invalid, type Refusal } from './errors.ts';
import { cleanFileName } from './file-names.ts';
import { checkOf, extensionsOf, type FileType } from './file-types.ts';
import { say } from './texts/texts.ts';

/** A file that is sent as it is, as the app does. */
export const maxRawFileBytes = 25_000_000;
/** As base64 it leaves room for the rest of a body of 1 MB. */
export const maxFileBytes = 750_000;
const maxBase64 = Math.ceil(maxFileBytes / 3) * 4;

/** A file as it came, checked and named. */
export interface Upload {
  readonly bytes: Buffer;
  readonly mimeType: string;
  readonly fileName: string;
}

/** The fields with which a body carries a file. */
export const uploadFields = (
  types: readonly FileType[],
  example?: { file_name: string; mime_type: FileType; content: string },
): { file_name: TString; mime_type: TUnsafe<FileType>; content: TString } => ({
  // Not refused for what it holds: it is cleaned.
  file_name: Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '\\S',
    description:
      'The name to download it under. Folders and characters that are unsafe in names are taken out; an extension that does not fit the type is completed.',
    ...(example && { examples: [example.file_name] }),
  }),
  mime_type: Type.Unsafe<FileType>(
    Type.Enum([...types], {
      description: 'The type of the file; its bytes must be of it.',
      ...(example && { examples: [example.mime_type] }),
    }),
  ),
  content: Type.String({
    minLength: 1,
    contentEncoding: 'base64',
    description: `The file in base64 (with padding, no line breaks); at most ${String(maxFileBytes)} bytes once decoded.`,
    ...(example && { examples: [example.content] }),
  }),
});

/** The file a body carries; 422 if it is not what it says. */
export function readContent(
  body: { readonly file_name: string; readonly mime_type: FileType; readonly content: string },
  options: { readonly types: readonly FileType[] },
): Upload {
  const { file_name, mime_type, content } = body;
  if (!options.types.includes(mime_type)) {
    throw invalid('mime_type', say('validation.oneOf', { allowed: options.types }));
  }
  if (content.length > maxBase64) {
    throw invalid('content', say('file.tooLarge', { limit: maxFileBytes }));
  }
  const bytes = Buffer.from(content, 'base64');
  // Written back the same: nothing was skipped, and there is one way only to write a file.
  if (bytes.length === 0 || bytes.toString('base64') !== content) {
    throw invalid('content', 'file.base64');
  }
  if (bytes.length > maxFileBytes) {
    throw invalid('content', say('file.tooLarge', { limit: maxFileBytes }));
  }
  return checkedFile({ bytes, mimeType: mime_type, fileName: file_name }, 'content');
}

function checkedFile(file: Upload & { readonly mimeType: FileType }, field: string): Upload {
  const { bytes, mimeType, fileName } = file;
  const check = checkOf(mimeType);
  if (!check.take(bytes) || !check.end()) throw wrongBytes(mimeType, field);
  return { bytes, mimeType, fileName: cleanFileName(fileName, extensionsOf(mimeType)) };
}

const wrongBytes = (mimeType: FileType, field: string): Refusal => invalid(field, say('file.wrongBytes', { mimeType }));

/** A file that is the body itself, on its way in: read once, a chunk at a time. */
export interface IncomingFile {
  readonly mimeType: FileType;
  /** As the sender has announced it; null if it has not. */
  readonly announcedBytes: number | null;
  /** Ends with a refusal if the sender goes away, stops sending or sends too much. */
  chunks(): AsyncIterable<Buffer>;
  /** What came in by now. */
  received(): { readonly sizeBytes: number; readonly sha256: Buffer };
}

export const fileNameField = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  description: 'The name to download it under; cleaned of folders and unsafe characters.',
  examples: ['handbook.pdf'],
});

/** The chunks of a file, of which each has been looked at: those of a wrong type end with a refusal. */
export async function* checkedChunks(file: IncomingFile): AsyncGenerator<Buffer, void> {
  const check = checkOf(file.mimeType);
  for await (const chunk of file.chunks()) {
    if (!check.take(chunk)) throw wrongBytes(file.mimeType, 'body');
    yield chunk;
  }
  if (file.received().sizeBytes === 0) throw invalid('body', 'file.empty');
  if (!check.end()) throw wrongBytes(file.mimeType, 'body');
}

export const incomingName = ({ mimeType }: IncomingFile, fileName: string): string =>
  cleanFileName(fileName, extensionsOf(mimeType));
