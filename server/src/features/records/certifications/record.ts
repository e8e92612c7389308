import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Strict, Text } from '../../../kernel/schema.ts';

/** A certification that runs out within so many days is EXPIRING. */
export const expiringDays = 30;

const certificationFields = {
  id: Id('crt'),
  user_id: Id('usr'),
  name: Text(200, { examples: ['First aid'] }),
  issuer: Nullable(Text(200)),
  credential_id: Nullable(Text(200)),
  issued_date: Nullable(Day()),
  expiry_date: Nullable(Day('The last day on which it holds.')),
  status: Type.Enum(['VALID', 'EXPIRING', 'EXPIRED'], {
    description: `Follows from expiry_date on the organization's calendar. EXPIRING: within ${String(expiringDays)} days.`,
  }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Certification = Type.Object(certificationFields, { $id: 'Certification' });
export type Certification = Static<typeof Certification>;

const { name, issuer, credential_id, issued_date, expiry_date } = certificationFields;
const details = {
  issuer: Type.Optional(issuer),
  credential_id: Type.Optional(credential_id),
  issued_date: Type.Optional(issued_date),
  expiry_date: Type.Optional(expiry_date),
};

export const NewCertification = Strict({ name, ...details });
export const CertificationChanges = Strict({ name: Type.Optional(name), ...details });
