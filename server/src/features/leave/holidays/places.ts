import type { Db } from '../../../db/database.ts';
import type { Tenant } from '../../../kernel/actor.ts';
import type { Language } from '../../../lib/texts/texts.ts';
import { holidayRegionOf, placeNamed } from './regions.ts';
import { keptHolidays, libraryHolidays, ownHolidays, regionOf, removalsOf } from './store.ts';

/** Public holidays of people at several places of work, between two days. */
export interface PlacedHolidays {
  /** By day, what it is called for someone who works there. */
  readonly of: (workLocation: string | null) => ReadonlyMap<string, string>;
  /** What a day is to all of them together: its names, with the places where not everyone has it. */
  readonly on: (date: string) => { readonly holiday: string | null; readonly is_holiday: boolean };
}

/** What an organization keeps between two days. */
export interface HolidayBook {
  /** Of these places of work; without any, of the organization's own region. No other query is made. */
  readonly at: (workLocations: readonly (string | null)[]) => Promise<PlacedHolidays>;
}

interface Place {
  readonly labels: Set<string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Read once, for however many people. */
export async function openHolidays(
  db: Db,
  tenant: Tenant,
  from: string,
  to: string,
  language: Language,
): Promise<HolidayBook> {
  const { id } = tenant;
  const [ownRegion, own, removals] = await Promise.all([
    regionOf(db, id),
    ownHolidays(db, id, from, to),
    removalsOf(db, id),
  ]);
  const namesIn = async (country: string, region: string | null): Promise<ReadonlyMap<string, string>> => {
    const library = await libraryHolidays({ id, country, region }, from, to);
    return new Map(keptHolidays({ library, own, removals }, language).map(({ date, name }) => [date, name]));
  };
  const at = async (workLocations: readonly (string | null)[]): Promise<PlacedHolidays> => {
    const places = new Map<string, Place>();
    const placeOf = new Map<string | null, Place>();
    for (const location of new Set(workLocations.length === 0 ? [null] : workLocations)) {
      const { country, region } = holidayRegionOf(tenant, ownRegion, location);
      const key = `${country} ${region ?? ''}`;
      const place = places.get(key) ?? { labels: new Set<string>(), names: await namesIn(country, region) };
      place.labels.add(placeNamed(tenant, location) ?? ownRegion ?? tenant.country);
      places.set(key, place);
      placeOf.set(location, place);
    }
    return {
      of: (workLocation) => placeOf.get(workLocation)?.names ?? new Map<string, string>(),
      on: (date) => onDay([...places.values()], date),
    };
  };
  return { at };
}

function onDay(places: readonly Place[], date: string): ReturnType<PlacedHolidays['on']> {
  const having = places.filter(({ names }) => names.has(date));
  const is_holiday = having.length === places.length;
  const byName = new Map<string, string[]>();
  for (const { labels, names } of having) {
    const name = names.get(date) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), ...labels]);
  }
  const isOfAll = is_holiday && byName.size === 1;
  const said = [...byName].map(([name, labels]) => (isOfAll ? name : `${name} (${labels.join(', ')})`));
  return { holiday: said.length === 0 ? null : said.join(', '), is_holiday };
}
