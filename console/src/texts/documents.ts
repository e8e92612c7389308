import type { Document } from '../screens/documents/record.ts';

export const categoryNames: Readonly<Record<Document['category'], string>> = {
  CONTRACT: 'Contract',
  POLICY: 'Policy',
  FORM: 'Form',
  PAYROLL: 'Payroll',
  IDENTIFICATION: 'Identification',
  CERTIFICATE: 'Certificate',
  OTHER: 'Other',
};

export const signatureNames = { PENDING: 'Waiting for signatures', SIGNED: 'Signed', DECLINED: 'Declined' } as const;

export const signerNames = { PENDING: 'Has not signed yet', SIGNED: 'Signed', DECLINED: 'Declined' } as const;

export const documentsTexts = {
  title: 'Documents',
  sign: 'Sign',
  decline: 'Decline',
  signed: 'Signed',
  declined: 'Declined. Nobody signs this document any more.',
  readFirst: 'Read to the last page to sign.',
  openFirst: 'Download and read the file to sign.',
  yourTurn: 'Your signature is asked for',
  toSignEmptyTitle: 'Nothing to sign',
  toSignEmpty: 'When somebody asks for your signature, the document appears here and you get an e-mail.',
  mineEmptyTitle: 'No documents of your own',
  mineEmpty: 'Contracts, pay slips and whatever else is kept about you appear here.',
  libraryEmptyTitle: 'The library is empty',
  libraryEmpty: 'Handbooks and policies for everyone appear here.',
  sizeHint: 'PDF, picture, text or office file, up to 0.7 MB.',
} as const;
