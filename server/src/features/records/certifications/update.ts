import { writeOperation } from '../../../kernel/operation.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Certification, CertificationChanges } from './record.ts';
import { certificationAfter, lockCertification } from './store.ts';

export const updateCertification = writeOperation({
  id: 'certifications.update',
  route: 'PATCH /users/{id}/certifications/{certification_id}',
  subject: 'certification',
  summary: 'Change a certification of a person',
  description: 'Only the fields sent change. By those who may record it.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: ['RECORDS_KEEPING'],
  params: Strict({ id: Id('usr'), certification_id: Id('crt') }),
  body: CertificationChanges,
  returns: Certification,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params, body }) {
    await lockPersonToWrite(work, 'certifications', params.id);
    const certification = await lockCertification(work, params.id, params.certification_id);
    checkOrder({ ...certification, ...body }, 'issued_date', 'expiry_date');
    const changes = work.changesTo(certification, body);
    if (isEmpty(changes)) return certification;

    await work.update('certifications', certification.id, changes);
    return certificationAfter(work, params.id, certification.id);
  },
});
