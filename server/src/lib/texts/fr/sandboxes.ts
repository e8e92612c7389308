import type { sandboxes as english } from '../en/sandboxes.ts';
import type { TranslationOf } from '../message.ts';

export const sandboxes: TranslationOf<typeof english> = {
  off: 'Les bacs à sable sont désactivés dans cette installation.',
  within: 'Vous êtes dans un bac à sable : il n’en contient pas d’autres. Revenez d’abord à votre organisation.',
  tooMany: ({ limit }) => `Il y a ${String(limit)} bacs à sable, le maximum. Supprimez-en un qui ne sert plus.`,
  nameTaken: 'Un autre bac à sable porte ce nom.',
  underWay: 'Ce bac à sable est en cours de remplissage. Attendez qu’il soit prêt.',
  deleting: 'Ce bac à sable est en cours de suppression.',
  failed: 'Ce bac à sable n’a pas pu être rempli. Réinitialisez-le ou supprimez-le.',
  working: 'Un travail est encore en cours dans ce bac à sable. Attendez qu’il soit terminé, ou arrêtez-le là-bas.',
  notWithin: 'Ce n’est pas un bac à sable, mais une organisation réelle.',
  toOrAdvance: 'Envoyez to, l’instant à atteindre, ou advance, la durée : l’un des deux.',
  duration: 'advance s’écrit 30s, 15m, 24h ou 6d.',
  backwards: 'Le temps avance dans un bac à sable. Réinitialisez-le pour revenir à maintenant.',
  tooFar: ({ years }) => `Le temps d’un bac à sable avance de ${String(years)} ans au plus.`,
  moving: 'Le temps de ce bac à sable est déjà en train d’avancer. Attendez que ce soit fait.',
  faultLimited:
    'Le bac à sable répond ainsi à sa demande : comme si une limite était atteinte. Attendez Retry-After secondes.',
  faultUnavailable:
    'Le bac à sable répond ainsi à sa demande : comme si le service ne pouvait répondre. Réessayez après Retry-After secondes.',
  sample: 'Exemple',
  noEndpoint: 'Le bac à sable n’a aucun point d’ancrage Web actif à essayer. Créez-en un par POST /webhooks.',
  notRaised:
    'Avec les paramètres de ce bac à sable, ce changement ne produit pas cet événement. Modifiez-les, ou demandez un autre événement.',
  firstName: 'Développement',
  lastName: 'Externe',
  jobTitle: 'Programmation',
};
