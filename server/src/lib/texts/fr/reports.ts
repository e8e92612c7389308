import type { reports as english } from '../en/reports.ts';
import type { TranslationOf } from '../message.ts';

export const reports: TranslationOf<typeof english> = {
  years: {
    api: ({ field }) => `${field} doit se situer entre 1970 et 2199.`,
    app: 'Choisissez une date entre 1970 et 2199.',
  },
  tooLong: ({ months }) => `Un rapport couvre au plus ${String(months)} mois.`,
};
