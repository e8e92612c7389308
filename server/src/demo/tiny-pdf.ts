import type { Demo } from './demo.ts';
import { sayIn } from './language.ts';

/** Letters with marks need an encoding of the font. */
const encodings = {
  en: { missing: /[^\x20-\x7e]/g, ofFont: '' },
  fr: { missing: /[^\x20-\x7e\xa0-\xff]/g, ofFont: ' /Encoding /WinAnsiEncoding' },
} as const;
type Encoding = (typeof encodings)[keyof typeof encodings];

const escaped = (text: string, { missing }: Encoding): string =>
  text
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll('’', "'")
    .replaceAll(missing, '?');

/** A page of A4 with a few lines on it, as small as a PDF can be that every reader opens. */
export function tinyPdf(lines: readonly string[], encoding: Encoding = encodings.en): Buffer {
  const text = lines
    .map((line, index) => `${index === 0 ? '72 760 Td' : '0 -24 Td'} (${escaped(line, encoding)}) Tj`)
    .join(' ');
  const stream = `BT /F1 14 Tf ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${encoding.ofFont} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(body.length)}\n%%EOF\n`,
    'latin1',
  );
}

/** A file to open with these lines in it in the language of the demo, a page or plain text by its name. */
export function fileOf({ tenant }: Pick<Demo, 'tenant'>, file_name: string, lines: readonly string[]) {
  const language = tenant.settings.default_language;
  const said = lines.map((line) => sayIn(language)(line));
  const isPdf = file_name.endsWith('.pdf');
  const bytes = isPdf ? tinyPdf(said, encodings[language]) : Buffer.from(`${said.join('\n')}\n`);
  return { file_name, mime_type: isPdf ? 'application/pdf' : 'text/plain', content: bytes.toString('base64') };
}
