import { counted } from '../../counted.ts';
import type * as en from '../../people/hiring.ts';
import type { Translated } from '../../translated.ts';

export const invitationChoices: Translated<typeof en.invitationChoices> = {
  NOW: 'Maintenant',
  ON_DAY: 'À une date choisie',
  NEVER: 'Pas encore',
};

export const invitationTexts: Translated<typeof en.invitationTexts> = {
  account: 'Compte',
  invitation: 'Invitation',
  invitationHint:
    'Un lien par courriel pour choisir un mot de passe. Il fonctionne jusqu’à ce qu’il serve ou qu’un autre soit envoyé.',
  day: 'Jour de l’invitation',
  dayHint: 'Elle part à 8 h du matin.',
  status: {
    NONE: () => 'Aucune invitation n’a été envoyée.',
    PLANNED: (day) => `L’invitation part le ${day}.`,
    SENDING: () => 'L’invitation est en route.',
    SENT: (day) => `Invitation envoyée le ${day}; le lien n’a pas encore été ouvert.`,
    OPENED: (day) => `Invitation envoyée; le lien a été ouvert le ${day}, sans mot de passe pour l’instant.`,
    SIGNED_IN: (day) => `Première connexion le ${day}.`,
  },
  hasPassword: 'Un mot de passe est défini.',
  invite: 'Inviter',
  sendAgain: 'Envoyer de nouveau',
  inviteTitle: 'Inviter',
  save: 'Enregistrer',
  saved: {
    NOW: 'L’invitation est en route.',
    ON_DAY: 'L’invitation est prévue.',
    NEVER: 'Aucune invitation n’est envoyée.',
  },
};

export const hiringTexts: Translated<typeof en.hiringTexts> = {
  pay: 'Rémunération',
  payNote: 'À partir du premier jour. Laissez vide pour l’entrer plus tard.',
  equipment: 'Équipement',
  equipmentNote: 'Ce qui est remis le premier jour.',
  piece: (index) => `Article ${index}`,
  addAPiece: 'Ajouter un article',
  remove: 'Retirer',
  removePiece: (index) => `Retirer l’article ${index}`,
  firstDay: 'Premier jour',
  startsByItself: (name) => `La liste de tâches « ${name} » commence d’elle-même.`,
  add: 'Ajouter',
  linkPlanned: (email, day) => `L’invitation part à ${email} le ${day}.`,
  notInvited: 'Aucune invitation n’est envoyée. Envoyez-la à partir de sa page le moment venu.',
  addADocument: 'Ajouter un document à signer',
};

export const startsForTexts: Translated<typeof en.startsForTexts> = {
  startsFor: 'Commence de lui-même pour',
  nobody: 'Personne',
  everyone: 'Toute nouvelle personne',
  departments: 'Les nouvelles personnes de certains services',
  addADepartment: 'Ajouter un service',
  choose: 'Choisir',
  hint: 'Aussi pour les personnes ajoutées par une importation ou un programme, sauf si leur premier jour remonte à plus de 30 jours.',
  chooseOne: 'Choisissez un service.',
  someDepartments: (count) =>
    counted(count, {
      one: 'Les nouvelles personnes de # service',
      other: 'Les nouvelles personnes de # services',
    }),
};
