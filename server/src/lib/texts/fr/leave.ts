import type { leave as english } from '../en/leave.ts';
import type { TranslationOf } from '../message.ts';

const unitNames = { DAYS: 'jours', HOURS: 'heures' } as const;

export const leave: TranslationOf<typeof english> = {
  zero: { api: 'amount ne doit pas être 0.', app: 'Entrez une quantité autre que 0.' },
  unlimited: 'Ce type de congé est illimité : il n’y a pas de solde à corriger.',
  balance: ({ requested, unit, year, available }) =>
    `Cette demande prend ${String(requested)} ${unitNames[unit]} de ${String(year)}; il en reste ${String(available)}.`,
  balanceUnseen:
    'Ni vous ni la personne qui l’a enregistré ne pouvez consulter le solde : la décision revient à l’administration ou au gestionnaire de la personne.',
  sameHalf: {
    api: 'Un congé d’un jour nomme la même moitié dans start_half et end_half.',
    app: 'Un congé d’un jour prend toute la journée, la matinée ou l’après-midi.',
  },
  beginsAtNoon: {
    api: 'Un congé de plusieurs jours commence par FULL_DAY, ou à midi par SECOND_HALF.',
    app: 'Un congé de plusieurs jours commence par une journée entière, ou à midi.',
  },
  endsAtNoon: {
    api: 'Un congé de plusieurs jours finit par FULL_DAY, ou à midi par FIRST_HALF.',
    app: 'Un congé de plusieurs jours finit par une journée entière, ou à midi.',
  },
  holidayYear: {
    api: ({ first, last }) => `date doit se situer entre ${String(first)} et ${String(last)}.`,
    app: ({ first, last }) => `Choisissez une date entre ${String(first)} et ${String(last)}.`,
  },
  holidayTaken: 'Il y a déjà un jour férié de ce nom ce jour-là.',
  ownHolidayOnce: 'Un jour férié propre à l’organisation vaut pour un seul jour.',
  erased: 'Les données de cette personne ont été effacées; ses congés restent tels quels.',
  typeNotInUse: 'Ce type de congé ne sert plus.',
  noWorkingDays:
    'Ce ne sont que des jours fériés et des fins de semaine sans quart de travail : il n’y a rien à prendre.',
  overlap: 'Il y a déjà un congé certains de ces jours.',
  lockedDates: 'Aucun congé ne peut être pris certains de ces jours.',
  lockedDatesWhy: ({ reason }) => `Aucun congé ne peut être pris certains de ces jours : ${reason}.`,
  bookForOther:
    'Seuls son gestionnaire, le responsable de son service, l’Administration et la Direction demandent un congé pour une autre personne.',
  adjustForOther:
    'Seules l’Administration, la Direction et les personnes chargées des congés de ce service corrigent les soldes des autres.',
  othersChange: 'Seules la personne visée et celles qui décident de ce congé le changent.',
  private: 'Ce congé est privé : seules les personnes qui le voient en entier le changent.',
  own: 'Une autre personne doit décider de votre propre congé.',
  notInCharge:
    'Seuls son gestionnaire, le responsable de son service, l’Administration et la Direction décident de ce congé.',
  begun: 'Ce congé a commencé : son premier jour reste, et il se termine hier au plus tôt.',
  over: 'Ce congé est terminé. La personne responsable l’annule et l’enregistre de nouveau.',
  changeAsked: 'D’autres jours ont déjà été demandés à sa place et attendent une réponse.',
  replacedGone: 'Le congé que cette demande devait remplacer n’existe plus. Rejetez-la.',
  sameDays: 'Ce sont les jours tels qu’ils sont. Choisissez-en d’autres.',
  familyIsIllness: 'Un congé pour un enfant ou un proche malade est un congé pour maladie.',
  cancellationAsked: 'Son annulation a déjà été demandée et attend une réponse.',
  cancellationNotAsked: 'Personne n’a demandé l’annulation de ce congé.',
  tooEarly: {
    api: ({ year }) => `start_date ne doit pas précéder ${String(year)}.`,
    app: ({ year }) => `Un congé ne commence pas avant ${String(year)}.`,
  },
  tooLate: {
    api: ({ year }) => `end_date ne doit pas suivre ${String(year)}.`,
    app: ({ year }) => `Un congé ne finit pas après ${String(year)}.`,
  },
  tooLong: ({ days }) => `Un congé s’étend sur au plus ${String(days)} jours.`,
  hoursOneDay: {
    api: 'Un congé d’un type compté en heures tient en un jour : end_date doit être start_date.',
    app: 'Un congé de ce type se compte en heures, en un seul jour.',
  },
  hoursNoHalves: 'Un type compté en heures n’a pas de demi-journées.',
  hoursTimes: {
    api: ({ field }) => `${field} est obligatoire pour un type compté en heures.`,
    app: 'Un congé de ce type se compte en heures : dites de quelle heure à quelle heure.',
  },
  hoursOrder: { api: 'end_time doit suivre start_time.', app: 'La fin doit suivre le début.' },
  daysNoTimes: {
    api: ({ field }) => `${field} vaut pour les types comptés en heures; envoyez plutôt des moitiés.`,
    app: 'Un congé de ce type se compte en jours : choisissez des demi-journées plutôt que des heures.',
  },
  notStanding: 'Ce congé ne tient plus : rien ne peut y être joint.',
  tooManyAttachments: 'Dix fichiers sont déjà joints à ce congé.',
  serviceOfUnlimited: {
    api: 'service_allowances ne va qu’avec annual_allowance.',
    app: 'Un droit selon l’ancienneté ne va qu’avec un droit annuel.',
  },
  noSuchDay: 'Aucune année n’a ce jour. Choisissez-en un autre.',
  serviceInOrder: 'Chaque palier vient après plus d’années que le précédent.',
  unitInUse: 'L’unité reste telle quelle : un congé de ce type a été demandé, ou un solde existe.',
  typeNameTaken: 'Un autre type de congé porte ce nom.',
  typeCodeTaken: 'Un autre type de congé porte ce code.',
};
