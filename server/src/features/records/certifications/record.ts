import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

/** A certification that runs out within so many days is EXPIRING. */
export const expiringDays = 30;

const certificationFields = {
  id: RecordId('crt'),
  user_id: Id('usr', 'Who holds it.'),
  name: Text(200, { description: 'What was certified.', examples: ['First aid'] }),
  issuer: Nullable(Text(200), { description: 'Who issued it.' }),
  credential_id: Nullable(Text(200), { description: 'The number on the certificate, to check it with its issuer.' }),
  issued_date: Nullable(Day(), { description: 'The day on which it was issued.' }),
  expiry_date: Nullable(Day(), {
    examples: ['2029-03-08'],
    description: 'The last day on which it holds; null: it does not expire.',
  }),
  status: Type.Enum(['VALID', 'EXPIRING', 'EXPIRED'], {
    description: `Follows from expiry_date on the organization's calendar. EXPIRING: within ${String(expiringDays)} days.`,
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Certification = Type.Object(certificationFields, {
  $id: 'Certification',
  description: 'What someone outside has certified of a person.',
});
export type Certification = Static<typeof Certification>;

const { name, issuer, credential_id, issued_date, expiry_date } = certificationFields;
const details = {
  issuer: Type.Optional(issuer),
  credential_id: Type.Optional(credential_id),
  issued_date: Type.Optional(issued_date),
  expiry_date: Type.Optional(expiry_date),
};

export const NewCertification = Strict({ name, ...details });
export type NewCertification = Static<typeof NewCertification>;

export const CertificationChanges = Changes({ name, ...details });
