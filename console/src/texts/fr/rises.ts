import type * as en from '../rises.ts';
import type { Translated } from '../translated.ts';

export const riseTexts: Translated<typeof en.riseTexts> = {
  title: 'Ce que cela donne',
  perHour: 'Par heure',
  perYear: 'Par année',
  more: (amount) => `+${amount}`,
  becomes: (before, after, by) => `${before} devient ${after} (${by})`,
  week: (hours) => `Calculé avec sa semaine de ${hours}, 52 semaines par année.`,
  planned: (day) => `Prévu : jusqu’au ${day}, la rémunération reste celle d’aujourd’hui.`,
  followed: (day) => `Une autre rémunération est déjà prévue à partir du ${day}, et reste telle quelle.`,
};
