import type { Data } from '../client/hooks.ts';
import { clockPlaceTexts as texts } from '../texts/clock.ts';

export type ClockPlaces = NonNullable<Data<'/clock'>['clock_from']>;

/** "by telephone or at a kiosk". */
export const sayPlaces = (places: ClockPlaces): string =>
  places.map((place) => texts.names[place]).join(` ${texts.or} `);
