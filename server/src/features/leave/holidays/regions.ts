import type { Tenant } from '../../../kernel/actor.ts';

const plain = (place: string): string => place.trim().toLowerCase();

/** Whose public holidays someone has: those of the place they work at, if the organization says so, else its own. */
export function holidayRegionOf(
  { country, settings }: Pick<Tenant, 'country' | 'settings'>,
  region: string | null,
  workLocation: string | null,
): { readonly country: string; readonly region: string | null } {
  if (workLocation === null) return { country, region };
  const wanted = plain(workLocation);
  const other = settings.holiday_regions.find((one) => plain(one.work_location) === wanted);
  return other ? { country: other.country ?? country, region: other.region } : { country, region };
}
