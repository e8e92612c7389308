import type { feed as english } from '../en/feed.ts';
import type { TranslationOf } from '../message.ts';

export const feed: TranslationOf<typeof english> = {
  since: 'since doit être now, ou une date et une heure avec décalage, comme 2026-03-09T14:30:00Z.',
  cursorExpired: ({ days }) =>
    `Le curseur est plus ancien que les ${String(days)} jours pendant lesquels les événements sont conservés. Relisez les enregistrements, et reprenez le flux à since=now.`,
  unknownType: ({ type }) => `${type} n’est pas un type d’événement; voyez GET /webhook-events.`,
  scopes: ({ scopes }) => `Il manque au jeton la portée de types demandés : ${scopes.join(', ')}.`,
  waitsAlready: 'Ce jeton attend déjà des événements. Demandez une fois à la fois, ou sans wait.',
};
