/** Calendar days as texts, `2026-03-09`: no zone moves them. */
const dayMs = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The first day of the week a day lies in. */
export function weekStartOf(day: string, weekStart: 'MONDAY' | 'SUNDAY'): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = weekStart === 'MONDAY' ? 1 : 0;
  return addDays(day, -((weekday - first + 7) % 7));
}

export const weekDays = (start: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(start, index));

export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
