import type * as en from '../format.ts';
import type { Translated } from '../translated.ts';

export const formatTexts: Translated<typeof en.formatTexts> = {
  justNow: 'à l’instant',
  hours: (hours, minutes) => `${hours} h ${minutes}`,
  kilobytes: (size) => `${size} ko`,
  megabytes: (size) => `${size} Mo`,
};
