import type { Client } from '../../../../test/client.ts';

/** One record of each kind, made by an Administrator or Executive signed in to the app. */
export async function leaveSpecimens(
  app: Client,
  userId: string,
): Promise<Record<'lvt' | 'lv' | 'lva' | 'lck' | 'hol', string>> {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await app.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.text}`);
    return (answer.data as { id: string }).id;
  };
  const lvt = await made('/leave-types', { name: 'Specimen leave' });
  const days = { start_date: '2026-03-16', end_date: '2026-03-18' };
  const lv = await made('/leaves', { leave_type_id: lvt, ...days, user_id: userId });
  const attached = await app.post(`/leaves/${lv}/attachments/upload`, Buffer.from('%PDF-1.4\n'), {
    query: { file_name: 'note.pdf' },
    headers: { 'content-type': 'application/pdf' },
  });
  if (attached.status !== 201) throw new Error(attached.text);
  return {
    lvt,
    lv,
    lva: (attached.data as { attachments: { id: string }[] }).attachments.map(({ id }) => id)[0] ?? '',
    lck: await made('/locked-dates', { start_date: '2026-12-24', end_date: '2026-12-24' }),
    hol: await made('/public-holidays', { date: '2026-05-29', name: 'Specimen Day' }),
  };
}
