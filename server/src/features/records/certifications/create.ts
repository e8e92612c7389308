import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { writing } from '../access.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Certification, NewCertification } from './record.ts';
import { certificationAfter } from './store.ts';

export const createCertification = writeOperation({
  id: 'certifications.create',
  route: 'POST /users/{id}/certifications',
  subject: 'certification',
  summary: 'Record a certification of a person',
  description: 'By an Administrator, an Executive or the person’s Department Head, never for oneself.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: ['RECORDS_KEEPING'],
  guards: writing.certifications,
  params: Strict({ id: Id('usr') }),
  body: NewCertification,
  returns: Certification,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  run: ({ work, params, body }) => recordCertification(work, params.id, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function recordCertification(
  work: UnitOfWork,
  userId: string,
  input: NewCertification,
): Promise<Certification> {
  await lockPersonToWrite(work, 'certifications', userId);
  checkOrder(input, 'issued_date', 'expiry_date');
  const id = work.newId('crt');
  const { name, issuer = null, credential_id = null, issued_date = null, expiry_date = null } = input;
  await work.insert('certifications', {
    id,
    user_id: userId,
    name,
    issuer,
    credential_id,
    issued_date,
    expiry_date,
    created_at: work.now,
    updated_at: work.now,
  });
  work.audit({
    action: 'certifications.create',
    subjectType: 'certification',
    subjectId: id,
    personId: userId,
    after: input,
  });
  return certificationAfter(work, userId, id);
}
