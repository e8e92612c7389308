import type { Tenant } from '../../../kernel/actor.ts';

const plain = (place: string): string => place.trim().toLowerCase();

function entryOf({ holiday_regions }: Tenant['settings'], workLocation: string | null) {
  if (workLocation === null) return undefined;
  const wanted = plain(workLocation);
  return holiday_regions.find((one) => plain(one.work_location) === wanted);
}

/** What the organization calls a place with holidays of its own; null for any other. */
export const placeNamed = ({ settings }: Pick<Tenant, 'settings'>, workLocation: string | null): string | null =>
  entryOf(settings, workLocation)?.work_location ?? null;

/** Whose public holidays someone has: those of the place they work at, if the organization says so, else its own. */
export function holidayRegionOf(
  { country, settings }: Pick<Tenant, 'country' | 'settings'>,
  region: string | null,
  workLocation: string | null,
): { readonly country: string; readonly region: string | null } {
  const other = entryOf(settings, workLocation);
  return other ? { country: other.country ?? country, region: other.region } : { country, region };
}
