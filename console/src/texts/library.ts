import { counted } from './counted.ts';

export const libraryTexts = {
  title: 'Library',
  lead: 'Handbooks, policies and forms that everyone in the organization can read.',
  upload: 'Upload a document',
  uploading: 'Uploading',
  uploadingShare: (percent: string): string => `Uploading (${percent})`,
  uploaded: 'Uploaded. Everyone can read it now.',
  file: 'File',
  fileHint: 'PDF, picture, text or office file, up to 25 MB.',
  fileNeeded: 'Choose a file.',
  chooseAFile: 'Choose a file',
  orDropItHere: 'or drop it here',
  tooLarge: 'This file is larger than 25 MB. Choose a smaller one.',
  documentTitle: 'Title',
  kind: 'Kind',
  folder: 'Folder',
  noFolder: 'No folder',
  anyFolder: 'Any folder',
  anyKind: 'Any kind',
  search: 'Search titles',
  newFolder: 'New folder',
  folderName: 'Name of the folder',
  folderAdded: 'Folder added.',
  renameFolder: 'Rename this folder',
  folderRenamed: 'Folder renamed.',
  removeFolder: 'Remove this folder',
  removeFolderTitle: 'Remove this folder?',
  removeFolderText: 'Its documents stay in the library, in no folder.',
  folderRemoved: 'Folder removed. Its documents are still here.',
  edit: 'Change',
  editTitle: 'Change this document',
  saved: 'Saved.',
  ask: 'Ask to sign',
  askTitle: 'Who must sign?',
  askHints: {
    SEQUENTIAL: 'They sign one after the other in this order; each gets an e-mail when it is their turn.',
    PARALLEL: 'Each of them gets an e-mail now; they sign in any order.',
  },
  askMany: 'Ask many at once',
  askPerson: 'Add a person',
  askSend: 'Ask for signatures',
  asked: {
    SEQUENTIAL: 'Asked. The first of them gets an e-mail.',
    PARALLEL: 'Asked. Each of them gets an e-mail.',
  },
  removeSigner: 'Remove',
  remove: 'Remove',
  removeTitle: 'Remove this document?',
  removeText: 'Its file is removed for everyone and cannot be brought back.',
  removed: 'Document removed.',
  emptyTitle: 'The library is empty',
  empty: 'Upload the first document, such as the employee handbook.',
  noun: (count: number): string => counted(count, { one: '# document', other: '# documents' }),
  size: 'Size',
  signedOf: (signed: string, asked: string): string => `${signed} of ${asked} signed`,
  addedBy: 'Added by',
  actions: 'Actions',
} as const;

export const askDialogTexts = {
  cancel: 'Cancel',
} as const;

export const documentDialogsTexts = {
  save: 'Save',
} as const;

export const folderToolsTexts = {
  save: 'Save',
} as const;

export const uploadDialogTexts = {
  upload: 'Upload',
} as const;

export const askManyTexts = {
  title: (document: string): string => `Who must sign ${document}?`,
  who: 'Who must sign',
  until: 'Sign until',
  hint: 'Everyone signs for themselves, in any order. Each gets an e-mail. Who declines keeps no one else from signing.',
  send: 'Ask for signatures',
  done: 'Everyone was asked to sign.',
} as const;
