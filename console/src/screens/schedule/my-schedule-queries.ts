import { addDays } from '../leave/days.ts';

/** Four weeks at a time. */
export const shownDays = 28;
export const shiftsPerPage = 100;

/** What one's own schedule asks for from a day on. */
export function myScheduleQueries(userId: string, from: string) {
  const window = { start_date: from, end_date: addDays(from, shownDays - 1) };
  return {
    window,
    /** What I work, and what is open. */
    shifts: { query: { ...window, user_id: userId, or_open: true } },
    offers: { query: { status: ['OPEN', 'WAITING'] as ('OPEN' | 'WAITING')[] } },
    applied: { query: { status: 'WAITING' as const } },
  };
}
