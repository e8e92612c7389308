/** Looks at the bytes of a file as they come by; holds no more of them than it needs. */
export interface TypeCheck {
  /** false as soon as these cannot be the bytes of a file of the type. */
  take(chunk: Buffer): boolean;
  /** Whether all that was taken is a file of the type. */
  end(): boolean;
}

/** As many first bytes as any type needs to be told by. */
const headBytes = 128;

/** Decided by the first bytes alone. */
const byHead = (isIn: (head: Buffer) => boolean) => (): TypeCheck => {
  let head = Buffer.alloc(0);
  let verdict: boolean | null = null;
  return {
    take(chunk) {
      if (verdict !== null) return verdict;
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length < headBytes) return true;
      return (verdict = isIn(head));
    },
    end: () => verdict ?? isIn(head),
  };
};

const startsWith =
  (...signatures: (string | readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    signatures.some((signature) => {
      const wanted = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
      return bytes.subarray(0, wanted.length).equals(wanted);
    });

const isZip = startsWith('PK\x03\x04');
/** OpenDocument writes its type first and uncompressed. */
const openDocumentOf = (type: string): (() => TypeCheck) =>
  byHead((head) => isZip(head) && head.subarray(30, 100).includes(`mimetype${type}`));

const contentTypes = '[Content_Types].xml';
const macros = 'vbaProject.bin';

/** A zip whose directory names a part of this kind, and no macros: the directory stands at the end. */
const officeWith = (part: string) => (): TypeCheck => {
  const zip = byHead(isZip)();
  const missing = new Set([contentTypes, part]);
  const overlap = Math.max(contentTypes.length, macros.length, part.length) - 1;
  let tail = Buffer.alloc(0);
  let hasMacros = false;
  return {
    take(chunk) {
      // A name may begin in one chunk and end in the next.
      const window = Buffer.concat([tail, chunk]);
      for (const name of missing) if (window.includes(name)) missing.delete(name);
      hasMacros ||= window.includes(macros);
      tail = Buffer.from(window.subarray(-overlap));
      return zip.take(chunk) && !hasMacros;
    },
    end: () => zip.end() && missing.size === 0 && !hasMacros,
  };
};

// oxlint-disable-next-line no-control-regex -- text holds tabs and line ends, and no other control characters
const controls = /[\x00-\x08\x0e-\x1f]/;

const text = (): TypeCheck => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isText = (decode: () => string): boolean => {
    try {
      return !controls.test(decode());
    } catch {
      return false;
    }
  };
  let isAllText = true;
  return {
    take: (chunk) => (isAllText &&= isText(() => decoder.decode(chunk, { stream: true }))),
    end: () => isAllText && isText(() => decoder.decode()),
  };
};

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * What may be uploaded: each type with its extensions and the marks its bytes carry. Types that browsers run as pages
 * (HTML, SVG) and programs are not among them.
 */
const knownTypes = {
  'application/pdf': { extensions: ['.pdf'], check: byHead(startsWith('%PDF-')) },
  'image/png': { extensions: ['.png'], check: byHead(startsWith('\x89PNG\r\n\x1a\n')) },
  'image/jpeg': { extensions: ['.jpg', '.jpeg'], check: byHead(startsWith([0xff, 0xd8, 0xff])) },
  'image/webp': {
    extensions: ['.webp'],
    check: byHead((head) => startsWith('RIFF')(head) && head.subarray(8, 12).equals(Buffer.from('WEBP'))),
  },
  'image/heic': {
    extensions: ['.heic', '.heif'],
    check: byHead((head) => /^ftyp(heic|heix|mif1|msf1)$/.test(head.subarray(4, 12).toString('latin1'))),
  },
  'image/tiff': { extensions: ['.tif', '.tiff'], check: byHead(startsWith('II*\0', 'MM\0*')) },
  'text/plain': { extensions: ['.txt', '.text', '.log'], check: text },
  'text/csv': { extensions: ['.csv'], check: text },
  'text/markdown': { extensions: ['.md'], check: text },
  [`${office}.wordprocessingml.document`]: { extensions: ['.docx'], check: officeWith('word/') },
  [`${office}.spreadsheetml.sheet`]: { extensions: ['.xlsx'], check: officeWith('xl/') },
  [`${office}.presentationml.presentation`]: { extensions: ['.pptx'], check: officeWith('ppt/') },
  [`${openDocument}.text`]: { extensions: ['.odt'], check: openDocumentOf(`${openDocument}.text`) },
  [`${openDocument}.spreadsheet`]: { extensions: ['.ods'], check: openDocumentOf(`${openDocument}.spreadsheet`) },
} as const satisfies Record<string, { extensions: readonly string[]; check: () => TypeCheck }>;

export type FileType = keyof typeof knownTypes;

export const documentTypes = Object.keys(knownTypes) as FileType[];

export const checkOf = (type: FileType): TypeCheck => knownTypes[type].check();
export const extensionsOf = (type: FileType): readonly string[] => knownTypes[type].extensions;
