/** The rule of which days count once more, written from the documentation alone: nothing here is shared with the product. */
export interface ModelDays {
  /** Names such as SATURDAY. */
  readonly weekend: readonly string[];
  readonly holidays: ReadonlySet<string>;
  /** Days on which a published shift of the person starts. */
  readonly shifts: ReadonlySet<string>;
  /** From which day on they work by which pattern, or by the organization's week again; in the order of the days. */
  readonly contracts?: readonly ModelContract[];
}

/** Minutes from Monday to Sunday, of one week or of two; null: those of the organization. */
export interface ModelContract {
  readonly from: string;
  readonly minutes: readonly number[] | null;
}

/** Two weeks take turns from Monday, 5 January 1970, on. */
export function minutesByContract(contracts: readonly ModelContract[], date: string): number | null {
  let held: ModelContract | undefined;
  for (const contract of contracts) if (contract.from <= date) held = contract;
  if (!held?.minutes) return null;
  const days = Math.round((Date.parse(date) - Date.parse('1970-01-05')) / 86_400_000);
  return held.minutes[days % held.minutes.length] ?? 0;
}

const names = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** The days between two that a leave takes, both included. */
export function daysTaken(
  { weekend, holidays, shifts, contracts = [] }: ModelDays,
  first: string,
  last: string,
): string[] {
  const taken: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    const day = new Date(at);
    const date = day.toISOString().slice(0, 10);
    if (holidays.has(date)) continue;
    const own = minutesByContract(contracts, date);
    if (own === 0) continue;
    if (own === null && weekend.includes(names[day.getUTCDay()] ?? '') && !shifts.has(date)) continue;
    taken.push(date);
  }
  return taken;
}
