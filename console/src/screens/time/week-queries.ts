import { addDays } from '../../calendar-days.ts';

/** A pay period has at most 31 days: one that touches the week starts and ends no further away. */
const periodDays = 31;

/** What is listed of my week. Its screen asks for it, and the app before that if it opens there. */
export function weekQueries(userId: string, start: string) {
  const end = addDays(start, 6);
  return {
    entries: { query: { user_id: userId, start_date: start, end_date: end } },
    sheets: {
      query: { user_id: userId, period_start: addDays(start, -periodDays), period_end: addDays(end, periodDays) },
    },
  };
}
export const entriesPerPage = 100;
export const sheetsPerPage = 25;
