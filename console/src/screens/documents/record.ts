import type { Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';
import { categoryNames, documentsTexts, recordTexts, signatureNames } from '../../texts/documents.ts';
import { fullName, optionsOf } from '../../words.ts';

export type Document = Item<'/documents'>;
export type Signer = Document['signers'][number];
export const categoryOptions = optionsOf(categoryNames);
export const signatureTones = { PENDING: 'warning', SIGNED: 'good', DECLINED: 'bad' } as const;

const isOver = ({ signature_deadline: at, signature_status: status }: Document): boolean =>
  status === 'PENDING' && at !== null && Date.parse(at) < Date.now();

/** How a document stands for the person who looks: whose turn it is, or what they did. */
export function standing(document: Document, userId: string, format: Format): string {
  if (document.can?.includes('documents.sign')) return documentsTexts.yourTurn;
  const mine = document.signers.find(({ user }) => user.id === userId);
  if (mine?.signed_at != null) return recordTexts.youSigned(format.day(format.dayOf(mine.signed_at)));
  if (mine?.status === 'DECLINED') return recordTexts.youDeclined;
  if (mine?.status === 'PENDING' && isOver(document)) return recordTexts.tooLate;
  const next = document.signers.find(({ status }) => status === 'PENDING');
  if (document.signature_status === 'PENDING' && next) return recordTexts.waitingFor(fullName(next.user));
  return document.signature_status === null ? '' : signatureNames[document.signature_status];
}

export const certificateAddress = (id: string): string => `/app/api/documents/${id}/certificate`;
export const contentAddress = (id: string): string => `/app/api/documents/${id}/content`;
