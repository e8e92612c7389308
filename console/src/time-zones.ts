import { locale } from './language.ts';
import { timeZoneTexts as texts } from './texts/time-zones.ts';

/** `America/Argentina/Buenos_Aires` as people say it: Buenos Aires (America, Argentina). */
function labelOf(name: string): string {
  const [region = '', ...places] = name.replaceAll('_', ' ').split('/');
  const city = places.pop();
  if (city === undefined) return name;
  return texts.cityIn(texts.cities[city] ?? city, [texts.regions[region] ?? region, ...places].join(', '));
}

/** Of the runtime, with UTC, which it leaves out; by place. */
export const timezones = (): { readonly value: string; readonly label: string }[] => {
  const compare = new Intl.Collator(locale()).compare;
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const places = [...names].map((value) => ({ value, label: labelOf(value) }));
  return places.sort((one, other) => compare(one.label, other.label));
};
