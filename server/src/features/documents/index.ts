import type { AccessRule, Feature } from '../../kernel/catalogue.ts';
import { createDocument } from './documents/create.ts';
import { deleteDocument } from './documents/delete.ts';
import { getDocument, getDocumentContent, listDocuments } from './documents/reads.ts';
import { documentSubjects } from './documents/store.ts';
import { updateDocument } from './documents/update.ts';
import { uploadDocument } from './documents/upload.ts';
import { documentData, documentEventErasure, eraseDocumentsOfErased } from './erase.ts';
import { documentEvents } from './events.ts';
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders/operations.ts';
import { folderNames } from './folders/store.ts';
import { sendAsk } from './signing/ask-mail.ts';
import { askAudience, getSigning, listSigningsOf, remindToSign, stopSigning } from './signing/audience.ts';
import { asked } from './signing/audience-store.ts';
import { getCertificate } from './signing/certificate.ts';
import { listSigners } from './signing/list-signers.ts';
import { declineDocument, signDocument, viewDocument } from './signing/moves.ts';
import { askJoined, askNewPeople } from './signing/reactions.ts';
import { setSigners } from './signing/set-signers.ts';
import { signature, signerStates } from './signing/states.ts';
import { listSignersOfOwner } from './signing/store.ts';
import { documentVisibility, whoseDocumentsAreSeen } from './visibility.ts';

/** The rules of visibility.ts and signing/rules.ts, in words. */
export const documentAccess: readonly AccessRule[] = [
  {
    of: 'documents',
    readers:
      'the owner and the signers; everyone for the company library; Department Heads for owners in their department scope unless private; Administrators and Executives for anyone; earlier versions by Administrators and Executives',
    writers: 'Administrators and Executives; viewed, signed and declined by each signer for themselves',
  },
  {
    of: 'folders',
    readers: 'anyone who sees a document in them; Administrators and Executives all',
    writers: 'Administrators and Executives',
  },
];

export { signatureAsked } from './signing/ask-mail.ts';

export const documents: Feature = {
  name: 'documents',
  logSubjects: [documentSubjects],
  title: 'Documents',
  summary: 'Documents, their files and the signatures they collect.',
  operations: [
    listDocuments,
    getDocument,
    createDocument,
    updateDocument,
    deleteDocument,
    getDocumentContent,
    setSigners,
    listSigners,
    askAudience,
    getSigning,
    listSigningsOf,
    remindToSign,
    stopSigning,
    viewDocument,
    signDocument,
    declineDocument,
    getCertificate,
    uploadDocument,
    listFolders,
    createFolder,
    updateFolder,
    deleteFolder,
  ],
  events: documentEvents,
  states: [signature, signerStates],
  access: documentAccess,
  reactions: [eraseDocumentsOfErased, ...askNewPeople],
  eventErasures: [documentEventErasure],
  personalData: documentData,
  byProducts: [asked],
  jobs: [sendAsk, askJoined],
  visibilities: [documentVisibility],
  names: [folderNames],
  sights: [{ of: 'documents', scope: 'documents:read', isSeen: whoseDocumentsAreSeen, named: listSignersOfOwner }],
};
