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
  namedTwice: {
    api: 'Désignez la personne une seule fois : par deputy_id ou par deputy_email.',
    app: 'Choisissez la personne ou donnez son adresse, pas les deux.',
  },
  noSuchAddress: 'Aucune personne active de cette organisation n’a cette adresse courriel.',
  othersStep: {
    api: 'L’étape en attente revient à quelqu’un d’autre. L’Administration et la Direction peuvent décider toutes celles qui restent avec all_steps.',
    app: 'L’étape en attente revient à quelqu’un d’autre.',
  },
  allSteps: {
    api: 'all_steps est réservé à l’Administration et à la Direction.',
    app: 'Seules l’Administration et la Direction décident toutes les étapes à la fois.',
  },
  stepRole: {
    api: 'role va avec by ROLE, et seulement avec lui.',
    app: 'Choisissez le rôle qui décide à cette étape.',
  },
  stepPerson: {
    api: 'user_id va avec by PERSON, et seulement avec lui.',
    app: 'Choisissez la personne qui décide à cette étape.',
  },
  stepPackage: {
    api: 'package va avec by HOLDER_OF, et seulement avec lui.',
    app: 'Choisissez ce qui a été confié aux personnes qui décident à cette étape.',
  },
  allStepsOfKind: 'all_steps va seulement avec leave et expense_report.',
  noTime: {
    api: 'Indiquez des jours (from, to), ou while_away.',
    app: 'Dites quand : certains jours, ou pendant les absences de la personne.',
  },
};
