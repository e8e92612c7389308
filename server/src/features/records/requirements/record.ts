import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

const requirementFields = {
  id: RecordId('crq'),
  certificate: Nullable(Text(200, { examples: ['First aid'] }), {
    description: 'The certificate that is wanted, by name, whatever the case; null: a course is.',
  }),
  course_id: Nullable(Id('crs', 'The course that is wanted.'), {
    examples: [null],
    description: 'The course whose training is wanted; null: a certificate is.',
  }),
  department_id: Nullable(Id('dep', 'Of its people.'), {
    description: 'Of people of this department alone; null: of any.',
  }),
  job_title: Nullable(Text(200, { examples: ['Cook'] }), {
    description:
      'Of people with this job title alone, whatever the case, and of who takes a shift of that name; null: with any.',
  }),
  work_location: Nullable(Text(200, { examples: ['Pier'] }), {
    description: 'Of people who work there alone, whatever the case; null: anywhere.',
  }),
  user_id: Nullable(Id('usr', 'Of whom.'), { examples: [null], description: 'Of this person alone; null: of all.' }),
  remind_days_before: Type.Integer({
    minimum: 0,
    maximum: 400,
    examples: [60],
    description: 'So many days before it runs out the person and who leads them are reminded.',
  }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const CertificateRequirement = Type.Object(requirementFields, {
  $id: 'CertificateRequirement',
  description: 'A certificate or training that is wanted of some people: of those to whom all that is given applies.',
});
export type CertificateRequirement = Static<typeof CertificateRequirement>;

const { certificate, course_id, department_id, job_title, work_location, user_id, remind_days_before } =
  requirementFields;

export const NewRequirement = Strict({
  certificate: Type.Optional(certificate),
  course_id: Type.Optional(course_id),
  department_id: Type.Optional(department_id),
  job_title: Type.Optional(job_title),
  work_location: Type.Optional(work_location),
  user_id: Type.Optional(user_id),
  remind_days_before: Type.Optional({ ...remind_days_before, default: 30 }),
});

export const RequirementChanges = Changes({
  certificate,
  course_id,
  department_id,
  job_title,
  work_location,
  user_id,
  remind_days_before,
});

export const gapStates = ['NONE', 'EXPIRED', 'RUNS_OUT'] as const;

export const MissingCertificate = Type.Object(
  {
    user_id: Id('usr', 'Of whom it is wanted.'),
    requirement_id: Id('crq', 'What wants it; the first, if several do.'),
    kind: Type.Enum(['CERTIFICATE', 'COURSE'], { description: 'Whether a certificate is wanted or training.' }),
    name: Type.String({ description: 'What is wanted, by name.', examples: ['First aid'] }),
    course_id: Nullable(Id('crs', 'The course.'), {
      examples: [null],
      description: 'The course; null: a certificate.',
    }),
    state: Type.Enum([...gapStates], {
      description: 'NONE: they never had it; EXPIRED: they had it; RUNS_OUT: they have it, and not for long.',
    }),
    valid_until: Nullable(Day(), { description: 'The last day on which theirs holds or held; null: they have none.' }),
  },
  {
    $id: 'MissingCertificate',
    description: 'A certificate or training that is wanted of someone and is missing, or runs out.',
  },
);
export type MissingCertificate = Static<typeof MissingCertificate>;
