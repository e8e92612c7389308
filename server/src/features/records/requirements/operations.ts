import { type Static, Type } from 'typebox';
import { pageOf } from '../../../kernel/cursor.ts';
import { AnyOf, IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkActivePerson, checkDepartment } from '../../people/index.ts';
import { checkActiveCourse } from '../courses/store.ts';
import { listMissing } from './missing-store.ts';
import { CertificateRequirement, gapStates, MissingCertificate, NewRequirement, RequirementChanges } from './record.ts';
import { countRequirements, getRequirement, listRequirements, lockRequirement } from './store.ts';

/** What is missing is worked out over all of them: more than any organization asks for, and still one query. */
const mostRequirements = 500;

const reads = { scope: 'certificate_requirements:read', packages: ['RECORDS_KEEPING'] } as const;
const writes = { scope: 'certificate_requirements:write', subject: 'certificate_requirement' } as const;

export const listCertificateRequirements = listOperation({
  ...reads,
  id: 'certificateRequirements.list',
  route: 'GET /certificate-requirements',
  summary: 'List certificates and training that are wanted',
  description: 'One that names a person only for those who read the certificates of that person.',
  returns: CertificateRequirement,
  order: 'oldest first',

  run: ({ actor, db, page }) => listRequirements(db, actor, page),
});

export const getCertificateRequirement = readOperation({
  ...reads,
  id: 'certificateRequirements.get',
  route: 'GET /certificate-requirements/{id}',
  summary: 'Get a certificate or training that is wanted',
  params: Strict({ id: Id('crq') }),
  returns: CertificateRequirement,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params }) => getRequirement(db, actor, params.id),
});

export const createCertificateRequirement = writeOperation({
  ...writes,
  id: 'certificateRequirements.create',
  route: 'POST /certificate-requirements',
  summary: 'Want a certificate or training of some people',
  description:
    'A certificate by its name or a course, of the people to whom department, job title, work location and person apply, as far as they are given; of everyone if none is.',
  body: NewRequirement,
  returns: CertificateRequirement,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ actor, work, body }) {
    const {
      certificate = null,
      course_id = null,
      department_id = null,
      job_title = null,
      work_location = null,
      user_id = null,
      remind_days_before = 30,
    } = withoutSpaces(body);
    const wanted = { certificate, course_id, department_id, job_title, work_location, user_id };
    await check(work, wanted, wanted);
    if ((await countRequirements(work.tx, actor)) >= mostRequirements) {
      throw conflict('records.tooManyRequirements', { reason: 'limit' });
    }
    const id = work.newId('crq');
    const row = { id, ...wanted, remind_days_before, created_at: work.now, updated_at: work.now };
    await work.insert('certificate_requirements', row);
    return row;
  },
});

export const updateCertificateRequirement = writeOperation({
  ...writes,
  id: 'certificateRequirements.update',
  route: 'PATCH /certificate-requirements/{id}',
  summary: 'Change what is wanted',
  description: 'Only the fields sent change.',
  params: Strict({ id: Id('crq') }),
  body: RequirementChanges,
  returns: CertificateRequirement,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    const requirement = await lockRequirement(work.tx, actor, params.id);
    const changes = work.changesTo(requirement, withoutSpaces(body));
    if (isEmpty(changes)) return requirement;
    await check(work, { ...requirement, ...changes }, changes);
    await work.update('certificate_requirements', requirement.id, changes);
    return { ...requirement, ...changes, updated_at: work.now };
  },
});

export const deleteCertificateRequirement = writeOperation({
  ...writes,
  id: 'certificateRequirements.delete',
  route: 'DELETE /certificate-requirements/{id}',
  summary: 'Want it no longer',
  description: 'Certificates and training that people have stay.',
  params: Strict({ id: Id('crq') }),
  returns: CertificateRequirement,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params }) {
    const requirement = await lockRequirement(work.tx, actor, params.id);
    await work.delete('certificate_requirements', requirement.id);
    return requirement;
  },
});

/** Words are compared with those of people and certificates: spaces around them would never fit. */
function withoutSpaces<B extends Static<typeof RequirementChanges>>(body: B): B {
  const words = { certificate: body.certificate, job_title: body.job_title, work_location: body.work_location };
  const trimmed = Object.entries(words).flatMap(([name, text]) => (text == null ? [] : [[name, text.trim()]]));
  return { ...body, ...(Object.fromEntries(trimmed) as Partial<B>) };
}

type Wanted = Pick<CertificateRequirement, 'certificate' | 'course_id' | 'department_id' | 'user_id'>;

/** What is newly named has to be there, and one of both is wanted. */
async function check(work: UnitOfWork, whole: Wanted, given: Partial<Wanted>): Promise<void> {
  if (given.course_id != null) await checkActiveCourse(work, 'course_id', given.course_id);
  await checkDepartment(work, 'department_id', given.department_id);
  await checkActivePerson(work, 'user_id', given.user_id);
  if ((whole.certificate === null) === (whole.course_id === null)) {
    throw invalid('certificate', 'records.certificateOrCourse');
  }
}

export const listMissingCertificates = listOperation({
  id: 'certificateRequirements.listMissing',
  route: 'GET /missing-certificates',
  shows: ['certification', 'training_assignment', 'user'],
  summary: 'List who lacks a certificate or training that is wanted',
  description:
    'Of everyone whose certifications the owner of the token can read and who is active: what is wanted of them and what they never had, what has run out, and what runs out soon.',
  scope: 'certifications:read',
  query: Strict({
    before: Type.Optional(
      Day('Also what runs out before this day; without it, as early as each requirement reminds of it.'),
    ),
    state: Type.Optional(AnyOf(Type.Enum([...gapStates]), 'Only with this state.')),
    kind: Type.Optional(AnyOf(Type.Enum(['CERTIFICATE', 'COURSE']), 'Only certificates, or only training.')),
    user_id: Type.Optional(IdsFilter('usr', 'Only of this person.')),
    department_id: Type.Optional(IdsFilter('dep', 'Only of people of this department.')),
    requirement_id: Type.Optional(IdsFilter('crq', 'Only what this requirement wants.')),
  }),
  returns: MissingCertificate,
  order: 'by person, then by what is wanted',

  async run({ actor, db, nowMs, query, page }) {
    // Where nothing is wanted no one is looked at.
    if ((await countRequirements(db, actor)) === 0) return pageOf([], page.limit, () => []);
    return listMissing(db, actor, query, dayIn(actor.organization.timezone, nowMs), page);
  },
});
