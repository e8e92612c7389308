import type * as en from '../calendar.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const subscribeTexts: Translated<typeof en.subscribeTexts> = {
  open: 'S’abonner au calendrier',
  title: 'S’abonner au calendrier',
  lead: 'Votre logiciel de calendrier lit une adresse qui n’est qu’à vous, et reste à jour de lui-même.',
  once: 'Copiez-la maintenant : elle n’est affichée que cette fois. Toute personne qui l’a peut lire ce calendrier.',
  copy: 'Copier l’adresse',
  how: 'Dans votre logiciel de calendrier, choisissez d’ajouter un calendrier par son adresse ou son URL, et collez-la.',
  existing: 'Adresses que vous avez créées',
  none: 'Vous n’avez pas encore créé d’adresse.',
  created: (when) => `créée le ${when}`,
  remove: 'Retirer',
  removeTitle: 'Retirer cette adresse?',
  removeText: 'Les logiciels de calendrier qui la lisent n’afficheront plus rien d’ici.',
  removed: 'L’adresse a été retirée',
};

export const feedNames: Translated<typeof en.feedNames> = {
  MY_SHIFTS: { name: 'Mes quarts de travail', create: 'Créer une adresse pour mes quarts de travail' },
  MY_LEAVE: { name: 'Mes congés', create: 'Créer une adresse pour mes congés' },
  TEAM_LEAVE: { name: 'Congés de mon équipe', create: 'Créer une adresse pour les congés de mon équipe' },
};

export const calendarTexts: Translated<typeof en.calendarTexts> = {
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  thisMonth: 'Ce mois-ci',
  nobodyToShow: 'Personne à afficher',
  peopleWhoseLeaveYouSee:
    'Les personnes dont vous voyez les congés paraissent ici. Choisissez un autre service, ou tous les services.',
  theFirstPeople: (count) => counted(count, { one: 'La première personne', other: 'Les # premières personnes' }),
  people: (count) => counted(count, { one: '# personne', other: '# personnes' }),
  waitingForYou: (shown, count) =>
    counted(count, {
      one: (n) => `${shown}, ${n} demande vous attend`,
      other: (n) => `${shown}, ${n} demandes vous attendent`,
    }),
  publicHolidays: (days) => `Jours fériés : ${days}`,
  holidayOn: (day, name) => `${day}, ${name}`,
  publicHoliday: 'Jour férié',
  department: 'Service',
  allDepartments: 'Tous les services',
  whatTheMarksMean: 'Légende',
  away: 'En congé',
  approvedLeave: 'Congé approuvé',
  waitsForADecision: 'En attente d’une décision',
  shift: 'Quart de travail',
  weekendOrPublicHoliday: 'Fin de semaine ou jour férié',
};

export const leaveDialogTexts: Translated<typeof en.leaveDialogTexts> = {
  titleOf: (name, title) => `${name} : ${title}`,
  away: 'En congé',
  when: 'Quand',
  length: 'Durée',
  state: 'État',
  allAboutThisLeave: 'Voir ce congé en détail',
};

export const timelineTexts: Translated<typeof en.timelineTexts> = {
  peopleAndDays: 'Personnes et jours',
  shiftOn: (shortDay, times) => `Quart de travail du ${shortDay}, ${times}`,
  draftOn: (shortDay, times) => `Quart de travail du ${shortDay}, ${times}, non publié`,
  away: 'En congé',
  leave: (title, days) => `${title}, ${days}`,
  approvedLeave: (name, title, days) => `${name} : ${title}, ${days}, approuvé`,
  pendingLeave: (name, title, days) => `${name} : ${title}, ${days}, en attente d’une décision`,
  times: (start, end) => `de ${start} à ${end}`,
};
