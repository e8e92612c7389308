import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkOrder, differing } from '../../../lib/changes.ts';
import { lockPersonToWrite } from '../person.ts';
import { Certification, CertificationChanges } from './record.ts';
import { certificationAfter, lockCertification } from './store.ts';
import { updateRow } from '../../../db/rows.ts';

export const updateCertification = writeOperation({
  id: 'certifications.update',
  route: 'PATCH /users/{id}/certifications/{certification_id}',
  summary: 'Change a certification of a person',
  description: 'Only the fields sent change. By those who may record it.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('usr'), certification_id: Id('crt') }),
  body: CertificationChanges,
  returns: Certification,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    await lockPersonToWrite(work, 'certifications', params.id);
    const certification = await lockCertification(work, params.id, params.certification_id);
    checkOrder({ ...certification, ...body }, 'issued_date', 'expiry_date');
    const changes = differing(certification, body);
    const changedFields = Object.keys(changes);
    work.audit({
      action: 'certifications.update',
      subjectType: 'certification',
      subjectId: certification.id,
      changedFields,
    });
    if (changedFields.length === 0) return certification;

    await updateRow(
      'certifications',
      { organization_id: actor.organizationId, id: certification.id },
      { ...changes, updated_at: work.now },
    ).execute(work.tx);
    return certificationAfter(work, params.id, certification.id);
  },
});
