import type { webhooks as english } from '../en/webhooks.ts';
import type { TranslationOf } from '../message.ts';
import { stateOf } from './names.ts';

export const webhooks: TranslationOf<typeof english> = {
  underWay: 'Cet envoi est encore en cours.',
  notWaiting: 'Cet envoi n’attend pas d’autre tentative. Une fois terminé, il peut être renvoyé.',
  tooMany: ({ limit }) =>
    `Une organisation a au plus ${String(limit)} points de terminaison. Supprimez-en un qui ne sert pas.`,
  tooManySecrets: ({ limit }) =>
    `${String(limit)} secrets ont été remplacés en 24 heures. Attendez que le premier expire.`,
  ownerOrPeer:
    'Seules la personne à qui appartient ce point de terminaison et celles de rôle égal ou supérieur peuvent le faire.',
  widened:
    'Ce point de terminaison est à une personne de rôle inférieur à celui du compte, et recevrait plus qu’elle ne peut voir. Créez-en un pour le compte.',
  ownerWidened:
    'La personne à qui vous le donnez peut voir plus que la précédente, qui avait choisi la destination. Envoyez url dans la même requête, pour que la destination soit la vôtre.',
  ownerOrAbove:
    'Seules la personne à qui appartient ce point de terminaison et celles de rôle supérieur peuvent le changer.',
  givenBelow: 'Un point de terminaison se donne à vous-même ou à une personne de rôle inférieur au vôtre.',
  ownEndpoint: 'Seule une personne qui a accès et qui tient les points de terminaison peut avoir celui qu’elle crée.',
  everyEventAlone: {
    api: 'events est soit * seul, soit une liste de types; * les comprend déjà tous.',
    app: 'Choisissez tous les événements ou certains d’entre eux, pas les deux.',
  },
  unknownType: ({ type }) => `${type} n’est pas un type d’événement; voyez GET /webhook-events.`,
  scopes: ({ scopes }) =>
    `Il manque au jeton la portée de lecture d’événements auxquels le point de terminaison s’abonne : ${scopes.join(', ')}.`,
  ownerLeft: 'La personne à qui appartenait ce point de terminaison est partie. Confiez-le d’abord à une autre.',
  unsubscribed: ({ type }) => `Ce point de terminaison n’est plus abonné à ${type}. Abonnez-le d’abord de nouveau.`,
  notActive: {
    api: ({ status }) => `Ce point de terminaison est à l’état ${status}. Reprenez-le d’abord.`,
    app: ({ status }) => `Ce point de terminaison est ${stateOf(status, false)}. Reprenez-le d’abord.`,
  },
};
