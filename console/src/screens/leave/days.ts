const dayMs = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A day to begin with: the next that is no Saturday or Sunday. The server knows the real weekend. */
export function nextWorkday(today: string): string {
  let day = addDays(today, 1);
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6) day = addDays(day, 1);
  return day;
}

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 15)).toISOString().slice(0, 7);
};

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  return daysFrom(first, daysBetween(first, `${addMonths(month, 1)}-01`));
}

/** What is asked for where one is chosen. */
export const leaveTypesToBook = { query: { is_active: true, limit: 100 } } as const;
