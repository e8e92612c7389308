import { counted } from '../counted.ts';
import type * as en from '../home-team.ts';
import type { Translated } from '../translated.ts';

export const teamTexts: Translated<typeof en.teamTexts> = {
  team: 'Mon monde',
  inNow: (count, all) => `Au travail maintenant : ${String(count)} sur ${String(all)}`,
  inSince: (time) => `depuis ${time}`,
  late: (count) => counted(count, { one: '# personne en retard', other: '# personnes en retard' }),
  noneLate: 'Personne n’est en retard.',
  lateSince: (time) => `quart commencé à ${time}`,
  comingUp: 'À venir',
  nothingComingUp: 'Rien dans les 30 prochains jours.',
  comes: {
    probation: () => 'fin de la période d’essai',
    certificate: (title) => `expiration : ${title}`,
    contract: () => 'dernier jour',
    anniversary: (years) => counted(years, { one: '# an ici', other: '# ans ici' }),
  },
  andMore: (count) => `et ${String(count)} de plus`,
};
