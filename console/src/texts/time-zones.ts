/** Regions of the world as time zones name them. */
const regions: Readonly<Record<string, string>> = {
  Africa: 'Africa',
  America: 'America',
  Antarctica: 'Antarctica',
  Arctic: 'Arctic',
  Asia: 'Asia',
  Atlantic: 'Atlantic',
  Australia: 'Australia',
  Europe: 'Europe',
  Indian: 'Indian Ocean',
  Pacific: 'Pacific',
};

/** Those that are called otherwise in another language. */
const cities: Readonly<Record<string, string>> = {
  'Isle of Man': 'Isle of Man',
  'Port of Spain': 'Port of Spain',
};

export const timeZoneTexts = {
  regions,
  cities,
  cityIn: (city: string, region: string): string => `${city} (${region})`,
};
