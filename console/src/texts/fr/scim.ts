import { counted } from '../counted.ts';
import type * as en from '../scim.ts';
import type { Translated } from '../translated.ts';

export const personScimTexts: Translated<typeof en.personScimTexts> = {
  title: 'Annuaire d’entreprise',
  note: 'Ce qui vient de l’annuaire de votre entreprise, par SCIM.',
  none: 'Aucun annuaire ne tient cette personne à jour : tout a été saisi ici.',
  from: 'Provenance',
  added: 'Ajout dans Muster',
  addedByIt: 'par l’annuaire',
  addedHere: 'par des personnes d’ici',
  externalId: 'Identifiant dans l’annuaire',
  fields: 'Il envoie',
  fieldsHint: 'Ce qui est modifié ici à la main peut être remis comme avant.',
  lastSent: 'Dernier envoi',
};

export const accountScimTexts: Translated<typeof en.accountScimTexts> = {
  title: 'Annuaire SCIM',
  note: 'Avec un jeton qui a la portée scim, un annuaire comme Entra ou Okta tient à jour les personnes et les équipes.',
  address: 'Adresse',
  copy: 'Copier l’adresse',
  people: 'Personnes tenues à jour',
  teams: 'Équipes tenues à jour',
  fields: 'Il envoie',
  lastSent: 'Dernier envoi',
  never: 'Rien pour l’instant',
  brake: (suspended, people, since) =>
    `${counted(suspended, { one: '# personne a', other: '# personnes ont' })} perdu l’accès en une heure, sur ${String(people)}. Le reste attend depuis ${since} : il s’agit peut-être d’une erreur dans l’annuaire.`,
  askAnExecutive: 'Une personne de la direction peut laisser continuer.',
  letGoOn: 'Laisser continuer',
  letGoOnTitle: 'Laisser l’annuaire suspendre d’autres personnes?',
  letGoOnText:
    'Pendant une heure, quel qu’en soit le nombre. Les personnes suspendues par erreur retrouvent leur accès sur leur page, ou par l’annuaire.',
  goesOn: 'Cela continue pendant une heure.',
};
