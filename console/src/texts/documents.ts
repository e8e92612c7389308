import type { Item } from '../client/hooks.ts';
import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

export const categoryNames: Readonly<Record<Item<'/documents'>['category'], string>> = {
  CONTRACT: 'Contract',
  POLICY: 'Policy',
  FORM: 'Form',
  PAYROLL: 'Payroll',
  IDENTIFICATION: 'Identification',
  CERTIFICATE: 'Certificate',
  OTHER: 'Other',
};

export const signatureNames = { PENDING: 'Waiting for signatures', SIGNED: 'Signed', DECLINED: 'Declined' } as const;

export const documentsTexts = {
  title: 'Documents',
  sign: 'Sign',
  decline: 'Decline',
  signed: 'Signed',
  declined: 'Declined. Nobody signs this document any more.',
  readFirst: 'Read to the last page to sign.',
  openFirst: 'Download and read the file to sign.',
  yourTurn: 'Your signature is asked for',
  nothingToSign: 'Nothing to sign.',
  manyToSign: 'Documents wait for your signature.',
  waitForYou: (count: number): string =>
    counted(count, {
      one: '# document waits for your signature.',
      other: '# documents wait for your signature.',
    }),
  showThem: 'Show',
  mineEmptyTitle: 'No documents of your own',
  mineEmpty:
    'What you are asked to sign, what you signed, and contracts, pay slips and whatever else is kept about you appear here.',
  libraryEmptyTitle: 'The library is empty',
  libraryEmpty: 'Handbooks and policies for everyone appear here.',
} as const;

export const columnsTexts = {
  document: 'Document',
  kind: 'Kind',
  signature: 'Signature',
  signUntil: 'Sign until',
  folder: 'Folder',
  certificate: 'Certificate',
  added: 'Added',
} as const;

export const contentTexts = {
  thisKindOfFileCannot: 'This kind of file cannot be shown here. Download it to read it.',
} as const;

export const documentTexts = {
  seenBy: 'Seen by',
  ownerAndAdministration: 'The person, signers and Administrators',
  document: 'Document',
  download: 'Download',
  aSignerDeclined: 'A signer declined. Nobody signs this document any more.',
  about: 'About',
  whom: 'About',
  kind: 'Kind',
  everyone: 'Everyone',
  folder: 'Folder',
  version: 'Version',
  added: 'Added',
  tags: 'Tags',
} as const;

export const listTexts = {
  toSign: 'To sign',
  signed: 'Signed by me',
  which: 'Which',
  all: 'All of mine',
  aboutMe: 'About me',
  mine: 'Mine',
  library: 'Library',
  whichDocuments: 'Which documents',
  myDocuments: 'My documents',
  noun: (count: number): string => counted(count, { one: '# document', other: '# documents' }),
  searchTitles: 'Search titles',
  folder: 'Folder',
  anyFolder: 'Any folder',
  kind: 'Kind',
  anyKind: 'Any kind',
} as const;

export const pdfPagesTexts = {
  thisPDFCannotBeShown: 'This PDF cannot be shown here. Download it to read it.',
  theDocumentPages: (count: number): string =>
    counted(count, { one: 'The document, # page', other: 'The document, # pages' }),
  page: (number: number): string => `Page ${number}`,
} as const;

export const recordTexts = {
  youSigned: (day: string): string => `You signed, ${day}`,
  youDeclined: 'You declined',
  tooLate: 'Not signed in time',
  waitingFor: (name: string): string => `Waiting for ${name}`,
} as const;

export const signPanelTexts = {
  until: (instant: string): string => `Until ${instant}`,
  whatSigningMeans: (name: string, title: string): string =>
    `By signing, ${name} confirms having read “${title}” and agrees to it. Your name and the time are recorded, and cannot be taken back.`,
  signedTitle: 'Signed',
  youSigned: (instant: string): string =>
    `${withFullStop(`You signed on ${instant}`)} Keep the file and its certificate, if you like.`,
  othersSigned: (count: number): string =>
    counted(count, { one: '# person has signed.', other: '# people have signed.' }),
  download: 'Download the file',
  certificate: 'Download the certificate',
  certificateSays: 'The certificate says who signed which file and when.',
  declineToSign: (title: string): string => `Decline to sign ${title}?`,
  decline: 'Decline',
  hint: 'Administrators read it. Nobody else can sign the document afterwards.',
  sayWhy: 'Say why you do not sign.',
  signatures: 'Signatures',
  hasNotSigned: 'Has not signed yet',
  oneAfterTheOther: 'One after the other.',
  inAnyOrder: 'In any order.',
  openedOn: (instant: string): string => `Opened on ${instant}`,
  signedOn: (instant: string): string => `Signed on ${instant}`,
  declinedOn: (instant: string): string => `Declined on ${instant}`,
} as const;

export const manySignersTexts = {
  title: 'Signatures of everyone asked',
  noOneElse: 'No group of people was asked to sign this document.',
  newPeopleToo: 'Those who join later are asked too.',
  signed: (signed: number, asked: number): string => `${String(signed)} of ${String(asked)} have signed.`,
  declined: (count: number): string => counted(count, { one: '# declined.', other: '# declined.' }),
  missing: (count: number): string =>
    counted(count, { one: '# person has not signed', other: '# people have not signed' }),
  notOpened: 'Not opened yet',
  opened: 'Opened, not signed',
  more: 'Show more',
  remind: 'Remind them',
  reminded: (count: number): string =>
    count === 0
      ? 'Everyone was reminded within the last day.'
      : counted(count, { one: '# person was reminded.', other: '# people were reminded.' }),
  stop: 'Ask no one else',
  stopTitle: 'Ask no one else to sign?',
  stopText: 'Who has not signed is no longer asked, and no one who joins later will be. Who has signed stays.',
  stopped: 'No one else is asked.',
} as const;
