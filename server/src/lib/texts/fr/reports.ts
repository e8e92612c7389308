import type { reports as english } from '../en/reports.ts';
import type { TranslationOf } from '../message.ts';

export const reports: TranslationOf<typeof english> = {
  years: {
    api: ({ field }) => `${field} doit se situer entre 1970 et 2199.`,
    app: 'Choisissez une date entre 1970 et 2199.',
  },
  tooLong: ({ months }) => `Un rapport couvre au plus ${String(months)} mois.`,
  tooLongByTask: ({ months }) => `Un rapport par tâche couvre au plus ${String(months)} mois.`,
  workOfWhat: 'Nommez un client ou un projet.',
  tooMuchWork: ({ limit }) => `Un fichier contient au plus ${String(limit)} saisies : choisissez moins de jours.`,
  sameTwice: {
    api: 'then_by doit être différent de by.',
    app: 'Choisissez deux regroupements différents.',
  },
};
