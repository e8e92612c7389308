import type { approvals as english } from '../en/approvals.ts';
import type { TranslationOf } from '../message.ts';

export const approvals: TranslationOf<typeof english> = {
  appoint:
    'Chaque personne désigne qui la remplace; l’Administration le fait pour les personnes dont le rôle est inférieur au sien.',
  inactive: 'Cette personne n’est pas active : rien n’attend sa décision.',
  tooManyDeputies: ({ limit }) => `Une personne a au plus ${String(limit)} suppléances.`,
  ownDeputy: {
    api: 'deputy_id doit être une autre personne que user_id.',
    app: 'Choisissez quelqu’un d’autre : personne ne se remplace soi-même.',
  },
  noTime: {
    api: 'Indiquez des jours (from, to), ou while_away.',
    app: 'Dites quand : certains jours, ou pendant les absences de la personne.',
  },
};
