import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-names.ts';
import { documentTypes, type FileType } from './file-types.ts';
import { maxFileBytes, readContent } from './uploads.ts';

const base64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');
const upload = (fields: Partial<Parameters<typeof readContent>[0]>, types = documentTypes) =>
  readContent({ file_name: 'notes.txt', mime_type: 'text/plain', content: base64('hello'), ...fields }, { types });
const zip = (...parts: string[]): Buffer => Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${parts.join('\0')}`, 'latin1');

const office = 'application/vnd.openxmlformats-officedocument';
const samples: [FileType, Buffer, string][] = [
  ['application/pdf', Buffer.from('%PDF-1.7\n'), 'a.pdf'],
  ['image/png', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'a.png'],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'a.jpeg'],
  ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'a.webp'],
  ['image/heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'a.heic'],
  ['image/tiff', Buffer.from('II*\0\x08', 'latin1'), 'a.tif'],
  ['text/plain', Buffer.from('Grüße\r\n\tan alle'), 'a.txt'],
  ['text/csv', Buffer.from('a,b\n1,2\n'), 'a.csv'],
  ['text/markdown', Buffer.from('# Title'), 'a.md'],
  [`${office}.wordprocessingml.document`, zip('[Content_Types].xml', 'word/document.xml'), 'a.docx'],
  [`${office}.spreadsheetml.sheet`, zip('[Content_Types].xml', 'xl/workbook.xml'), 'a.xlsx'],
  [`${office}.presentationml.presentation`, zip('[Content_Types].xml', 'ppt/presentation.xml'), 'a.pptx'],
  ['application/vnd.oasis.opendocument.text', zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'a.odt'],
  [
    'application/vnd.oasis.opendocument.spreadsheet',
    zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    'a.ods',
  ],
];

describe('an upload', () => {
  it('every type that may be uploaded has a sample here', () => {
    expect(samples.map(([type]) => type).sort()).toEqual([...documentTypes].sort());
  });

  it.each(samples)('%s', (mime_type, bytes, file_name) => {
    expect(upload({ mime_type, file_name, content: base64(bytes) })).toEqual({
      bytes,
      mimeType: mime_type,
      fileName: file_name,
    });
  });

  it.each(samples.filter(([type]) => !type.startsWith('text/')))('422: bytes that are not %s', (mime_type) => {
    for (const [type, bytes] of samples) {
      if (type === mime_type) continue;
      expect(() => upload({ mime_type, content: base64(bytes) }), type).toThrow(`not a file of the type ${mime_type}`);
    }
  });

  it('422: text that is binary or not UTF-8', () => {
    for (const content of [Buffer.from([0xff, 0xfe, 0x41]), Buffer.from('a\0b'), Buffer.from('\x1b[2J')]) {
      expect(() => upload({ content: base64(content) })).toThrow('not a file of the type text/plain');
    }
  });

  it('422: a document with macros', () => {
    const content = base64(zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'));
    expect(() => upload({ mime_type: `${office}.wordprocessingml.document`, content })).toThrow('not a file');
  });

  it('422: a type that is not taken here', () => {
    expect(() => upload({}, ['application/pdf', 'image/png'])).toThrow('mime_type must be one of application/pdf');
  });

  it.each([
    '',
    'aGVsbG8',
    'aGVsbG8=\n',
    'aGVs bG8=',
    'aGVsbG9=',
    'aGVs-_8=',
    'data:text/plain;base64,aGVsbG8=',
    '====',
  ])('422: no base64: %j', (content) => {
    expect(() => upload({ content })).toThrow(/base64/);
  });

  it('422 beyond the largest size; the largest fits a body of 1 MB', () => {
    const largest = base64(Buffer.alloc(maxFileBytes, 'a'));
    expect(upload({ content: largest }).bytes).toHaveLength(maxFileBytes);
    expect(largest.length).toBeLessThan(1024 * 1024 - 10_000);
    for (const more of [1, 1000]) {
      expect(() => upload({ content: base64(Buffer.alloc(maxFileBytes + more, 'a')) })).toThrow('at most 750000 bytes');
    }
  });
});

describe('the name of a file', () => {
  const named = (name: string): string => cleanFileName(name, ['.pdf']);

  it.each([
    ['Contract.pdf', 'Contract.pdf'],
    ['Contract.PDF', 'Contract.PDF'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\Lease 2026.pdf', 'Lease 2026.pdf'],
    ['contract\u202Efdp.exe', 'contractfdp.exe.pdf'],
    ['a\u0000b\nc.pdf', 'abc.pdf'],
    ['zero\u200Bwidth.pdf', 'zerowidth.pdf'],
    ['what? "now" <x>|y:z*.pdf', 'what_ _now_ _x__y_z_.pdf'],
    ['  .hidden.pdf. ', 'hidden.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['...', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['履歴書 2026.pdf', '履歴書 2026.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
  ])('%j becomes %j', (given, clean) => {
    expect(named(given)).toBe(clean);
  });

  it('keeps its extension when it is cut', () => {
    const long = named(`${'😀'.repeat(150)}.pdf`);
    expect(long.length).toBeLessThanOrEqual(200);
    expect(long.endsWith('😀.pdf')).toBe(true);
  });

  it('whatever was given: safe, no longer than 200, and clean a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (given) => {
        if (!given.isWellFormed()) return;
        const name = named(given);
        expect(name.length).toBeLessThanOrEqual(200);
        expect(name).toMatch(/^[^/\\]+\.pdf$/i);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]|^\./u);
        expect(named(name)).toBe(name);
      }),
    );
  });
});
