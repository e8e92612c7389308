import type { documents as english } from '../en/documents.ts';
import type { TranslationOf } from '../message.ts';

export const documents: TranslationOf<typeof english> = {
  earlierVersions: 'Seules l’Administration et la Direction lisent les versions antérieures.',
  addedByPerson: 'Les documents sont ajoutés par une personne.',
  filesAddedByPerson: 'Les fichiers sont ajoutés par une personne.',
  signedSigners:
    'Une personne a signé ce document : les signataires restent les mêmes. Ajoutez plutôt un nouveau document.',
  signedKept: 'Une personne a signé ce document : il est conservé.',
  signedFile: 'Une personne a signé ce document : son fichier reste tel quel. Ajoutez plutôt un nouveau document.',
  signing: 'Les signatures sont en cours : le fichier reste tel quel jusqu’à un refus de signer.',
  privateOrLibrary: 'Un document est soit privé, soit dans la bibliothèque de l’entreprise.',
  deadlinePast: {
    api: 'signature_deadline doit être dans le futur.',
    app: 'La date limite de signature doit être dans le futur.',
  },
  withNewFile: {
    api: ({ field }) => `${field} est obligatoire avec un nouveau fichier.`,
    app: 'Le nouveau fichier n’est pas arrivé en entier. Choisissez-le de nouveau.',
  },
  deadlineWithoutSigners: 'Une date limite ne vaut que pour des signatures en attente.',
  tooManySigners: 'Au plus 5 000 personnes peuvent être sollicitées à la fois. Choisissez-en moins.',
  notCollecting: 'Aucune signature n’est recueillie pour ce document.',
  notSignedYet: 'Personne n’a encore signé ce document.',
  notAsked: 'On ne vous demande pas de signer ce document.',
  notYourTurn: 'Ce document se signe à tour de rôle, et ce n’est pas encore votre tour.',
  deadlinePassed: 'La date limite de signature est passée.',
  folderNameTaken: 'Il existe un dossier de ce nom.',
};
