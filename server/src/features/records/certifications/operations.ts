import { Type } from 'typebox';
import { AnyOf } from '../../../kernel/filters.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { checkOrder, isEmpty } from '../../../lib/changes.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { reading, writing } from '../access.ts';
import { ofPeople } from '../across-store.ts';
import { lockPersonToWrite } from '../person-store.ts';
import { Certification, CertificationChanges, NewCertification } from './record.ts';
import { certificationAfter, listAllCertifications, listCertificationsOf, lockCertification } from './store.ts';

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

export const listCertifications = listOperation({
  id: 'certifications.list',
  route: 'GET /users/{id}/certifications',
  summary: 'List the certifications of a person',
  description:
    'One’s own; Department Heads see those of their department scope, Administrators and Executives those of anyone.',
  scope: 'certifications:read',
  guards: reading.certifications,
  params: Strict({ id: Id('usr') }),
  returns: Certification,
  order: 'oldest first',
  refuses: ['NOT_FOUND'],

  run({ actor, db, nowMs, params, page }) {
    return listCertificationsOf(db, actor, params.id, dayIn(actor.organization.timezone, nowMs), page);
  },
});

export const listCertificationsOfEveryone = listOperation({
  id: 'certifications.listAll',
  route: 'GET /certifications',
  summary: 'List certifications across the organization',
  description: 'Of everyone whose certifications the owner of the token can read.',
  scope: 'certifications:read',
  query: Strict({
    ...ofPeople,
    status: Type.Optional(AnyOf(Certification.properties.status, 'Only certifications with this status.')),
    expires_before: Type.Optional(
      Day('Only those that run out before this day, and those that have run out; one that does not expire never does.'),
    ),
  }),
  appQuery: PersonSearch,
  returns: Certification,
  order: 'oldest first',

  run({ actor, db, nowMs, query, page }) {
    return listAllCertifications(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
