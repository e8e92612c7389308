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
    'La personne qui a choisi l’adresse de ce point de terminaison voit peut-être moins que le compte. Envoyez encore une fois son url, pour que l’adresse soit la vôtre, ou créez-en un pour le compte.',
  sentBelow:
    'Une personne qui voit moins que ce compte a choisi l’adresse d’un de ses points de terminaison. Enregistrez cette adresse encore une fois, pour qu’elle soit la vôtre, ou supprimez le point de terminaison, puis modifiez le compte.',
  addressBelow:
    'La personne qui a choisi l’adresse de ce point de terminaison voit peut-être moins que celle à qui il appartient. Enregistrez cette adresse encore une fois, pour qu’elle soit la vôtre, puis reprenez l’envoi.',
  ownerWidened:
    'La personne à qui vous le donnez peut voir plus que celle qui a choisi la destination. Envoyez url dans la même requête, pour que la destination soit la vôtre.',
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
