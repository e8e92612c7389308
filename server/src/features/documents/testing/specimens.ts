import type { Client } from '../../../../test/client.ts';

/** A small file of plain text. */
export const textFile = (text = 'hello', file_name = 'notes.txt') => ({
  file_name,
  mime_type: 'text/plain',
  content: Buffer.from(text).toString('base64'),
});

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
