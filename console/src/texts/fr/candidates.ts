import type * as en from '../candidates.ts';
import { counted } from '../counted.ts';
import type { Translated } from '../translated.ts';

export const candidateTexts: Translated<typeof en.candidateTexts> = {
  title: 'Qui peut le prendre',
  all: (count) => counted(count, { other: 'Afficher les #' }),
  fewer: 'En afficher moins',
  find: 'Trouver quelqu’un',
  findFor: (shift) => `Trouver quelqu’un pour ${shift}`,
  titleOf: (shift) => `Qui peut prendre ${shift}`,
  nobody: 'Ce quart de travail n’est d’aucun service qui compte d’autres personnes.',
  give: 'Donner le quart de travail',
  given: 'Le quart de travail a été donné.',
  notGiven: 'Quelque chose a changé entre-temps : le quart de travail reste tel quel.',
  rests: (before, after) =>
    [before === null ? null : `${before} de repos avant`, after === null ? null : `${after} après`]
      .filter((part) => part !== null)
      .join(', '),
  hours: (minutes, contract) => `${minutes} sur ${contract}`,
};

export const sayReason: typeof en.sayReason = (format, { code, minutes, limit_minutes, missing }) => {
  const [has, limit] = [format.minutes(minutes ?? 0), format.minutes(limit_minutes ?? 0)];
  switch (code) {
    case 'FREE':
      return 'Libre';
    case 'AVAILABLE':
      return 'Disponible';
    case 'IF_NEEDED':
      return 'Seulement au besoin';
    case 'UNAVAILABLE':
      return 'Non disponible';
    case 'AWAY':
      return 'En congé';
    case 'ASKED_AWAY':
      return 'A demandé un congé';
    case 'OTHER_SHIFT':
      return 'Autre quart de travail';
    case 'REST':
      return `${has} de repos, ${limit} dues`;
    case 'WEEKLY_REST':
      return 'Trop peu de repos dans la semaine';
    case 'OVERTIME':
      return `Heures supplémentaires : ${has}, dès ${limit}`;
    case 'LONG_DAY':
      return `Longue journée : ${has}`;
    case 'LONG_WEEK':
      return `Longue semaine : ${has}`;
    case 'MISSING_CERTIFICATE':
      return `Il manque : ${(missing ?? []).join(', ')}`;
    case 'DAY_OFF':
      return 'Jour de repos';
  }
};
