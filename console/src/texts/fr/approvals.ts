import type * as en from '../approvals.ts';
import type { Translated } from '../translated.ts';

export const kindNames: Translated<typeof en.kindNames> = {
  LEAVE: 'Congés',
  TIME: 'Temps',
  EXPENSES: 'Notes de frais',
};

export const sayInPlaceOf: typeof en.sayInPlaceOf = (deputy, absent) => `${deputy} pour ${absent}`;

export const deputiesTexts: Translated<typeof en.deputiesTexts> = {
  title: 'Pendant mes absences',
  titleOf: (name) => `Pendant les absences de ${name}`,
  note: 'La personne désignée décide de ce qui vous attend, et seulement alors. Elle voit les demandes, rien d’autre.',
  noteOf:
    'La personne désignée décide de ce qui attend cette personne, et seulement alors. Elle voit les demandes, rien d’autre.',
  none: 'Personne ne décide encore à votre place.',
  noneOf: 'Personne ne décide encore à la place de cette personne.',
  add: 'Ajouter une suppléance',
  addTitle: 'Ajouter une suppléance',
  editTitle: (name) => `Modifier la suppléance de ${name}`,
  edit: 'Modifier',
  editNamed: (name) => `Modifier : ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer : ${name}`,
  removeTitle: (name) => `Mettre fin à la suppléance de ${name}?`,
  removeText: 'Les décisions prises restent. Ce qui attend ne revient plus qu’à vous.',
  removeTextOf: 'Les décisions prises restent.',
  removed: (name) => `${name} n’assure plus de suppléance.`,
  save: 'Enregistrer',
  saved: (name) => `${name} assure la suppléance.`,
  deputy: 'Qui décide à la place',
  deputyHint: 'Cette personne décide dans l’application, quel que soit son rôle.',
  kinds: 'Décisions sur',
  whileAway: 'Chaque fois que je suis en congé',
  whileAwayOf: 'Chaque fois que la personne est en congé',
  whileAwayHint: 'Du début à la fin de chaque congé approuvé.',
  from: 'Aussi à partir du',
  to: 'Jusqu’au',
  daysHint: 'Pour des jours sans congé, comme un voyage d’affaires.',
  atWork: 'Décide en ce moment',
  atRest: 'Pas en ce moment',
  onLeave: 'pendant les congés',
  since: (day) => `à partir du ${day}`,
  until: (day) => `jusqu’au ${day}`,
  standIn: 'Je décide à la place d’autres personnes',
  standInNote: 'Ce qui les attend est aussi dans votre boîte de réception, pendant leurs absences.',
};
