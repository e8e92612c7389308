import type { records as english } from '../en/records.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf, things } from './names.ts';

/** After "enregistrer", with their possessive; after "voir", with their article. */
const kinds = {
  training: ['vos formations', 'les formations'],
  certifications: ['vos certifications', 'les certifications'],
  assets: ['votre équipement', 'l’équipement'],
  goals: ['vos objectifs', 'les objectifs'],
  customFields: ['vos champs personnalisés', 'les champs personnalisés'],
  benefits: ['vos avantages sociaux', 'les avantages sociaux'],
  compensation: ['votre rémunération', 'la rémunération'],
  hourlyRate: ['votre taux horaire', 'le taux horaire'],
  leaveBalance: ['votre solde de congé', 'le solde de congé'],
  hoursAccount: ['votre compte d’heures', 'le compte d’heures'],
} as const;

const values: Readonly<Record<string, string>> = {
  TEXT: 'un texte qui n’est pas vide',
  NUMBER: 'un nombre',
  DATE: 'une date écrite AAAA-MM-JJ',
  BOOLEAN: 'true ou false',
  SELECT: 'l’un des choix',
  MULTI_SELECT: 'une liste de choix',
};
const valuesForPeople: Readonly<Record<string, string>> = {
  TEXT: 'Entrez un texte.',
  NUMBER: 'Entrez un nombre.',
  DATE: 'Entrez une date.',
  BOOLEAN: 'Choisissez oui ou non.',
  SELECT: 'Choisissez l’une des valeurs offertes.',
  MULTI_SELECT: 'Choisissez parmi les valeurs offertes.',
};

const progress: Readonly<Record<string, string>> = {
  NOT_STARTED: 'de 0 tant que l’objectif est à l’état NOT_STARTED',
  COMPLETED: 'de 100 dès que l’objectif est à l’état COMPLETED',
};
const progressForPeople: Readonly<Record<string, string>> = {
  NOT_STARTED: 'Un objectif à commencer est à 0 %.',
  COMPLETED: 'Un objectif terminé est à 100 %.',
};

export const records: TranslationOf<typeof english> = {
  own: ({ kind }) => `Une autre personne doit enregistrer ${kinds[kind][0]}.`,
  readOnly: ({ kind }) => `Vous pouvez voir ${kinds[kind][1]} de cette personne, sans faire de changement.`,
  percentOfTwoDecimals: 'Donnez un pourcentage différent de 0, avec au plus deux décimales.',
  noPayToRaise: 'Aucune rémunération n’est enregistrée pour ce jour. Enregistrez-la d’abord.',
  oneCategory: {
    api: 'Donnez category_id ou category_name, pas les deux.',
    app: 'Choisissez une catégorie ou nommez-en une nouvelle, pas les deux.',
  },
  categoryNeeded: {
    api: 'Donnez category_id ou category_name.',
    app: 'Choisissez une catégorie ou nommez-en une nouvelle.',
  },
  returnedWhileAssigned: {
    api: 'date_returned ne va pas avec l’état ASSIGNED.',
    app: 'Ce qui est remis à une personne n’a pas de date de retour.',
  },
  returnedOnceAvailable: {
    api: 'date_returned ne peut pas être null une fois l’état AVAILABLE atteint.',
    app: 'Ce qui est revenu exige la date de son retour.',
  },
  endOfEnded: {
    api: 'end_date ne peut pas être null une fois l’état ENDED atteint.',
    app: 'Une adhésion terminée exige son dernier jour.',
  },
  certificateOrCourse: {
    api: 'Donnez certificate ou course_id, l’un des deux.',
    app: 'Indiquez la certification ou le cours exigé : l’un des deux.',
  },
  tooManyRequirements: 'Il y a déjà 500 exigences, le maximum. Regroupez-en d’abord.',
  planInUse: 'Des personnes adhèrent ou ont adhéré à ce régime : il reste dans leur dossier.',
  planNameTaken: 'Un autre régime d’avantages porte ce nom.',
  courseNameTaken: 'Une autre formation porte ce nom.',
  tabNameTaken: 'Un autre onglet porte ce nom.',
  fieldKeyTaken: 'Un autre champ personnalisé porte cette clé.',
  optionsNeeded: {
    api: ({ type }) => `options ne doit pas être vide pour ${type}.`,
    app: 'Un champ à choix exige au moins une valeur à choisir.',
  },
  optionsUnused: {
    api: ({ type }) => `options ne va pas avec ${type}.`,
    app: 'Un champ de ce genre n’a pas de valeurs à choisir.',
  },
  value: {
    api: ({ type, options }) =>
      `value doit être ${values[type] ?? 'du type du champ'}${options.length > 0 ? ` : ${options.join(', ')}` : ''}, ou null.`,
    app: ({ type }) => valuesForPeople[type] ?? 'La valeur n’est pas du type attendu.',
  },
  progress: {
    api: ({ status }) => `progress_percent doit être ${progress[status] ?? 'entre 0 et 100'}.`,
    app: ({ status }) => progressForPeople[status] ?? 'Entrez une progression entre 0 et 100 %.',
  },
  cannotBecome: {
    api: ({ of, state, to }) => `${things[of].one} à l’état ${state} ne peut pas passer à ${to}.`,
    app: ({ of, state }) =>
      `${things[of].this} est maintenant ${stateOf(state, things[of].isFeminine === true)} : ce n’est plus possible.`,
  },
  changedSince: ({ of }) => `${things[of].this} reste, car il y a eu un changement depuis.`,
  courseAssigned: 'Cette personne suit déjà cette formation.',
  handedOutBefore: 'Cet équipement a déjà été remis : il suit désormais la personne qui l’a ou l’a eu.',
  handedOutAlready: 'Cet équipement est déjà remis. Reprenez-le d’abord.',
  completedOnly: {
    api: 'completed_date ne va qu’avec l’état COMPLETED.',
    app: 'Une date de fin ne va qu’avec une formation terminée.',
  },
  completedLater: {
    api: 'completed_date ne doit pas être un jour à venir.',
    app: 'La date de fin ne doit pas être un jour à venir.',
  },
};
