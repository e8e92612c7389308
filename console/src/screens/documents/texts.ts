import type { Item } from '../../client/hooks.ts';
import { fullName, optionsOf } from '../../words.ts';

export type Document = Item<'/documents'>;
export type Signer = Document['signers'][number];

export const categoryNames: Readonly<Record<Document['category'], string>> = {
  CONTRACT: 'Contract',
  POLICY: 'Policy',
  FORM: 'Form',
  PAYROLL: 'Payroll',
  IDENTIFICATION: 'Identification',
  CERTIFICATE: 'Certificate',
  OTHER: 'Other',
};
export const categoryOptions = optionsOf(categoryNames);

export const signatureNames = { PENDING: 'Waiting for signatures', SIGNED: 'Signed', DECLINED: 'Declined' } as const;
export const signatureTones = { PENDING: 'warning', SIGNED: 'good', DECLINED: 'bad' } as const;
export const signerNames = { PENDING: 'Has not signed yet', SIGNED: 'Signed', DECLINED: 'Declined' } as const;

export const texts = {
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
};

/** How a document stands for the person who looks: whose turn it is, or what they did. */
export function standing(document: Document, userId: string): string {
  if (document.can?.includes('documents.sign')) return texts.yourTurn;
  const mine = document.signers.find(({ user }) => user.id === userId);
  if (mine?.status === 'SIGNED') return 'You signed';
  if (mine?.status === 'DECLINED') return 'You declined';
  const next = document.signers.find(({ status }) => status === 'PENDING');
  if (document.signature_status === 'PENDING' && next) return `Waiting for ${fullName(next.user)}`;
  return document.signature_status === null ? '' : signatureNames[document.signature_status];
}

export const contentAddress = (id: string): string => `/app/api/documents/${id}/content`;
