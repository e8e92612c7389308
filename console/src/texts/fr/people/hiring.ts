import { counted } from '../../counted.ts';
import type * as en from '../../people/hiring.ts';
import type { Translated } from '../../translated.ts';

export const invitationChoices: Translated<typeof en.invitationChoices> = {
  NOW: 'Maintenant',
  ON_DAY: 'À une date choisie',
  NEVER: 'Pas encore',
};

export const invitationStandings: Translated<typeof en.invitationStandings> = {
  NEVER: 'Jamais invitées',
  PLANNED: 'Invitation prévue',
  INVITED: 'Invitées, jamais venues',
  REFUSED: 'Invitation refusée',
  CAME: 'Venues',
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
    REFUSED: (day) => `L’invitation a été refusée le ${day}.`,
    LINK_MADE: (day) => `Un lien a été copié le ${day}; il n’a pas encore été ouvert.`,
    OPENED: (day) => `Invitation envoyée; le lien a été ouvert le ${day}, sans mot de passe pour l’instant.`,
    SIGNED_IN: (day) => `Première connexion le ${day}.`,
  },
  hasPassword: 'Un mot de passe est défini.',
  invite: 'Inviter',
  sendAgain: 'Envoyer de nouveau',
  inviteTitle: 'Inviter',
  goesTo: (email) => `Part à ${email}`,
  wentTo: (email) => `Envoyée à ${email}`,
  taken: 'Le serveur de courriel l’a acceptée. Si elle n’y est pas, regardez dans les courriels indésirables.',
  triedAgain: (reply) => `Le serveur de courriel ne l’a pas encore acceptée (${reply}). Un nouvel essai suit.`,
  refusals: {
    UNKNOWN_ADDRESS:
      'Aucune boîte ne porte cette adresse. Corrigez l’adresse et envoyez de nouveau, ou copiez un lien.',
    FULL: 'La boîte est pleine ou n’accepte pas de courriel. Envoyez de nouveau plus tard, ou copiez un lien.',
    BLOCKED:
      'Le serveur n’accepte aucun courriel d’ici pour cette adresse. Prévenez la personne qui gère votre courriel, ou copiez un lien.',
    OTHER: 'Le serveur l’a refusée sans dire pourquoi. Envoyez de nouveau, ou copiez un lien.',
  },
  reply: (codes) => `Serveur de courriel : ${codes}`,
  copyLink: 'Copier un lien',
  copyTitle: (name) => `Un lien pour ${name}`,
  copyText:
    'Pour une personne sans courriel. Le lien permet de se connecter à sa place : remettez-le vous-même. Une invitation envoyée ou prévue ne fonctionne plus.',
  makeLink: 'Créer le lien',
  linkMade: (day) => `Il fonctionne jusqu’au ${day}, une seule fois, et ne s’affichera plus.`,
  done: 'Terminé',
  inviteMany: (count) => counted(count, { one: 'Inviter # personne', other: 'Inviter # personnes' }),
  sendMany: (count) => counted(count, { one: 'Envoyer # invitation', other: 'Envoyer # invitations' }),
  sentMany: (count) => counted(count, { one: '# invitation est en route.', other: '# invitations sont en route.' }),
  plannedMany: (count) => counted(count, { one: '# invitation est prévue.', other: '# invitations sont prévues.' }),
  putOffMany: (count) =>
    counted(count, {
      one: '# personne n’est pas invitée pour l’instant.',
      other: '# personnes ne sont pas invitées pour l’instant.',
    }),
  actions: { NOW: 'Envoyer', ON_DAY: 'Prévoir', NEVER: 'Ne pas envoyer' },
  saved: {
    NOW: 'L’invitation est en route.',
    ON_DAY: 'L’invitation est prévue.',
    NEVER: 'Aucune invitation n’est envoyée.',
  },
};

export const hiringTexts: Translated<typeof en.hiringTexts> = {
  pay: 'Rémunération',
  payNote: 'À partir du premier jour. Laissez vide pour l’entrer plus tard.',
  payProposedNote:
    'À partir du premier jour. Avec une rémunération, l’Administration décide d’abord; sans, la personne est ajoutée tout de suite.',
  propose: 'Proposer',
  proposed: (name) => `L’ajout de ${name} a été proposé`,
  waits: 'La personne est ajoutée, et invitée comme choisi, dès que l’Administration accepte.',
  openProposal: 'Ouvrir la proposition',
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
