import { textOf, type Units } from '../amounts.ts';
import { type Account, bringUp, type DueEntry, yearOf } from '../balances/account.ts';
import {
  type AccountChange,
  type Amounts,
  bookableIn,
  changeAccount,
  findShortfalls,
  negated,
  type Rules,
  sumOfAmounts,
} from '../balances/change.ts';
import type { ByYear, ModelBalance, ModelRules } from './model.ts';

type Page = Omit<DueEntry, 'kind'> & { readonly kind: DueEntry['kind'] | 'ADJUSTMENT' | 'TAKEN' | 'REVERSAL' };

const unitsPerHundredth = 100;
const amountsOf = (days: ByYear): Amounts =>
  new Map(Object.entries(days).map(([year, amount]) => [Number(year), amount * unitsPerHundredth]));
const hundredths = (units: Units): number => units / unitsPerHundredth;
const moneyOf = (amount: number): string => textOf(amount * unitsPerHundredth);

/** The product's own computation of an account, on a ledger and requests in memory. */
export class LedgerInMemory {
  today: string;
  readonly pages: Page[] = [];
  readonly requests = new Map<string, { status: 'PENDING' | 'APPROVED' | 'OVER'; days: Amounts }>();
  #rules: ModelRules;
  #adjustments = 0;

  constructor(rules: ModelRules, today: string) {
    this.#rules = rules;
    this.today = today;
  }

  get #asked(): Rules {
    const { allowance, isMonthly, limit, firstYear: first_year, hired, ends } = this.#rules;
    return {
      type: {
        id: 'lvt_1',
        unit: 'DAYS',
        annual_allowance: moneyOf(allowance),
        accrual: isMonthly ? 'MONTHLY' : 'ANNUAL_GRANT',
        carry_over_limit: limit === null ? null : moneyOf(limit),
        is_active: true,
        first_year,
      },
      person: {
        id: 'usr_1',
        is_active: true,
        employment_start_date: hired,
        employment_end_date: ends,
        first_year,
      },
      today: this.today,
    };
  }

  /** As the store reads it: sums of the entries, and what is pending. */
  account(): Account {
    const account: Account = new Map();
    for (const { year, kind, entry_key, units } of this.pages) {
      const sums = yearOf(account, year);
      if (kind === 'GRANT' || kind === 'ACCRUAL') sums.accrualKeys.add(entry_key);
      if (kind === 'GRANT' || kind === 'ACCRUAL') sums.accrued += units;
      else if (kind === 'ADJUSTMENT') sums.adjusted += units;
      else if (kind === 'TAKEN' || kind === 'REVERSAL') sums.taken -= units;
      else if (kind === 'EXPIRY') [sums.expired, sums.expiryCount] = [sums.expired - units, sums.expiryCount + 1];
      else if (units > 0) sums.carriedIn += units;
      else [sums.carriedOut, sums.carryCount] = [sums.carriedOut - units, sums.carryCount + 1];
    }
    for (const { status, days } of this.requests.values()) {
      if (status === 'PENDING') for (const [year, units] of days) yearOf(account, year).pending += units;
    }
    return account;
  }

  #enter(entries: readonly Page[]): void {
    for (const entry of entries) {
      const isThere = this.pages.some(({ year, entry_key: key }) => year === entry.year && key === entry.entry_key);
      if (isThere) throw new Error(`${entry.entry_key} of ${String(entry.year)} is entered twice.`);
      this.pages.push(entry);
    }
  }

  run(): void {
    const { type, person, today } = this.#asked;
    this.#enter(bringUp(type, person, this.account(), today));
  }

  /** null if the balance has room; else nothing is entered. */
  #fits(change: AccountChange, wanted: Amounts): boolean {
    const account = this.account();
    const due = changeAccount(this.#asked, account, change);
    if (findShortfalls(this.#asked, account, wanted).length > 0) return false;
    this.#enter(due);
    return true;
  }

  #take(id: string, kind: 'TAKEN' | 'REVERSAL', days: Amounts): void {
    const entry_key = `${kind.toLowerCase()}-${id}`;
    this.#enter([...days].map(([year, units]) => ({ year, kind, entry_key, units })));
  }

  book(id: string, days: ByYear, status: 'PENDING' | 'APPROVED'): boolean {
    const wanted = amountsOf(days);
    if (!this.#fits({ pending: wanted }, wanted)) return false;
    this.requests.set(id, { status, days: wanted });
    if (status === 'APPROVED') this.#take(id, 'TAKEN', negated(wanted));
    return true;
  }

  #request(id: string): { status: 'PENDING' | 'APPROVED' | 'OVER'; days: Amounts } {
    const request = this.requests.get(id);
    if (!request) throw new Error(`${id} was never booked.`);
    return request;
  }

  edit(id: string, days: ByYear): boolean {
    const [request, wanted] = [this.#request(id), amountsOf(days)];
    if (!this.#fits({ pending: sumOfAmounts(wanted, negated(request.days)) }, wanted)) return false;
    request.days = wanted;
    return true;
  }

  approve(id: string): boolean {
    const request = this.#request(id);
    if (!this.#fits({ pending: new Map() }, request.days)) return false;
    request.status = 'APPROVED';
    this.#take(id, 'TAKEN', negated(request.days));
    return true;
  }

  end(id: string): void {
    const request = this.#request(id);
    const back = negated(request.days);
    const isTaken = request.status === 'APPROVED';
    this.#enter(changeAccount(this.#asked, this.account(), isTaken ? { taken: back } : { pending: back }));
    if (isTaken) this.#take(id, 'REVERSAL', request.days);
    request.status = 'OVER';
  }

  adjust(year: number, amount: number): void {
    const units = amount * unitsPerHundredth;
    this.#enter(changeAccount(this.#asked, this.account(), { adjusted: new Map([[year, units]]) }));
    this.#enter([{ year, kind: 'ADJUSTMENT', entry_key: `adjustment-${String(++this.#adjustments)}`, units }]);
  }

  change(rules: Partial<ModelRules>): void {
    this.run();
    this.#rules = { ...this.#rules, ...rules };
    this.run();
  }

  balance(year: number): ModelBalance {
    const account = this.account();
    const { type, person, today } = this.#asked;
    bringUp(type, person, account, today);
    const sums = yearOf(account, year);
    const available = bookableIn({ type, person }, account, year);
    const carried = sums.carriedIn - sums.carriedOut - sums.expired;
    return {
      accrued: hundredths(available - carried - sums.adjusted + sums.taken + sums.pending),
      carried_over: hundredths(carried),
      adjusted: hundredths(sums.adjusted),
      taken: hundredths(sums.taken),
      pending: hundredths(sums.pending),
      available: hundredths(available),
    };
  }

  /** A balance is the sum of its entries, less what is reserved. */
  sumOf(year: number): number {
    const entered = this.pages.filter((page) => page.year === year).reduce((sum, { units }) => sum + units, 0);
    const pending = [...this.requests.values()].filter(({ status }) => status === 'PENDING');
    return hundredths(pending.reduce((sum, { days }) => sum - (days.get(year) ?? 0), entered));
  }
}
