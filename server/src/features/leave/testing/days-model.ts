/** The rule of which days count once more, written from the documentation alone: nothing here is shared with the product. */
export interface ModelDays {
  /** Names such as SATURDAY. */
  readonly weekend: readonly string[];
  readonly holidays: ReadonlySet<string>;
  /** Days on which a published shift of the person starts. */
  readonly shifts: ReadonlySet<string>;
}

const names = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** The days between two that a leave takes, both included. */
export function daysTaken({ weekend, holidays, shifts }: ModelDays, first: string, last: string): string[] {
  const taken: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    const day = new Date(at);
    const date = day.toISOString().slice(0, 10);
    if (holidays.has(date)) continue;
    if (weekend.includes(names[day.getUTCDay()] ?? '') && !shifts.has(date)) continue;
    taken.push(date);
  }
  return taken;
}
