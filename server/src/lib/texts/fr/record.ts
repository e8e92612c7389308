import type { record as english } from '../en/record.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf, things } from './names.ts';

export const record: TranslationOf<typeof english> = {
  notFound: ({ what }) => `${things[what].this} n’existe pas ou ne vous est pas visible.`,
  underWay: 'C’est déjà en cours. Voyez où on en est, et demandez de nouveau une fois la fin venue.',
  askerMayNot: 'La personne qui l’a demandé n’y a plus droit.',
  changedSince: 'Il y a eu un changement depuis. Rien n’a été décidé : regardez de nouveau.',
  notTakenBack: 'Ceci a changé depuis, et reste donc tel quel.',
  notUndoable: 'Rien de ceci ne peut être annulé : c’est encore en cours, déjà annulé, ou trop ancien.',
  recordsOrAudience: {
    api: 'Donnez records ou audience, l’un des deux.',
    app: 'Choisissez à qui ou à quoi ceci s’applique.',
  },
  notOfPeople: 'Ceci s’applique à des éléments choisis un à un, pas à des personnes.',
  tooManyPeople: 'C’est trop de personnes à la fois. Choisissez-en 10 000 au plus.',
  noMove: {
    api: ({ of, state, trigger, allowed }) =>
      `${things[of].one} à l’état ${state} ne permet pas « ${trigger} »; l’état doit être ${allowed.join(' ou ')}.`,
    app: ({ of, state }) =>
      `${things[of].this} est maintenant ${stateOf(state, things[of].isFeminine === true)} : ce n’est plus possible.`,
  },
};
