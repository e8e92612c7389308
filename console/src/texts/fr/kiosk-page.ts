import type { kioskPageTexts as english } from '../kiosk-page.ts';
import type { Translated } from '../translated.ts';

const nbsp = '\u00a0';
const thin = '\u202f';

export const kioskPageTexts: Translated<typeof english> = {
  code: 'Code de jumelage',
  codeHint: 'Dans Muster, sous Paramètres › Bornes. Huit lettres et chiffres.',
  pair: 'Jumeler cette tablette',
  pairing: 'Jumelage…',
  unpaired: 'Cette tablette n’est pas jumelée.',
  unpairedWith: (count) =>
    count === 1
      ? `Cette tablette a été dissociée. Un pointage n’était pas envoyé${thin}: dites-le à la personne qui vous dirige.`
      : `Cette tablette a été dissociée. ${String(count)} pointages n’étaient pas envoyés${thin}: dites-le à la personne qui vous dirige.`,
  handedOver: (count) =>
    count === 1
      ? `Cette tablette a été dissociée. Un pointage n’était pas envoyé${thin}: il attend maintenant la parole de la personne qui vous dirige.`
      : `Cette tablette a été dissociée. ${String(count)} pointages n’étaient pas envoyés${thin}: ils attendent maintenant la parole de la personne qui vous dirige.`,
  unsafe: 'Cette adresse n’est pas sûre, la tablette ne peut donc garder aucune clé. Ouvrez-la par https.',
  noNetwork: 'Il n’y a pas de réseau. Réessayez.',
  find: 'Trouvez votre nom',
  nobody: 'Personne de ce nom ne pointe ici.',
  in: 'Là',
  onBreak: 'En pause',
  pin: 'NIP',
  typePin: 'Entrez votre NIP',
  notMe: 'Retour aux noms',
  forgot: `NIP oublié${thin}? Choisissez-en un nouveau dans Muster, sous votre profil, ou voyez qui vous dirige.`,
  erase: 'Effacer un chiffre',
  actions: { IN: 'Arrivée', OUT: 'Départ', BREAK: 'Début de pause', BACK: 'Retour de pause' },
  badgeOffline: 'Il n’y a pas de réseau pour dire à qui est ce badge. Touchez d’abord votre nom.',
  notHere: 'Ce n’est le code de personne qui pointe ici.',
  showCode: 'Montrer mon code à la caméra',
  holdCode: 'Tenez votre code devant la caméra',
  noCamera:
    'La caméra ne peut pas servir. Autorisez-la pour cette page dans le navigateur, ou revenez en arrière et touchez votre nom.',
  sending: 'Un instant…',
  kept: {
    IN: (name, time) => `${name}, arrivée à ${time}. Gardée ici, envoyée dès qu’il y a un réseau.`,
    OUT: (name, time) => `${name}, départ à ${time}. Gardé ici, envoyé dès qu’il y a un réseau.`,
    BREAK: (name, time) => `${name}, pause dès ${time}. Gardée ici, envoyée dès qu’il y a un réseau.`,
    BACK: (name, time) => `${name}, retour à ${time}. Gardé ici, envoyé dès qu’il y a un réseau.`,
  },
  done: 'Terminé',
  heard: (time) => `Dernier contact à ${time}`,
  never: 'Pas encore de contact',
  unsent: (count) => (count === 1 ? '1 pointage non envoyé' : `${String(count)} pointages non envoyés`),
  clockOff: (minutes) =>
    minutes > 0
      ? `L’horloge de la tablette avance de ${String(minutes)}${nbsp}min`
      : `L’horloge de la tablette retarde de ${String(-minutes)}${nbsp}min`,
};
