import { Type, type TString, type TUnsafe } from 'typebox';
import { invalid } from './errors.ts';
import { cleanFileName } from './file-names.ts';

/** A file that is sent as it is, as the app does. */
export const maxRawFileBytes = 25_000_000;
/** As base64 it leaves room for the rest of a body of 1 MB. */
export const maxFileBytes = 750_000;
const maxBase64 = Math.ceil(maxFileBytes / 3) * 4;

const startsWith =
  (...signatures: (string | readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    signatures.some((signature) => {
      const wanted = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
      return bytes.subarray(0, wanted.length).equals(wanted);
    });

const isZip = startsWith('PK\x03\x04');
/** A zip whose directory names a part of this kind, and no macros. */
const isOffice =
  (part: string) =>
  (bytes: Buffer): boolean =>
    isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(part) && !bytes.includes('vbaProject.bin');
/** OpenDocument writes its type first and uncompressed. */
const isOpenDocument =
  (type: string) =>
  (bytes: Buffer): boolean =>
    isZip(bytes) && bytes.subarray(30, 100).includes(`mimetype${type}`);

const decoder = new TextDecoder('utf-8', { fatal: true });
function isText(bytes: Buffer): boolean {
  try {
    // eslint-disable-next-line no-control-regex -- text holds tabs and line ends, and no other control characters
    return !/[\x00-\x08\x0e-\x1f]/.test(decoder.decode(bytes));
  } catch {
    return false;
  }
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * What may be uploaded: each type with its extensions and the marks its bytes carry. Types that browsers run as pages
 * (HTML, SVG) and programs are not among them.
 */
const knownTypes = {
  'application/pdf': { extensions: ['.pdf'], isIn: startsWith('%PDF-') },
  'image/png': { extensions: ['.png'], isIn: startsWith('\x89PNG\r\n\x1a\n') },
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], isIn: startsWith([0xff, 0xd8, 0xff]) },
  'image/webp': {
    extensions: ['.webp'],
    isIn: (bytes: Buffer) => startsWith('RIFF')(bytes) && bytes.subarray(8, 12).equals(Buffer.from('WEBP')),
  },
  'image/heic': {
    extensions: ['.heic', '.heif'],
    isIn: (bytes: Buffer) => /^ftyp(heic|heix|mif1|msf1)$/.test(bytes.subarray(4, 12).toString('latin1')),
  },
  'image/tiff': { extensions: ['.tif', '.tiff'], isIn: startsWith('II*\0', 'MM\0*') },
  'text/plain': { extensions: ['.txt', '.text', '.log'], isIn: isText },
  'text/csv': { extensions: ['.csv'], isIn: isText },
  'text/markdown': { extensions: ['.md'], isIn: isText },
  [`${office}.wordprocessingml.document`]: { extensions: ['.docx'], isIn: isOffice('word/') },
  [`${office}.spreadsheetml.sheet`]: { extensions: ['.xlsx'], isIn: isOffice('xl/') },
  [`${office}.presentationml.presentation`]: { extensions: ['.pptx'], isIn: isOffice('ppt/') },
  [`${openDocument}.text`]: { extensions: ['.odt'], isIn: isOpenDocument(`${openDocument}.text`) },
  [`${openDocument}.spreadsheet`]: { extensions: ['.ods'], isIn: isOpenDocument(`${openDocument}.spreadsheet`) },
} as const satisfies Record<string, { extensions: readonly string[]; isIn: (bytes: Buffer) => boolean }>;

export type FileType = keyof typeof knownTypes;

export const documentTypes = Object.keys(knownTypes) as FileType[];

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
    throw invalid('mime_type', `mime_type must be one of ${options.types.join(', ')}.`);
  }
  if (content.length > maxBase64) {
    throw invalid('content', `content must have at most ${String(maxFileBytes)} bytes once decoded.`);
  }
  const bytes = Buffer.from(content, 'base64');
  // Written back the same: nothing was skipped, and there is one way only to write a file.
  if (bytes.length === 0 || bytes.toString('base64') !== content) {
    throw invalid('content', 'content must be base64 with padding, without line breaks or other characters.');
  }
  if (bytes.length > maxFileBytes) {
    throw invalid('content', `content must have at most ${String(maxFileBytes)} bytes once decoded.`);
  }
  return checkedFile({ bytes, mimeType: mime_type, fileName: file_name }, 'content');
}

function checkedFile(file: Upload & { readonly mimeType: FileType }, field: string): Upload {
  const { bytes, mimeType, fileName } = file;
  const type = knownTypes[mimeType];
  if (!type.isIn(bytes)) {
    throw invalid(field, `This is not a file of the type ${mimeType}. Send the type that it has.`);
  }
  return { bytes, mimeType, fileName: cleanFileName(fileName, type.extensions) };
}

/** A file that is the body itself; its name is told beside it. */
export interface RawFile {
  readonly bytes: Buffer;
  readonly mimeType: FileType;
}

export const fileNameField = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '\\S',
  description: 'The name to download it under; cleaned of folders and unsafe characters.',
  examples: ['handbook.pdf'],
});

export const namedFile = (file: RawFile, fileName: string): Upload => checkedFile({ ...file, fileName }, 'body');
