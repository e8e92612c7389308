/**
 * The rules of balances once more, written from the documentation alone: nothing here is shared with the product. Amounts are
 * hundredths. This account is kept at midnight of every day, as by a run that never fails.
 */
export interface ModelRules {
  readonly allowance: number;
  readonly isMonthly: boolean;
  /** null: all that is left moves on. */
  readonly limit: number | null;
  readonly firstYear: number;
  readonly hired: string | null;
  readonly ends: string | null;
}

/** Hundredths by year. */
export type ByYear = Readonly<Record<number, number>>;

type Status = 'PENDING' | 'APPROVED' | 'OVER';

interface ModelYear {
  given: number;
  months: Set<number>;
  adjusted: number;
  lot: number;
  /** Of the lot, gone for good. */
  lost: number;
  moved: number;
  scheme: 'grant' | 'months' | null;
}

export interface ModelBalance {
  readonly accrued: number;
  readonly carried_over: number;
  readonly adjusted: number;
  readonly taken: number;
  readonly pending: number;
  readonly available: number;
}

const partOf = (day: string, from: number, to: number): number => parseInt(day.slice(from, to), 10);
const day = (year: number, month: number): string => `${String(year)}-${month < 10 ? '0' : ''}${String(month)}-01`;

export class LeaveModel {
  rules: ModelRules;
  today: string;
  readonly #years = new Map<number, ModelYear>();
  readonly #requests = new Map<string, { status: Status; days: ByYear }>();

  constructor(rules: ModelRules, today: string) {
    this.rules = rules;
    this.today = today;
    for (let year = rules.firstYear; year < partOf(today, 0, 4); year++) this.#live(year, day(year + 1, 1));
    this.#giveDue();
  }

  #year(year: number): ModelYear {
    let found = this.#years.get(year);
    if (!found) {
      found = { given: 0, months: new Set(), adjusted: 0, lot: 0, lost: 0, moved: 0, scheme: null };
      this.#years.set(year, found);
    }
    return found;
  }

  #used(year: number, ...statuses: Status[]): number {
    let sum = 0;
    for (const { status, days } of this.#requests.values()) if (statuses.includes(status)) sum += days[year] ?? 0;
    return sum;
  }

  /** A whole year that no one looked at. */
  #live(year: number, next: string): void {
    this.today = `${String(year)}-12-31`;
    this.#giveDue();
    this.today = next;
    this.#close(year);
  }

  advanceTo(today: string): void {
    for (let year = partOf(this.today, 0, 4); year < partOf(today, 0, 4); year++) this.#live(year, day(year + 1, 1));
    this.today = today;
    this.#giveDue();
  }

  /** What the rules give in a year: when, how much, and for which month (0: the grant). */
  #gifts(year: number): { month: number; on: string; amount: number }[] {
    const { allowance, hired, ends, firstYear } = this.rules;
    if (year < firstYear) return [];
    const start = hired !== null && partOf(hired, 0, 4) >= year ? hired : null;
    if (start !== null && partOf(start, 0, 4) > year) return [];
    if (ends !== null && partOf(ends, 0, 4) < year) return [];
    const firstMonth = start === null ? 1 : partOf(start, 5, 7);
    const lastMonth = ends !== null && partOf(ends, 0, 4) === year ? partOf(ends, 5, 7) : 12;
    if (lastMonth < firstMonth) return [];
    const scheme = this.#year(year).scheme ?? (this.rules.isMonthly ? 'months' : 'grant');
    if (scheme === 'grant') {
      const halves = Math.ceil((allowance * (13 - firstMonth)) / (12 * 50));
      return [{ month: 0, on: start ?? day(year, 1), amount: Math.min(allowance, halves * 50) }];
    }
    const gifts = [];
    for (let month = firstMonth; month <= lastMonth; month++) {
      const soFar = Math.round((allowance * month) / 12);
      const on = month === firstMonth && start !== null ? start : day(year, month);
      gifts.push({ month, on, amount: soFar - Math.round((allowance * (month - 1)) / 12) });
    }
    return gifts;
  }

  #giveDue(): void {
    const number = partOf(this.today, 0, 4);
    for (const { month, on, amount } of this.#gifts(number)) {
      const year = this.#year(number);
      if (on > this.today || year.months.has(month)) continue;
      year.months.add(month);
      year.scheme = month === 0 ? 'grant' : 'months';
      year.given += amount;
    }
  }

  /** What of a year's own days may go on into the next, once the lot has lost what no one used. */
  #goesOn(number: number): number {
    const year = this.#year(number);
    const own = year.given + year.adjusted;
    const used = this.#used(number, 'PENDING', 'APPROVED');
    // Leave is taken from the lot first; corrections that the own days cannot bear are borne by it, too.
    const untouched = Math.max(0, year.lot - used) + Math.min(0, own);
    const ownLeft = own + year.lot - used - Math.max(year.lost, untouched);
    return this.rules.limit === null ? ownLeft : Math.min(ownLeft, this.rules.limit);
  }

  /** The turn of a year, and again whenever something of it comes back later; `before` would have gone on without that. */
  #close(number: number, before = 0): void {
    const year = this.#year(number);
    const goesOn = this.#goesOn(number);
    const used = this.#used(number, 'PENDING', 'APPROVED');
    const untouched = Math.max(0, year.lot - used) + Math.min(0, year.given + year.adjusted);
    year.lost = Math.max(year.lost, untouched);
    const difference = goesOn - Math.max(year.moved, before);
    if (difference <= 0) return;
    this.#year(number + 1).lot += difference;
    year.moved += difference;
  }

  /** Something happens to years that may be closed. */
  #happens(change: () => void): void {
    const closed: [number, number][] = [];
    for (let year = this.rules.firstYear; year < partOf(this.today, 0, 4); year++)
      closed.push([year, this.#goesOn(year)]);
    change();
    for (const [year, before] of closed) this.#close(year, before);
  }

  balance(number: number): ModelBalance {
    const year = this.#year(number);
    const toCome = this.#gifts(number).filter(({ month }) => month === 0 && !year.months.has(0));
    const accrued = year.given + toCome.reduce((sum, { amount }) => sum + amount, 0);
    const carried_over = year.lot - year.lost - year.moved;
    const [taken, pending] = [this.#used(number, 'APPROVED'), this.#used(number, 'PENDING')];
    const available = accrued + carried_over + year.adjusted - taken - pending;
    return { accrued, carried_over, adjusted: year.adjusted, taken, pending, available };
  }

  #fits(days: ByYear): boolean {
    return Object.entries(days).every(([year, amount]) => amount === 0 || this.balance(Number(year)).available >= 0);
  }

  book(id: string, days: ByYear, status: 'PENDING' | 'APPROVED'): boolean {
    this.#requests.set(id, { status, days });
    if (this.#fits(days)) return true;
    this.#requests.delete(id);
    return false;
  }

  #request(id: string): { status: Status; days: ByYear } {
    const request = this.#requests.get(id);
    if (!request) throw new Error(`${id} was never booked.`);
    return request;
  }

  /** Takes other days in place of those reserved, in one step. */
  edit(id: string, days: ByYear): boolean {
    const request = this.#request(id);
    const before = { days: request.days, years: structuredClone([...this.#years]) };
    this.#happens(() => (request.days = days));
    if (this.#fits(days)) return true;
    request.days = before.days;
    this.#years.clear();
    for (const [year, state] of before.years) this.#years.set(year, state);
    return false;
  }

  approve(id: string): boolean {
    const request = this.#request(id);
    if (!this.#fits(request.days)) return false;
    request.status = 'APPROVED';
    return true;
  }

  /** Rejected, withdrawn or cancelled. */
  end(id: string): void {
    const request = this.#request(id);
    this.#happens(() => (request.status = 'OVER'));
  }

  adjust(year: number, amount: number): void {
    this.#happens(() => (this.#year(year).adjusted += amount));
  }

  /** Other rules hold for what is to come; a higher limit also for the last turn of a year. */
  change(rules: Partial<Pick<ModelRules, 'allowance' | 'isMonthly' | 'limit'>>): void {
    this.rules = { ...this.rules, ...rules };
    this.#giveDue();
    const lastYear = partOf(this.today, 0, 4) - 1;
    if (lastYear >= this.rules.firstYear) this.#close(lastYear);
  }
}
