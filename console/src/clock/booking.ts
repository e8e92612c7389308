import { timeTexts } from '../texts/time.ts';

/** What time was booked to, by the names that can be seen of it. */
export const sayBooking = (project: string | null, task: string | null): string =>
  project !== null && task !== null ? timeTexts.booking(project, task) : (project ?? task ?? '');
