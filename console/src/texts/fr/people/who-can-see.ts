import { counted } from '../../counted.ts';
import type * as en from '../../people/who-can-see.ts';
import type { Translated } from '../../translated.ts';

export const whoCanSeeTexts: Translated<typeof en.whoCanSeeTexts> = {
  open: 'Qui peut voir ceci',
  openNamed: {
    pay: 'Qui peut voir ceci\u00a0: rémunération',
    leave: 'Qui peut voir ceci\u00a0: congés',
    private: 'Qui peut voir ceci\u00a0: renseignements personnels',
    documents: 'Qui peut voir ceci\u00a0: documents',
    time: 'Qui peut voir ceci\u00a0: temps',
  },
  titles: {
    pay: 'Qui peut voir la rémunération',
    leave: 'Qui peut voir les congés',
    private: 'Qui peut voir les renseignements personnels',
    documents: 'Qui peut voir les documents',
    time: 'Qui peut voir le temps',
  },
  own: {
    pay: 'Votre rémunération',
    leave: 'Vos congés',
    private: 'Vos renseignements personnels',
    documents: 'Vos documents',
    time: 'Votre temps',
  },
  ownTitle: 'Qui peut les voir',
  ownNote: 'Aujourd’hui, consultation ou non.',
  explained: {
    pay: 'Le dossier de rémunération.',
    leave: 'Les demandes avec leur type et leur motif. D’autres peuvent voir qu’une personne est absente.',
    private: 'Adresse, téléphone, date de naissance et personnes à joindre.',
    documents:
      'Ceux de la personne, et non ceux que la bibliothèque de l’entreprise ouvre à tout le monde. Les privés ne sont pas ouverts aux responsables de service.',
    time: 'Les entrées de temps et les feuilles de temps.',
  },
  today: 'Ce qu’il en est aujourd’hui, selon les droits et non selon les consultations.',
  by: {
    SELF: 'c’est le sien',
    MANAGER: 'comme gestionnaire',
    HEAD: 'dirige ou gère le service',
    ROLE: 'le voit de tout le monde, par son rôle',
    PACKAGE: 'par un accès au-delà du rôle',
    NAMED: 'seulement ce qui attend sa décision ou sa signature',
    DEPUTY: 'par suppléance, ce qui attend une décision',
    TOKEN: 'un programme avec un jeton',
    APP: 'une application connectée',
  },
  until: (reason, day) => `${reason}, jusqu’au ${day}`,
  nobody: 'Personne, sauf qui exploite l’installation.',
  others: (count) =>
    counted(count, {
      one: '# autre personne, hors de votre annuaire\u00a0:',
      other: '# autres personnes, hors de votre annuaire\u00a0:',
    }),
  close: 'Fermer',
};
