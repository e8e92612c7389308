import { addDays } from '../leave/days.ts';

/** Four weeks at a time. */
export const shownDays = 28;
export const shiftsPerPage = 100;

/** What one's own schedule asks for from a day on. */
export function myScheduleQueries(userId: string, from: string) {
  const window = { start_date: from, end_date: addDays(from, shownDays - 1) };
  return {
    window,
    mine: { query: { ...window, user_id: userId } },
    offers: { query: { status: ['OPEN', 'WAITING'] as ('OPEN' | 'WAITING')[] } },
    applied: { query: { status: 'WAITING' as const } },
    open: { query: { ...window, status: 'OPEN' as const } },
  };
}
