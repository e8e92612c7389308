import { counted } from '../../counted.ts';
import type { sameDaysTexts as en } from '../../leave/same-days.ts';
import type { Translated } from '../../translated.ts';

export const sameDaysTexts: Translated<typeof en> = {
  title: 'Mêmes jours',
  note: 'Qui a demandé en premier, et ce que chacun a eu l’an dernier.',
  requests: 'Congés aux mêmes jours',
  askedFirst: 'A demandé en premier',
  has: 'A déjà ces jours',
  when: 'Quand',
  length: 'Durée',
  askedOn: 'Demandé',
  lastYear: (year) => `En ${String(year)}`,
  nothing: 'Aucun congé',
  somebody: 'Absence',
  total: (days) => counted(days, { one: '# jour', other: '# jours' }),
  hadTheseDays: 'Avait alors les mêmes jours',
  notSeen: 'Ne vous est pas montré',
  alone: 'Personne d’autre ne demande plus ces jours.',
};
