import type * as en from '../shift-flags.ts';
import type { Translated } from '../translated.ts';

export const shiftFlagTexts: Translated<typeof en.shiftFlagTexts> = {
  marks: {
    CAME_LATE: (hours) => `Arrivée ${hours} après le début`,
    LEFT_EARLY: (hours) => `Départ ${hours} avant la fin`,
  },
  said: {
    CAME_LATE: (hours) => `Arrivée pointée ${hours} après le début du quart.`,
    LEFT_EARLY: (hours) => `Départ pointé ${hours} avant la fin du quart.`,
  },
};
