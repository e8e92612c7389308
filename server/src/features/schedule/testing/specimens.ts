import type { Client } from '../../../../test/client.ts';

/** A day that is not over, whatever the time zone. */
const dayAhead = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** One shift of the person, one that they offer, an exception of when they can work and a template of its week, made by an Administrator or Executive signed in to the app. */
export async function shiftSpecimen(
  app: Client,
  userId: string,
): Promise<{
  readonly shf: string;
  readonly wtp: string;
  readonly avx: string;
  readonly sof: string;
  readonly srq: string;
  readonly lbg: string;
}> {
  const answer = await app.post('/shifts', {
    user_id: userId,
    starts_at: '2026-03-09T13:00:00Z',
    ends_at: '2026-03-09T21:00:00Z',
    is_published: true,
  });
  if (answer.status !== 201) throw new Error(`POST /shifts: ${answer.text}`);
  const template = await app.post('/week-templates', { name: 'Specimen', week_start: '2026-03-09' });
  if (template.status !== 201) throw new Error(`POST /week-templates: ${template.text}`);
  const day = await app.post('/availability-exceptions', { user_id: userId, date: dayAhead(), kind: 'UNAVAILABLE' });
  if (day.status !== 201) throw new Error(`POST /availability-exceptions: ${day.text}`);
  const next = await app.post('/shifts', {
    user_id: userId,
    starts_at: '2099-03-09T13:00:00Z',
    ends_at: '2099-03-09T21:00:00Z',
    is_published: true,
  });
  const offer = await app.post('/shift-offers', { shift_id: (next.data as { id: string }).id });
  if (offer.status !== 201) throw new Error(`POST /shift-offers: ${offer.text}`);
  const wanted = await app.post('/staffing-requirements', {
    department_id: (answer.data as { department_id: string }).department_id,
    weekday: 6,
    from: '17:00',
    to: '22:00',
    people: 3,
  });
  if (wanted.status !== 201) throw new Error(`POST /staffing-requirements: ${wanted.text}`);
  const budget = await app.post('/labor-budgets', {
    department_id: (answer.data as { department_id: string }).department_id,
    week: '2026-03-09',
    hours: 120,
    amount: 4200,
  });
  if (budget.status !== 201) throw new Error(`POST /labor-budgets: ${budget.text}`);
  return {
    lbg: (budget.data as { id: string }).id,
    srq: (wanted.data as { id: string }).id,
    sof: (offer.data as { id: string }).id,
    avx: (day.data as { id: string }).id,
    shf: (answer.data as { id: string }).id,
    wtp: (template.data as { id: string }).id,
  };
}
