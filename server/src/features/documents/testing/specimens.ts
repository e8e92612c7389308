import type { Client } from '../../../../test/client.ts';

/** A small file of plain text. */
export const textFile = (text = 'hello', file_name = 'notes.txt') => ({
  file_name,
  mime_type: 'text/plain',
  content: Buffer.from(text).toString('base64'),
});

/** Pages of A4 with a line of text on each. */
export function pdfOf(texts: readonly string[]): string {
  const pageIds = texts.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`;
      return [page, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** One folder, and one document in it that the person is asked to sign, made by an Administrator or Executive. */
export async function documentSpecimens(app: Client, userId: string): Promise<Record<string, string>> {
  const make = async (path: string, body: object, status = 201): Promise<Record<string, never>> => {
    const answer = await app.post(path, body);
    if (answer.status !== status) throw new Error(`POST ${path}: ${answer.text}`);
    return answer.data as Record<string, never>;
  };
  const fld = String((await make('/folders', { name: 'Specimens' }))['id']);
  const doc = String(
    (await make('/documents', { title: 'Specimen', folder_id: fld, owner_id: userId, ...textFile() }))['id'],
  );
  const signed = await make(`/documents/${doc}/signers`, { user_ids: [userId] }, 200);
  const [signer] = signed['signers'] as unknown as { assignment_id: string }[];
  return { doc, fld, sgn: signer?.assignment_id ?? '' };
}
