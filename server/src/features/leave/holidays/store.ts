import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { advisoryLock } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, daysBetween } from '../../../lib/days.ts';
import { lowestId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/texts/texts.ts';
import { type LibraryDay, libraryDays } from './library.ts';
import { firstHolidayYear, lastHolidayYear, type PublicHoliday } from './record.ts';

export interface HolidayPlace {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
}

export interface Removal {
  readonly date: string;
  readonly name: string;
  readonly is_every_year: boolean;
}

export async function regionOf(db: Db, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ region: string | null }>`
    select region from organizations where id = ${organizationId}`.execute(db);
  return rows[0]?.region ?? null;
}

/** Where someone works; null: they say nothing of it, or are no person. */
export async function workLocationOf(db: Db, organizationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ work_location: string | null }>`
    select work_location from users where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  return rows[0]?.work_location ?? null;
}

export async function placeOf({ actor, tx }: UnitOfWork): Promise<HolidayPlace> {
  const { id, country } = actor.organization;
  return { id, country, region: await regionOf(tx, id) };
}

/** Changes of an organization's holidays come one after the other. */
export async function lockHolidays({ actor, tx }: UnitOfWork): Promise<void> {
  await advisoryLock('holidays', actor.organizationId).execute(tx);
}

const epoch = '1970-01-01';
const dayMs = 86_400_000;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Days of the country are in no table, yet keep their id: it begins with the date, as any id begins with its time, and
 * goes on with a digest of organization, date and name.
 */
export function libraryDayId(organizationId: string, { date, name }: { date: string; name: string }): string {
  const timed = lowestId('hol', daysBetween(epoch, date) * dayMs).slice(0, -16);
  const digest = createHash('sha256').update(`${organizationId}\n${date}\n${name}`).digest();
  return timed + [...digest.subarray(0, 16)].map((byte) => alphabet.charAt(byte % 32)).join('');
}

/** The date within such an id; null if it holds none. */
export function dateWithin(id: string): string | null {
  const digits = Array.from(id.slice('hol_'.length, 'hol_'.length + 10), (digit) => alphabet.indexOf(digit));
  const timeMs = digits.reduce((sum, digit) => sum * 32 + digit, 0);
  const days = timeMs / dayMs;
  return Number.isInteger(days) && days < 50_000 ? addDays(epoch, days) : null;
}

export const isRemoved = (removals: readonly Removal[], day: { date: string; name: string }): boolean =>
  removals.some(({ date, name, is_every_year }) => name === day.name && (is_every_year || date === day.date));

export async function removalsOf(db: Db, organizationId: string): Promise<Removal[]> {
  const { rows } = await sql<Removal>`
    select date, name, is_every_year from public_holiday_removals where organization_id = ${organizationId}`.execute(
    db,
  );
  return rows;
}

/** What keeps a day of the country away: on this date, or in every year. */
export async function deleteRemovals({ actor, tx }: UnitOfWork, { date, name }: PublicHoliday): Promise<void> {
  await sql`
    delete from public_holiday_removals
     where organization_id = ${actor.organizationId} and name = ${name} and (date = ${date} or is_every_year)`.execute(
    tx,
  );
}

/** Answers with the holiday that was deleted; null: the organization has none of its own by this id. */
export async function deleteOwnHoliday({ actor, tx }: UnitOfWork, id: string): Promise<PublicHoliday | null> {
  const { rows } = await sql<PublicHoliday>`
    delete from public_holidays where organization_id = ${actor.organizationId} and id = ${id}
    returning id, date, name, true as is_custom`.execute(tx);
  return rows[0] ?? null;
}

export async function ownHolidays(db: Db, organizationId: string, from: string, to: string): Promise<PublicHoliday[]> {
  const { rows } = await sql<PublicHoliday>`
    select id, date, name, true as is_custom from public_holidays
     where organization_id = ${organizationId} and date between ${from} and ${to}`.execute(db);
  return rows;
}

/** The holidays of a country or region between two days, both included. */
export async function libraryDaysBetween(
  country: string,
  region: string | null,
  from: string,
  to: string,
): Promise<LibraryDay[]> {
  const first = Math.max(Number(from.slice(0, 4)), firstHolidayYear);
  const last = Math.min(Number(to.slice(0, 4)), lastHolidayYear);
  const years = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const days = await Promise.all(years.map((year) => libraryDays(country, region, year)));
  return days.flat().filter(({ date }) => date >= from && date <= to);
}

/** The same as records, those the organization does not keep among them. */
export async function libraryHolidays(place: HolidayPlace, from: string, to: string): Promise<LibraryHoliday[]> {
  const days = await libraryDaysBetween(place.country, place.region, from, to);
  return days.map((day) => ({ id: libraryDayId(place.id, day), ...day, is_custom: false }));
}

/** A holiday of the country, by its English name: that is what is kept of it. */
export type LibraryHoliday = PublicHoliday & Pick<LibraryDay, 'names'>;

/** The same as someone reads it. */
export const holidayIn = (language: Language, { id, date, names }: LibraryHoliday): PublicHoliday => ({
  id,
  date,
  name: names[language],
  is_custom: false,
});

const byDate = (one: PublicHoliday, other: PublicHoliday): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.id < other.id ? -1 : 1;

/** The holidays that the organization keeps, between two days, both included; its own are called as it called them. */
export async function holidaysBetween(
  db: Db,
  place: HolidayPlace,
  from: string,
  to: string,
  language: Language = 'en',
): Promise<PublicHoliday[]> {
  const [library, own, removals] = await Promise.all([
    libraryHolidays(place, from, to),
    ownHolidays(db, place.id, from, to),
    removalsOf(db, place.id),
  ]);
  return keptHolidays({ library, own, removals }, language);
}

/** Those of the library that were not removed, in a language, and the organization's own, by date. */
export function keptHolidays(
  {
    library,
    own,
    removals,
  }: { library: readonly LibraryHoliday[]; own: readonly PublicHoliday[]; removals: readonly Removal[] },
  language: Language,
): PublicHoliday[] {
  const kept = library.filter((day) => !isRemoved(removals, day)).map((day) => holidayIn(language, day));
  return [...kept, ...own].sort(byDate);
}
