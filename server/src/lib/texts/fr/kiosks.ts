import type { kiosks as english } from '../en/kiosks.ts';
import type { TranslationOf } from '../message.ts';

const hours = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`;

export const kiosks: TranslationOf<typeof english> = {
  forAll: {
    api: 'department_ids : seule l’Administration crée une borne pour tout le monde. Nommez des services que vous dirigez.',
    app: 'Seule l’Administration crée une borne pour tout le monde. Choisissez des services que vous dirigez.',
  },
  ownDepartments: {
    api: 'department_ids : seulement des services que vous dirigez ou gérez.',
    app: 'Choisissez des services que vous dirigez. Pour les autres, adressez-vous à l’Administration.',
  },
  pinTrivial: {
    api: 'pin : un NIP que n’importe qui essaierait en premier. Ni suite de chiffres, ni chiffre ou paire qui se répète.',
    app: 'N’importe qui essaierait celui-ci en premier. Choisissez des chiffres qui ne se suivent pas et ne se répètent pas.',
  },
  wrongCode: 'Ce code ne jumelle aucun appareil, ou plus maintenant. Demandez-en un nouveau dans Paramètres › Bornes.',
  notPaired: 'Cet appareil n’est pas jumelé.',
  signature: 'Muster-Device-Signature n’est pas de cet appareil et de ce contenu.',
  publicKey: 'public_key doit être une clé ECDSA P-256, en JWK.',
  in: ({ name, time, minutes }) =>
    minutes > 0
      ? `${name}, votre arrivée est enregistrée à ${time}. Aujourd’hui jusqu’ici : ${hours(minutes)}.`
      : `${name}, votre arrivée est enregistrée à ${time}.`,
  out: ({ name, time, minutes, deducted }) =>
    deducted > 0
      ? `${name}, votre départ est enregistré à ${time}. Aujourd’hui : ${hours(minutes)}. Pour une pause manquante, ${String(deducted)}\u00a0min ont été déduites.`
      : `${name}, votre départ est enregistré à ${time}. Aujourd’hui : ${hours(minutes)}.`,
  break: ({ name, time, minutes }) =>
    `${name}, votre pause commence à ${time}. Aujourd’hui jusqu’ici : ${hours(minutes)}.`,
  back: ({ name, time, minutes }) =>
    `${name}, votre retour est enregistré à ${time}. Aujourd’hui jusqu’ici : ${hours(minutes)}.`,
  wrongPin: 'Ce NIP n’est pas le bon.',
  noPin: 'Vous n’avez pas encore de NIP. Choisissez-en un dans Muster : votre profil, NIP de borne.',
  wait: ({ seconds }) =>
    seconds < 100
      ? `Trop de mauvais NIP ici. Réessayez dans ${String(seconds)} secondes, ou choisissez un nouveau NIP dans votre profil.`
      : `Trop de mauvais NIP ici. Réessayez dans ${String(Math.ceil(seconds / 60))} minutes, ou choisissez un nouveau NIP dans votre profil.`,
  newPinNeeded:
    'Ce NIP a été mal saisi trop souvent ici pour servir encore. Choisissez-en un nouveau dans Muster : votre profil, NIP de borne.',
  badgeUnknown: 'Personne ici n’a ce badge. Touchez votre nom, ou voyez qui vous dirige.',
  badgeNeedsPin: 'Un badge seul ne suffit pas ici. Touchez votre nom et entrez votre NIP.',
  badgeWait: ({ seconds }) =>
    seconds < 100
      ? `Trop de badges inconnus ici. Touchez votre nom, ou réessayez dans ${String(seconds)} secondes.`
      : `Trop de badges inconnus ici. Touchez votre nom, ou réessayez dans ${String(Math.ceil(seconds / 60))} minutes.`,
  badgeTaken: {
    api: 'code : une autre personne a ce badge. Retirez-le-lui d’abord, ou choisissez-en un autre.',
    app: 'Une autre personne a ce badge. Retirez-le-lui d’abord, ou choisissez-en un autre.',
  },
  ownBadge: 'Votre propre badge est attribué par l’Administration.',
  ownPin: 'Votre propre NIP se choisit dans votre profil.',
  unproven: 'Gardé. La personne qui vous dirige dira si cela compte.',
  unknown: 'Vous ne pointez pas à cette borne.',
  retry: 'L’envoi n’a pas abouti. Il sera refait.',
  tooLong:
    'Vous êtes là depuis trop longtemps pour pointer votre départ ici. Dites dans Muster quand vous êtes parti, ou voyez qui vous dirige.',
  tapDecided: 'Quelqu’un s’est déjà prononcé sur ce pointage.',
  personLeft: 'Cette personne ne travaille plus ici.',
};
