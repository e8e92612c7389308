import type { Client } from '../../../../test/client.ts';

/** One shift of the person, made by an Administrator or Executive signed in to the app. */
export async function shiftSpecimen(app: Client, userId: string): Promise<{ readonly shf: string }> {
  const answer = await app.post('/shifts', {
    user_id: userId,
    starts_at: '2026-03-09T13:00:00Z',
    ends_at: '2026-03-09T21:00:00Z',
    is_published: true,
  });
  if (answer.status !== 201) throw new Error(`POST /shifts: ${answer.text}`);
  return { shf: (answer.data as { id: string }).id };
}
