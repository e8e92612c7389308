import type { Client } from '../../../../test/client.ts';

/** One shift of the person and a template of its week, made by an Administrator or Executive signed in to the app. */
export async function shiftSpecimen(
  app: Client,
  userId: string,
): Promise<{ readonly shf: string; readonly wtp: string }> {
  const answer = await app.post('/shifts', {
    user_id: userId,
    starts_at: '2026-03-09T13:00:00Z',
    ends_at: '2026-03-09T21:00:00Z',
    is_published: true,
  });
  if (answer.status !== 201) throw new Error(`POST /shifts: ${answer.text}`);
  const template = await app.post('/week-templates', { name: 'Specimen', week_start: '2026-03-09' });
  if (template.status !== 201) throw new Error(`POST /week-templates: ${template.text}`);
  return { shf: (answer.data as { id: string }).id, wtp: (template.data as { id: string }).id };
}
