import { elided } from '../../words.ts';
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
  titleOf: (name) => `Pendant les absences ${elided('de', name)}`,
  note: 'La personne désignée décide des demandes qui attendent votre décision, et seulement alors. Elle voit ces demandes, rien d’autre.',
  noteOf:
    'La personne désignée décide des demandes qui attendent la décision de cette personne, et seulement alors. Elle voit ces demandes, rien d’autre.',
  none: 'Personne ne décide encore à votre place.',
  noneOf: 'Personne ne décide encore à la place de cette personne.',
  add: 'Ajouter une suppléance',
  addTitle: 'Ajouter une suppléance',
  editTitle: (name) => `Modifier la suppléance ${elided('de', name)}`,
  edit: 'Modifier',
  editNamed: (name) => `Modifier : ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer : ${name}`,
  removeTitle: (name) => `Mettre fin à la suppléance ${elided('de', name)}?`,
  removeText: 'Les décisions prises restent. Les demandes en attente ne reviennent plus qu’à vous.',
  removeTextOf: 'Les décisions prises restent.',
  removed: (name) => `${name} n’assure plus de suppléance.`,
  save: 'Enregistrer',
  saved: (name) => `${name} assure la suppléance.`,
  deputy: 'Qui décide à la place',
  deputyHint: 'Cette personne décide dans l’application, quel que soit son rôle.',
  email: 'Ou par adresse courriel',
  emailHint:
    'Pour une personne introuvable ci-dessus : toute personne active de l’organisation, par son adresse exacte.',
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
  standInNote:
    'Les demandes qui attendent leur décision sont aussi dans votre boîte de réception, pendant leurs absences.',
};
