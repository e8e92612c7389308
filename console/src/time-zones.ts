import { locale } from './language.ts';

/** `America/Argentina/Buenos_Aires` as people say it: Buenos Aires (America, Argentina). */
const labelOf = (name: string): string => {
  const parts = name.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? name;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

/** Of the runtime, with UTC, which it leaves out; by place. */
export const timezones = (): { readonly value: string; readonly label: string }[] => {
  const compare = new Intl.Collator(locale()).compare;
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const places = [...names].map((value) => ({ value, label: labelOf(value) }));
  return places.sort((one, other) => compare(one.label, other.label));
};
