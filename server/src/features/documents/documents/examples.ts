import { sampleId } from '../../../lib/ids.ts';

const at = '2026-03-11T13:10:00.000Z';
const signer = {
  assignment_id: sampleId('sgn'),
  user: { id: sampleId('usr'), first_name: 'Ada', last_name: 'Byron' },
  signing_order: 1,
  due_date: null,
  viewed_at: '2026-03-11T13:05:00.000Z',
  signed_at: null,
  declined_at: null,
};

/** No one has been asked to sign. */
export const newDocument = { requires_signature: false, signature_status: null, signing_mode: null, signers: [] };
export const signedDocument = {
  signature_status: 'SIGNED',
  signed_at: at,
  signed_by_id: sampleId('usr'),
  updated_at: at,
  signers: [{ ...signer, status: 'SIGNED', signed_at: at }],
};
export const declinedDocument = {
  signature_status: 'DECLINED',
  updated_at: at,
  signers: [{ ...signer, status: 'DECLINED', declined_at: at }],
};
