import { counted } from '../counted.ts';
import type * as en from '../proposals.ts';
import type { Translated } from '../translated.ts';

export const proposalStatuses: typeof en.proposalStatuses = {
  WAITING: 'En attente',
  ACCEPTED: 'Acceptée',
  DECLINED: 'Refusée',
  WITHDRAWN: 'Retirée',
  EXPIRED: 'Expirée',
};

export const proposalTexts: Translated<typeof en.proposalTexts> = {
  title: 'Propositions',
  one: 'Proposition',
  lead: 'Les changements qui attendent une acceptation, et ce que les autres sont devenus.',
  inbox: 'Boîte de réception',
  what: 'Quoi',
  who: 'Proposé par',
  when: 'Depuis',
  status: 'État',
  anyStatus: 'Tous les états',
  whose: 'De qui',
  everyones: 'Les vôtres et celles que vous pouvez accepter',
  mine: 'Les vôtres',
  actions: 'Actions',
  noun: (count) => counted(count, { one: '# proposition', other: '# propositions' }),
  noneTitle: 'Aucune proposition',
  none: 'Ce que vous, un assistant ou une autre personne proposez apparaît ici.',
  accept: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  accepted: 'Accepté et fait.',
  declined: 'Refusé.',
  withdrawn: 'Retiré.',
  declineTitle: 'Refuser cette proposition',
  withdrawTitle: 'Retirer cette proposition?',
  withdrawText: 'Rien n’en est fait. Elle peut être proposée de nouveau.',
  commentHint: 'La personne à l’origine de la proposition le lit.',
  toDo: (done) => done,
  about: (what, person) => `${what} : ${person}`,
  by: (name, client) => `${name}, avec ${client}`,
  changes: 'Ce qui changerait',
  changed: 'Ce qui a changé',
  file: (name, size) => `Fichier : ${name} (${size})`,
  firstRows: (all, shown) =>
    shown < all
      ? `Les ${String(shown)} premières lignes sur ${String(all)}`
      : counted(all, { one: '# ligne', other: '# lignes' }),
  publishes: (count, days, department) =>
    counted(count, {
      one: (n) => `Publie ${n} quart de travail de ${department}, semaine du ${days}.`,
      other: (n) => `Publie ${n} quarts de travail de ${department}, semaine du ${days}.`,
    }),
  allDepartments: 'tous les services',
  seeWeek: 'Voir la semaine',
  noChanges: 'Aucun champ d’un enregistrement ne change.',
  raises: (events) => `Annoncé ensuite : ${events}.`,
  quoted: (note) => `« ${note} »`,
  holders: 'Décidé aussi par',
  whoHolds: (name) => `Qui détient « ${name} »`,
  note: 'Note',
  via: 'Provenance',
  concerns: 'Concerne',
  waitsUntil: 'Attend jusqu’au',
  decidedBy: 'Décidé par',
  decidedAt: 'Décidé',
  comment: 'Commentaire',
  twoPeople: 'Il faut deux personnes : personne n’accepte sa propre proposition.',
  ownRecord: 'Une personne demande un changement de son propre dossier.',
};
