import { counted } from '../counted.ts';
import type * as en from '../library.ts';
import type { Translated } from '../translated.ts';

export const libraryTexts: Translated<typeof en.libraryTexts> = {
  title: 'Bibliothèque',
  lead: 'Les guides, politiques et formulaires que toute l’organisation peut lire.',
  upload: 'Téléverser un document',
  uploading: 'Téléversement',
  uploadingShare: (percent) => `Téléversement (${percent})`,
  uploaded: 'Document téléversé. Tout le monde peut maintenant le lire.',
  file: 'Fichier',
  fileHint: 'PDF, image, texte ou fichier bureautique, 25 Mo au plus.',
  fileNeeded: 'Choisissez un fichier.',
  chooseAFile: 'Choisir un fichier',
  orDropItHere: 'ou déposez-le ici',
  tooLarge: 'Ce fichier dépasse 25 Mo. Choisissez-en un plus petit.',
  documentTitle: 'Titre',
  kind: 'Type',
  folder: 'Dossier',
  noFolder: 'Aucun dossier',
  anyFolder: 'Tous les dossiers',
  anyKind: 'Tous les types',
  search: 'Rechercher dans les titres',
  newFolder: 'Nouveau dossier',
  folderName: 'Nom du dossier',
  folderAdded: 'Dossier ajouté.',
  renameFolder: 'Renommer ce dossier',
  folderRenamed: 'Dossier renommé.',
  removeFolder: 'Retirer ce dossier',
  removeFolderTitle: 'Retirer ce dossier?',
  removeFolderText: 'Ses documents restent dans la bibliothèque, sans dossier.',
  folderRemoved: 'Dossier retiré. Ses documents sont toujours là.',
  edit: 'Modifier',
  editTitle: 'Modifier ce document',
  saved: 'Modifications enregistrées.',
  ask: 'Faire signer',
  askTitle: 'Qui doit signer?',
  askHints: {
    SEQUENTIAL: 'Les personnes signent l’une après l’autre, dans cet ordre; chacune reçoit un courriel à son tour.',
    PARALLEL: 'Chaque personne reçoit un courriel maintenant; elles signent dans n’importe quel ordre.',
  },
  askMany: 'Solliciter plusieurs personnes à la fois',
  askPerson: 'Ajouter une personne',
  askSend: 'Demander les signatures',
  asked: {
    SEQUENTIAL: 'Signatures demandées. La première personne reçoit un courriel.',
    PARALLEL: 'Signatures demandées. Chaque personne reçoit un courriel.',
  },
  removeSigner: 'Retirer',
  remove: 'Retirer',
  removeTitle: 'Retirer ce document?',
  removeText: 'Son fichier est retiré pour tout le monde, sans retour possible.',
  removed: 'Document retiré.',
  emptyTitle: 'La bibliothèque est vide',
  empty: 'Téléversez le premier document, par exemple le guide du personnel.',
  noun: (count) => counted(count, { one: '# document', other: '# documents' }),
  size: 'Taille',
  signedOf: (signed, asked) => `${signed} sur ${asked} ont signé`,
  addedBy: 'Ajouté par',
  actions: 'Actions',
};

export const askDialogTexts: Translated<typeof en.askDialogTexts> = {
  cancel: 'Annuler',
};

export const documentDialogsTexts: Translated<typeof en.documentDialogsTexts> = {
  save: 'Enregistrer',
};

export const folderToolsTexts: Translated<typeof en.folderToolsTexts> = {
  save: 'Enregistrer',
};

export const uploadDialogTexts: Translated<typeof en.uploadDialogTexts> = {
  upload: 'Téléverser',
};

export const askManyTexts: Translated<typeof en.askManyTexts> = {
  title: (document) => `Qui doit signer « ${document} »?`,
  who: 'Qui doit signer',
  until: 'À signer jusqu’au',
  hint: 'Chaque personne signe pour elle-même, dans n’importe quel ordre, et reçoit un courriel. Un refus n’empêche personne d’autre de signer.',
  send: 'Demander les signatures',
  done: 'Les signatures ont été demandées.',
};
