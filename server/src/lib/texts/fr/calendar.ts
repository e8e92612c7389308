import type { calendar as english } from '../en/calendar.ts';
import type { TranslationOf } from '../message.ts';

export const calendar: TranslationOf<typeof english> = {
  tooManyFeeds: ({ limit }) =>
    `Une personne a au plus ${String(limit)} abonnements au calendrier. Retirez-en un qui ne sert plus.`,
  tooLong: ({ days }) => `Le calendrier montre au plus ${String(days)} jours, les deux bornes comprises.`,
  MY_SHIFTS: ({ organization }) => `Mes quarts de travail (${organization})`,
  MY_LEAVE: ({ organization }) => `Mes congés (${organization})`,
  TEAM_LEAVE: ({ organization }) => `Congés de l’équipe (${organization})`,
  shift: 'Quart de travail',
  away: 'Absence',
  leave: ({ what }) => what,
  leaveMorning: ({ what }) => `${what} (matinée)`,
  leaveAfternoon: ({ what }) => `${what} (après-midi)`,
  leaveFromNoon: ({ what }) => `${what} (à partir de midi le premier jour)`,
  leaveUntilNoon: ({ what }) => `${what} (jusqu’à midi le dernier jour)`,
  leaveNoonToNoon: ({ what }) => `${what} (à partir de midi le premier jour, jusqu’à midi le dernier)`,
  leaveOf: ({ person, what }) => `${person} : ${what}`,
};
