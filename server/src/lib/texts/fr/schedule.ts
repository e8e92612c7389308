import type { schedule as english } from '../en/schedule.ts';
import type { TranslationOf } from '../message.ts';

const weekdays: Readonly<Record<string, string>> = {
  MONDAY: 'lundi',
  TUESDAY: 'mardi',
  WEDNESDAY: 'mercredi',
  THURSDAY: 'jeudi',
  FRIDAY: 'vendredi',
  SATURDAY: 'samedi',
  SUNDAY: 'dimanche',
};

export const schedule: TranslationOf<typeof english> = {
  claimedByPerson: 'Un quart de travail est pris par une personne.',
  departmentFilter: {
    api: 'Le filtre department_id exige le rôle « Administration » ou un rôle supérieur.',
    app: 'Seules l’Administration et la Direction filtrent par service.',
  },
  notManaged: 'Les responsables de service gèrent les quarts de travail des services qui leur sont confiés.',
  proposedFor: 'Indiquez le service : les personnes qui y publient décident.',
  leftToPublishers: 'Ce qui est publié est modifié par les personnes qui publient.',
  endsAfterStart: { api: 'ends_at doit suivre starts_at.', app: 'La fin doit suivre le début.' },
  tooLong: 'Un quart de travail dure au plus 24 heures.',
  breakTooLong: {
    api: 'break_minutes doit être plus court que le quart de travail.',
    app: 'La pause doit être plus courte que le quart de travail.',
  },
  departmentNeeded: {
    api: 'department_id est obligatoire pour un quart de travail sans personne.',
    app: 'Un quart de travail sans personne est offert à un service : choisissez-le.',
  },
  overlap: 'Cette personne a un autre quart de travail à ce moment.',
  draftClash: ({ name, day }) =>
    `Rien n’a été modifié : ${name} aurait deux quarts de travail à la fois le ${day}. Modifiez d’abord l’un des deux.`,
  draftPersonGone:
    'Rien n’a été modifié : une personne qui doit recevoir un quart de travail est partie. Donnez-le d’abord à une autre.',
  ofItsDepartment: 'Un quart de travail est pris par une personne de son service.',
  unpublished: 'Ce quart de travail n’est pas encore publié.',
  afterLastDay: 'Ce quart de travail vient après votre dernier jour.',
  over: 'Ce quart de travail est terminé.',
  started: 'Ce quart de travail a commencé.',
  taken: 'Une autre personne a été plus rapide : ce quart de travail n’est plus libre.',
  personNeeded: {
    api: 'user_id est obligatoire pour un quart de travail à l’état SCHEDULED.',
    app: 'Choisissez à qui revient ce quart de travail, ou offrez-le à un service.',
  },
  openWithoutPerson: {
    api: 'user_id doit être null pour un quart de travail à l’état OPEN.',
    app: 'Un quart de travail offert n’est encore à personne.',
  },
  cancelled: {
    api: 'Ce quart de travail est annulé. Remettez son état à SCHEDULED ou à OPEN pour le rétablir.',
    app: 'Ce quart de travail est annulé. Rétablissez-le d’abord.',
  },
  sameWeek: {
    api: 'to_week_start doit être une autre semaine que from_week_start.',
    app: 'Choisissez une autre semaine que celle qui est copiée.',
  },
  tooManyCopied: ({ limit }) =>
    `Cette semaine compte plus de ${String(limit)} quarts de travail : copiez-la par service.`,
  years: {
    api: ({ field, first, last }) => `${field} doit se situer entre ${first} et ${last}.`,
    app: ({ first, last }) => `Choisissez une date entre ${first} et ${last}.`,
  },
  weekStart: {
    api: ({ field, weekday }) =>
      `${field} doit être un ${weekdays[weekday] ?? weekday} : les semaines de cette organisation commencent ce jour-là.`,
    app: ({ weekday }) =>
      `Choisissez un ${weekdays[weekday] ?? weekday} : les semaines de cette organisation commencent ce jour-là.`,
  },
  daysOrDate: {
    api: 'Indiquez move_days ou to_date, pas les deux.',
    app: 'Déplacez-les d’un nombre de jours ou vers un jour, pas les deux.',
  },
  nothingToChange: {
    api: 'Rien n’est demandé pour ces quarts de travail : indiquez move_minutes, to_date, start_time, end_time, user_id, break_minutes, location, note, publish ou delete.',
    app: 'Choisissez ce qui change pour ces quarts de travail.',
  },
  deleteAlone: {
    api: 'delete s’emploie seul : retirez les autres changements.',
    app: 'Des quarts de travail supprimés ne se modifient pas en même temps.',
  },
  idsOrFilter: {
    api: 'Indiquez ids ou filter : exactement l’un des deux.',
    app: 'Choisissez les quarts de travail à modifier.',
  },
  noneChosen: 'Aucun quart de travail que vous voyez n’est choisi.',
  tooManyChosen: ({ limit }) =>
    `Plus de ${String(limit)} quarts de travail sont choisis : modifiez-les en plusieurs fois.`,
  emptyWeek: 'Cette semaine n’a aucun quart de travail à enregistrer.',
  templateNameTaken: 'Vous avez déjà un modèle de ce nom.',
  tooManyTemplates: ({ limit }) => `Il y a ${String(limit)} modèles. Supprimez-en un d’abord.`,
  toAfterFrom: {
    api: 'to doit venir après from; 24:00 est la fin de la journée.',
    app: 'La fin doit venir après le début.',
  },
  stretchesOverlap:
    'Deux plages d’un même jour se chevauchent : réunissez-les, ou faites finir l’une où l’autre commence.',
  bothTimes: {
    api: 'from et to vont ensemble; sans l’un ni l’autre, c’est toute la journée.',
    app: 'Donnez les deux heures, ou aucune pour toute la journée.',
  },
  dayIsOver: 'Choisissez aujourd’hui ou un jour à venir.',
  tooFarAhead: ({ days }) => `Choisissez un jour dans les ${String(days)} jours qui viennent.`,
  availabilityOfOthers: 'Quand quelqu’un peut travailler, c’est à la personne et à qui la dirige de le dire.',
  availabilityFixed: ({ day }) =>
    `Les semaines jusqu’au ${day} sont arrêtées : parlez-en aux responsables de l’horaire.`,
  exceptionOverlaps: 'Autre chose est déjà indiqué pour ces heures de la journée : supprimez-le d’abord.',
  tooManyExceptions: ({ limit }) =>
    `${String(limit)} jours à venir s’écartent du modèle de la semaine. Changez le modèle, ou supprimez-en.`,
  notClaimed: 'Vous n’avez pas pris ce quart de travail vous-même : parlez-en à la personne qui planifie.',
  claimSeen: 'Les responsables comptent maintenant sur vous : parlez-leur.',
  afterTheirLastDay: 'Ce quart de travail vient après le dernier jour de la personne qui le ferait.',
  awayMeanwhile: 'La personne qui le ferait est maintenant absente à ce moment : rien ne change de mains.',
  offerNotOwn: 'Un quart de travail est offert par la personne qui l’a, ou par les responsables de l’horaire.',
  offerNoOwner: 'Seul un quart de travail publié et attribué peut être offert.',
  offerNoDepartment: 'Ce quart de travail n’est d’aucun service : il n’y a personne à qui l’offrir.',
  offerOutside: {
    api: 'from et to doivent se situer dans ce qui reste du quart de travail, from avant to.',
    app: 'La partie doit se situer dans ce qui reste du quart de travail.',
  },
  offerSamePerson: 'Choisissez une autre personne que celle qui a ce quart de travail.',
  offerOtherOwner: {
    api: 'user_id doit être la personne qui a le quart de travail for_shift_id.',
    app: 'Le quart de travail demandé en échange est celui d’une autre personne.',
  },
  offerOtherDepartment: 'Le quart de travail demandé en échange est celui d’un autre service.',
  offeredAlready: 'Ces heures sont déjà offertes aux mêmes personnes.',
  offerOwn: 'Son propre quart de travail est pris par une autre personne.',
  offerToOther: 'La demande s’adresse à une autre personne.',
  offerNotTheirs:
    'Une offre est retirée par la personne qui a le quart de travail, par celle qui l’a pris ou par les responsables de l’horaire.',
  offerNeverOwn: 'Personne n’approuve ce dont il a convenu lui-même.',
  offerOver: 'Ce quart de travail a commencé : l’offre est terminée.',
  offerGone: 'Une autre personne a été plus rapide : ce quart de travail n’est plus offert.',
  offerChanged: 'Ce quart de travail a changé entre-temps, ou une personne n’est plus là : rien ne change de mains.',
  weekdayOrDate: {
    api: 'Indiquez weekday ou date : exactement l’un des deux.',
    app: 'Choisissez un jour de la semaine, ou une seule date.',
  },
  tooManyWanted: ({ limit }) => `Il y a ${String(limit)} besoins. Supprimez-en un d’abord.`,
  budgetTaken: 'Ce service a déjà un budget pour cette semaine : modifiez-le.',
  budgetOfNothing: {
    api: 'Indiquez hours, amount ou les deux; supprimez le budget pour ne limiter ni l’un ni l’autre.',
    app: 'Indiquez un nombre d’heures, un montant ou les deux.',
  },
  budgetOfOthers:
    'Les budgets de ce service sont fixés par l’administration, la direction et les personnes à qui son coût standard a été ouvert. Adressez-vous à l’une d’elles.',
  appliedAlready: 'Vous avez déjà demandé ce quart de travail : les responsables choisissent.',
  applicationNeverOwn: 'Personne ne décide de sa propre candidature.',
  applicationNotTheirs: 'Une candidature est retirée par la personne qui l’a faite.',
  applicationOver: 'Ce quart de travail a commencé : la candidature est terminée.',
  applicationChanged:
    'Ce quart de travail a changé entre-temps, ou la personne n’est plus là : personne n’a été choisi.',
  offerAsksNone: {
    api: 'shift_id se donne seulement si l’offre demande un quart de travail en échange.',
    app: 'Cette offre ne demande rien en échange.',
  },
  offerAsksOther: {
    api: 'shift_id doit être le quart de travail que l’offre demande.',
    app: 'L’offre demande un autre quart de travail.',
  },
};
