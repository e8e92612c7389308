import type { Client } from '../../../../test/client.ts';
import type { Somebody } from '../../../../test/world.ts';

export interface TimeSpecimens {
  readonly ten: string;
  readonly tsh: string;
}

/** One entry of the person and the timesheet that it opens, made by an Administrator or Executive signed in to the app. */
export async function timeSpecimens(app: Client, userId: string): Promise<TimeSpecimens> {
  const hours = { clock_in: '2026-03-09T09:00:00-04:00', clock_out: '2026-03-09T17:00:00-04:00' };
  const answer = await app.post('/time-entries', { ...hours, user_id: userId });
  if (answer.status !== 201) throw new Error(`POST /time-entries: ${answer.text}`);
  const sheets = await app.get('/timesheets', { query: { user_id: userId } });
  const [sheet] = sheets.data as { id: string }[];
  if (!sheet) throw new Error('The entry opened no timesheet.');
  return { ten: (answer.data as { id: string }).id, tsh: sheet.id };
}

/** What was made; throws if that is refused. */
export async function made(client: Client, path: string, body?: object): Promise<{ id: string }> {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.data as { id: string };
}

/** A locked timesheet of someone over a day, and the first day of its period. */
export async function lockedSheet(app: Client, person: Somebody, day: string): Promise<{ tsh: string; start: string }> {
  const hours = { clock_in: `${day}T09:00:00-04:00`, clock_out: `${day}T17:00:00-04:00` };
  await made(app, '/time-entries', { ...hours, user_id: person.id, hourly_rate: 20 });
  const listed = await app.get('/timesheets', { query: { user_id: person.id, limit: '100' } });
  const sheets = listed.data as { id: string; period_start: string; period_end: string }[];
  const sheet = sheets.find(({ period_start: start, period_end: end }) => start <= day && end >= day);
  const tsh = sheet?.id ?? '';
  await made(await person.app(), `/timesheets/${tsh}/submit`);
  await made(app, `/timesheets/${tsh}/approve`);
  await made(app, `/timesheets/${tsh}/finalize`);
  return { tsh, start: sheet?.period_start ?? '' };
}
