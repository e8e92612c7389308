import type * as en from '../time-zones.ts';
import type { Translated } from '../translated.ts';

const regions: Readonly<Record<string, string>> = {
  Africa: 'Afrique',
  America: 'Amérique',
  Antarctica: 'Antarctique',
  Arctic: 'Arctique',
  Asia: 'Asie',
  Atlantic: 'Atlantique',
  Australia: 'Australie',
  Europe: 'Europe',
  Indian: 'océan Indien',
  Pacific: 'Pacifique',
};

const cities: Readonly<Record<string, string>> = {
  'Isle of Man': 'Île de Man',
  'Port of Spain': 'Port-d’Espagne',
};

export const timeZoneTexts: Translated<typeof en.timeZoneTexts> = {
  regions,
  cities,
  cityIn: (city, region) => `${city} (${region})`,
};
