import type { Client } from '../../../../test/client.ts';

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
