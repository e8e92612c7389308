import type { Declared } from '../../kernel/declared.ts';
import { effectNames, isForTwo } from '../../kernel/effects.ts';
import { isProposable } from '../../kernel/proposals/four-eyes.ts';
import type { InstallationConfig } from '../../kernel/services.ts';
import { weekdays } from '../../kernel/settings.ts';
import { invalid } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { isCountry, isCurrency, timezoneNamed } from './places.ts';
import type { SettingsChanges } from './settings.ts';

export function checkTimezone(name: string): string {
  const timezone = timezoneNamed(name);
  if (timezone === null) throw invalid('timezone', 'organization.timezone');
  return timezone;
}

export function checkCountry(code: string): string {
  if (!isCountry(code)) throw invalid('country', 'organization.country');
  return code;
}

export function checkCurrency(code: string, field = 'currency'): string {
  if (!isCurrency(code)) throw invalid(field, 'organization.currency');
  return code;
}

function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
  // Compared as text: what stands after the path, or was rewritten while parsing, is no part of an address to publish.
  if (!isAddress || !text.endsWith('/api/v1') || url.search + url.hash !== '' || /\s/.test(text)) {
    throw invalid('base_url', 'organization.baseUrl');
  }
  return text;
}

/** Effects, or operations. What cannot be proposed could never be done any more. */
export function checkFourEyes({ operations }: Pick<Declared, 'operations'>, ids: readonly string[]): void {
  const known = new Set<string>([
    ...effectNames.filter(isForTwo),
    ...operations.filter(isProposable).map(({ id }) => id),
  ]);
  const index = ids.findIndex((id) => !known.has(id));
  if (index !== -1) {
    throw invalid(`four_eyes.${String(index)}`, say('proposals.fourEyes', { operation: ids[index] ?? '' }));
  }
}

/** A place that stands there twice would have two calendars. */
function checkHolidayRegions(places: NonNullable<SettingsChanges['holiday_regions']>): void {
  const names = places.map(({ work_location }) => work_location.trim().toLowerCase());
  for (const [index, { country }] of places.entries()) {
    if (names.indexOf(names[index] ?? '') !== index) {
      throw invalid(`holiday_regions.${String(index)}.work_location`, 'organization.placeTwice');
    }
    if (country !== null && !isCountry(country)) {
      throw invalid(`holiday_regions.${String(index)}.country`, 'organization.country');
    }
  }
}

/** The changes as they are stored, or the reason why one of them cannot be. */
export function checkChanges(changes: SettingsChanges, config: Pick<InstallationConfig, 'baseUrl'>): SettingsChanges {
  const { timezone, country, currency, base_url, weekend_days, holiday_regions } = changes;
  if (holiday_regions) checkHolidayRegions(holiday_regions);
  return {
    ...changes,
    ...(timezone !== undefined && { timezone: checkTimezone(timezone) }),
    ...(country !== undefined && { country: checkCountry(country) }),
    ...(currency !== undefined && { currency: checkCurrency(currency) }),
    // The installation's own address is what holds anyway, and goes on holding when it moves.
    ...(base_url != null && { base_url: checkBaseUrl(base_url) === config.baseUrl ? null : base_url }),
    ...(weekend_days && { weekend_days: weekdays.filter((day) => weekend_days.includes(day)) }),
  };
}
