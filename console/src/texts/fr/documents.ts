import type { Item } from '../../client/hooks.ts';
import { counted } from '../counted.ts';
import type * as en from '../documents.ts';
import type { Translated } from '../translated.ts';

export const categoryNames: Readonly<Record<Item<'/documents'>['category'], string>> = {
  CONTRACT: 'Contrat',
  POLICY: 'Politique',
  FORM: 'Formulaire',
  PAYROLL: 'Paie',
  IDENTIFICATION: 'Pièce d’identité',
  CERTIFICATE: 'Attestation',
  OTHER: 'Autre',
};

export const signatureNames: Translated<typeof en.signatureNames> = {
  PENDING: 'En attente de signatures',
  SIGNED: 'Signé',
  DECLINED: 'Refusé',
};

export const documentsTexts: Translated<typeof en.documentsTexts> = {
  title: 'Documents',
  sign: 'Signer',
  decline: 'Refuser',
  signed: 'Document signé',
  declined: 'Signature refusée. Personne d’autre ne signe ce document.',
  readFirst: 'Lisez jusqu’à la dernière page pour signer.',
  openFirst: 'Téléchargez et lisez le fichier pour signer.',
  yourTurn: 'Votre signature est demandée',
  nothingToSign: 'Rien à signer.',
  manyToSign: 'Des documents attendent votre signature.',
  waitForYou: (count) =>
    counted(count, {
      one: '# document attend votre signature.',
      other: '# documents attendent votre signature.',
    }),
  showThem: 'Afficher',
  mineEmptyTitle: 'Aucun document à votre nom',
  mineEmpty:
    'Ce que vous avez à signer, ce que vous avez signé, et vos contrats, bulletins de paie et tout ce qui est conservé à votre sujet s’affichent ici.',
  libraryEmptyTitle: 'La bibliothèque est vide',
  libraryEmpty: 'Les guides et les politiques destinés à tout le monde s’affichent ici.',
};

export const columnsTexts: Translated<typeof en.columnsTexts> = {
  document: 'Document',
  kind: 'Type',
  signature: 'Signature',
  signUntil: 'À signer avant',
  folder: 'Dossier',
  certificate: 'Attestation',
  added: 'Ajouté le',
};

export const contentTexts: Translated<typeof en.contentTexts> = {
  thisKindOfFileCannot: 'Ce type de fichier ne peut pas être affiché ici. Téléchargez-le pour le lire.',
};

export const documentTexts: Translated<typeof en.documentTexts> = {
  document: 'Document',
  download: 'Télécharger',
  aSignerDeclined: 'Une personne a refusé de signer. Personne d’autre ne signe ce document.',
  about: 'À propos',
  whom: 'Concerne',
  kind: 'Type',
  everyone: 'Tout le monde',
  folder: 'Dossier',
  version: 'Version',
  added: 'Ajouté le',
  seenBy: 'Visible pour',
  ownerAndAdministration: 'La personne, les signataires et l’Administration',
  tags: 'Étiquettes',
};

export const listTexts: Translated<typeof en.listTexts> = {
  toSign: 'À signer',
  signed: 'Que j’ai signés',
  which: 'Lesquels',
  all: 'Tous les miens',
  aboutMe: 'À mon sujet',
  mine: 'À mon nom',
  library: 'Bibliothèque',
  whichDocuments: 'Documents à afficher',
  myDocuments: 'Mes documents',
  noun: (count) => counted(count, { one: '# document', other: '# documents' }),
  searchTitles: 'Rechercher dans les titres',
  folder: 'Dossier',
  anyFolder: 'Tous les dossiers',
  kind: 'Type',
  anyKind: 'Tous les types',
};

export const pdfPagesTexts: Translated<typeof en.pdfPagesTexts> = {
  thisPDFCannotBeShown: 'Ce PDF ne peut pas être affiché ici. Téléchargez-le pour le lire.',
  theDocumentPages: (count) => counted(count, { one: 'Le document, # page', other: 'Le document, # pages' }),
  page: (number) => `Page ${number}`,
};

export const recordTexts: Translated<typeof en.recordTexts> = {
  youSigned: (day) => `Vous avez signé, ${day}`,
  youDeclined: 'Vous avez refusé',
  tooLate: 'Pas signé à temps',
  waitingFor: (name) => `En attente : ${name}`,
};

export const signPanelTexts: Translated<typeof en.signPanelTexts> = {
  until: (instant) => `Au plus tard le ${instant}`,
  whatSigningMeans: (name, title) =>
    `En signant, ${name} confirme avoir lu « ${title} » et y consentir. Votre nom et l’heure sont consignés, sans retour possible.`,
  signedTitle: 'Document signé',
  youSigned: (instant) => `Vous avez signé le ${instant}. Gardez le fichier et son attestation, si vous le souhaitez.`,
  othersSigned: (count) => counted(count, { one: '# personne a signé.', other: '# personnes ont signé.' }),
  download: 'Télécharger le fichier',
  certificate: 'Télécharger l’attestation',
  certificateSays: 'L’attestation dit qui a signé quel fichier, et quand.',
  declineToSign: (title) => `Refuser de signer ${title}?`,
  decline: 'Refuser',
  hint: 'L’Administration lit ce motif. Personne d’autre ne peut signer le document par la suite.',
  sayWhy: 'Dites pourquoi vous ne signez pas.',
  signatures: 'Signatures',
  hasNotSigned: 'N’a pas encore signé',
  oneAfterTheOther: 'L’une après l’autre.',
  inAnyOrder: 'Dans n’importe quel ordre.',
  openedOn: (instant) => `Document ouvert le ${instant}`,
  signedOn: (instant) => `A signé le ${instant}`,
  declinedOn: (instant) => `A refusé le ${instant}`,
};

export const manySignersTexts: Translated<typeof en.manySignersTexts> = {
  title: 'Signatures demandées',
  noOneElse: 'Ce document n’a été soumis à la signature d’aucun groupe.',
  newPeopleToo: 'Les personnes qui arriveront plus tard seront aussi sollicitées.',
  signed: (signed, asked) => `${String(signed)} sur ${String(asked)} ont signé.`,
  declined: (count) => counted(count, { one: '# refus.', other: '# refus.' }),
  missing: (count) => counted(count, { one: '# personne n’a pas signé', other: '# personnes n’ont pas signé' }),
  notOpened: 'Pas encore ouvert',
  opened: 'Ouvert, pas signé',
  more: 'En afficher plus',
  remind: 'Envoyer un rappel',
  reminded: (count) =>
    count === 0
      ? 'Tout le monde a reçu un rappel au cours du dernier jour.'
      : counted(count, { one: '# personne a reçu un rappel.', other: '# personnes ont reçu un rappel.' }),
  stop: 'Ne plus solliciter personne',
  stopTitle: 'Ne plus demander de signature?',
  stopText:
    'Les personnes qui n’ont pas signé ne sont plus sollicitées, ni celles qui arriveront plus tard. Les signatures déjà données restent.',
  stopped: 'Plus personne n’est sollicité.',
};
