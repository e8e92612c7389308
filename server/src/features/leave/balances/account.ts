import { type Units, unitsOf } from '../amounts.ts';
import {
  type EntitlingType,
  type LeavePerson,
  type PlannedEntry,
  planOf,
  type Scheme,
  sharedByPattern,
} from './entitlement.ts';

export interface Share {
  full: Units;
  given: Units;
  count: number;
}

/** An entry for a difference belongs to the one that it corrects. */
export const shareKeyOf = (entryKey: string): string => entryKey.replace(/~\d+$/, '');

/** Sums of one person's entries of one type in one year, what pending requests reserve among them. */
export interface YearSums {
  accrued: Units;
  /** Came from the year before; moved on into the next; of what came, expired. */
  carriedIn: Units;
  carriedOut: Units;
  expired: Units;
  adjusted: Units;
  taken: Units;
  pending: Units;
  /** What has been granted or accrued, by key. */
  accrualKeys: Set<string>;
  /** Of that, what was given by a pattern: what full time gives, how much it is by now, and in how many entries. */
  shares: Map<string, Share>;
  carryCount: number;
  expiryCount: number;
}

export const emptyYear = (): YearSums => ({
  accrued: 0,
  carriedIn: 0,
  carriedOut: 0,
  expired: 0,
  adjusted: 0,
  taken: 0,
  pending: 0,
  accrualKeys: new Set(),
  shares: new Map(),
  carryCount: 0,
  expiryCount: 0,
});

/** One person's entries of one type, by year. */
export type Account = Map<number, YearSums>;

export const yearOf = (account: Account, year: number): YearSums => {
  let sums = account.get(year);
  if (!sums) account.set(year, (sums = emptyYear()));
  return sums;
};

/** An entry to be made. */
export interface DueEntry {
  readonly year: number;
  readonly kind: 'GRANT' | 'ACCRUAL' | 'CARRY_OVER' | 'EXPIRY';
  readonly entry_key: string;
  readonly units: Units;
  readonly full?: Units;
}

export const availableIn = (sums: YearSums): Units =>
  sums.accrued + sums.carriedIn - sums.carriedOut - sums.expired + sums.adjusted - sums.taken - sums.pending;

/** A year goes on as it began, whatever the type says since. */
const schemeOf = (type: EntitlingType, { accrualKeys }: YearSums): Scheme =>
  accrualKeys.size === 0 ? type.accrual : accrualKeys.has('grant') ? 'ANNUAL_GRANT' : 'MONTHLY';

/** What the rules give in a year and the ledger does not hold yet, due or not. */
export function plannedIn(type: EntitlingType, person: LeavePerson, account: Account, year: number): PlannedEntry[] {
  const sums = yearOf(account, year);
  return planOf(type, person, year, schemeOf(type, sums)).filter(({ entry_key }) => !sums.accrualKeys.has(entry_key));
}

/**
 * Brings an account up to a day, and answers the entries that takes: all that is due by then, and at each turn of the
 * year what moves on and what expires. Brought up twice, it asks for nothing the second time. If something has changed in
 * settled years, `settled` says what they had to move on before: they are closed once more, and granted nothing more.
 */
export function bringUp(
  type: EntitlingType,
  person: LeavePerson,
  account: Account,
  today: string,
  settled: ReadonlyMap<number, Units> = new Map(),
): DueEntry[] {
  if (type.annual_allowance === null || !type.is_active || !person.is_active) return [];
  const thisYear = Number(today.slice(0, 4));
  const entries: DueEntry[] = [];
  const firstYear = firstYearOf(type, person);
  const openYear = firstOpenYear(firstYear, account, thisYear);
  for (let year = Math.max(firstYear, Math.min(openYear, ...settled.keys())); year <= thisYear; year++) {
    const due = year < openYear ? [] : plannedIn(type, person, account, year).filter(({ due_on }) => due_on <= today);
    for (const { due_on: _day, until: _last, ...entry } of due) entries.push(enter(account, { year, ...entry }));
    if (type.pro_rata === true && year >= openYear) entries.push(...followPatterns(type, person, account, year, today));
    if (year < thisYear) entries.push(...closeYear(type, account, year, settled.get(year)));
    else if (isPastExpiry(type, year, today)) entries.push(...expireCarried(type, account, year));
  }
  return entries;
}

/** Entries of a year that its balance counts already and the ledger does not hold: a grant can be booked against before its day comes. */
export function countedAhead(
  type: EntitlingType,
  person: LeavePerson,
  account: Account,
  { year, today }: { readonly year: number; readonly today: string },
): DueEntry[] {
  const due = bringUp(type, person, account, today).filter((entry) => entry.year === year);
  const granted = plannedIn(type, person, account, year).filter(({ kind }) => kind === 'GRANT');
  return [...due, ...granted.map(({ due_on: _day, until: _last, ...entry }) => ({ year, ...entry }))];
}

/** What was given by a pattern, by the patterns of now: what they make more or less is an entry of its own. */
function followPatterns(
  type: EntitlingType,
  person: LeavePerson,
  account: Account,
  year: number,
  today: string,
): DueEntry[] {
  const sums = yearOf(account, year);
  return planOf(type, person, year, schemeOf(type, sums)).flatMap(({ kind, entry_key: key, due_on, until }) => {
    const known = sums.shares.get(key);
    if (!known || isOfFormer(person, year, key)) return [];
    const units = sharedByPattern(type, person, { kind, due_on, until, full: known.full }, today) - known.given;
    if (units === 0) return [];
    return [enter(account, { year, kind, entry_key: `${key}~${String(known.count)}`, units, full: known.full })];
  });
}

/** Given by an employment before this one: the grant of the year in which that ended, or a month up to then. */
const isOfFormer = ({ former_until: until }: LeavePerson, year: number, key: string): boolean =>
  until != null &&
  (key === 'grant' ? until.startsWith(String(year)) : `${String(year)}-${key.slice(-2)}` <= until.slice(0, 7));

/** Counts in what a pattern has given. */
export function addShare(sums: YearSums, entryKey: string, full: Units, units: Units): void {
  const key = shareKeyOf(entryKey);
  const known = sums.shares.get(key);
  sums.shares.set(key, { full, given: (known?.given ?? 0) + units, count: (known?.count ?? 0) + 1 });
}

const isPastExpiry = ({ carry_over_expires_on: day }: EntitlingType, year: number, today: string): boolean =>
  day != null && today > `${String(year)}-${day}`;

/** What was brought over and is neither taken nor booked by now, once more than was lost before. */
function expireCarried(type: EntitlingType, account: Account, year: number): DueEntry[] {
  const sums = yearOf(account, year);
  const expiring = restOf(type, sums).expired - sums.expired;
  if (expiring <= 0) return [];
  const entry_key = `expiry-${String(sums.expiryCount + 1)}`;
  return [enter(account, { year, kind: 'EXPIRY', entry_key, units: -expiring })];
}

const firstYearOf = (type: EntitlingType, person: LeavePerson): number => Math.max(type.first_year, person.first_year);

/** Years before the last are settled once a later one has begun. */
function firstOpenYear(firstYear: number, account: Account, thisYear: number): number {
  const begun = [...account].filter(([, { accrualKeys }]) => accrualKeys.size > 0).map(([year]) => year);
  return begun.length === 0 ? firstYear : Math.max(firstYear, Math.min(Math.max(...begun), thisYear - 1));
}

/**
 * A carried lot is used first, and only its unused part expires; of the year's own rest at most the limit moves on. What has
 * expired stays so.
 */
function restOf({ carry_over_limit }: EntitlingType, sums: YearSums): { expired: Units; moving: Units } {
  const used = sums.taken + sums.pending;
  const rest = sums.accrued + sums.carriedIn + sums.adjusted - used;
  const expired = Math.max(sums.expired, Math.min(sums.carriedIn - used, rest));
  const moving = carry_over_limit === null ? rest - expired : Math.min(unitsOf(carry_over_limit), rest - expired);
  return { expired, moving };
}

/** What each year before the present one would move on by the rules of now. */
export function movingBefore(
  type: EntitlingType,
  person: LeavePerson,
  account: Account,
  today: string,
): Map<number, Units> {
  const moving = new Map<number, Units>();
  for (let year = firstYearOf(type, person); year < Number(today.slice(0, 4)); year++) {
    moving.set(year, restOf(type, yearOf(account, year)).moving);
  }
  return moving;
}

/**
 * What a rejected or cancelled request gives back after the turn of the year follows later. `movedBefore` is what would have
 * moved on without it: the limit may have been another at the turn, and that is no reason to move more.
 */
function closeYear(type: EntitlingType, account: Account, year: number, movedBefore = 0): DueEntry[] {
  const sums = yearOf(account, year);
  const rest = restOf(type, sums);
  const entries: DueEntry[] = expireCarried(type, account, year);
  const moving = rest.moving - Math.max(sums.carriedOut, movedBefore);
  if (moving > 0) {
    const count = String(sums.carryCount + 1);
    entries.push(
      enter(account, { year, kind: 'CARRY_OVER', entry_key: `carried-out-${count}`, units: -moving }),
      enter(account, { year: year + 1, kind: 'CARRY_OVER', entry_key: `carried-in-${count}`, units: moving }),
    );
  }
  return entries;
}

/** Counts an entry in. */
function enter(account: Account, entry: DueEntry): DueEntry {
  const sums = yearOf(account, entry.year);
  switch (entry.kind) {
    case 'GRANT':
    case 'ACCRUAL':
      sums.accrued += entry.units;
      sums.accrualKeys.add(entry.entry_key);
      if (entry.full !== undefined) addShare(sums, entry.entry_key, entry.full, entry.units);
      break;
    case 'EXPIRY':
      sums.expired -= entry.units;
      sums.expiryCount++;
      break;
    case 'CARRY_OVER':
      if (entry.units > 0) sums.carriedIn += entry.units;
      else {
        sums.carriedOut -= entry.units;
        sums.carryCount++;
      }
  }
  return entry;
}
