import { type Static, Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import { Day, Instant } from '../../lib/days.ts';
import { RecordId } from '../../lib/fields.ts';
import { ActorId, AnyId, Id } from '../../lib/ids.ts';
import { Personal } from '../../lib/personal.ts';
import { Nullable } from '../../lib/schema.ts';

export const surfaces = ['api', 'app', 'mcp', 'import', 'cli', 'job'] as const;
export const accessTiers = ['personal', 'government_id', 'compensation', 'other_organization'] as const;

/** Who did it: a person or a service account. A person whose data was erased is an id alone. */
const LogActor = Type.Object({
  id: ActorId('The id of the person, or of the service account (`svc_…`).'),
  first_name: Nullable(Type.String(), {
    description: 'Their given name; the name of a service account; null once erased.',
  }),
  last_name: Nullable(Type.String(), {
    description: 'Their family name; “Service account” for a service account; null once erased.',
  }),
});

const traceFields = {
  at: Instant('When it happened.'),
  actor: Nullable(LogActor, { description: 'null: the installation itself.' }),
  surface: Type.Enum([...surfaces], {
    description: 'By which way: API, app, an assistant by MCP, import, command line or a job.',
  }),
  token_id: Nullable(Id('tok'), { description: 'The token that was used; null: none.' }),
};
const requestFields = {
  ip: Personal(Nullable(Type.String(), { description: 'The address it came from; null if it came by no request.' })),
  request_id: Nullable(Type.String(), { description: 'The request, as its answer named it.' }),
};

/** Private parts of a record whose values the audit log holds. */
export const auditTiers = ['personal', 'compensation'] as const;

/** JSON as the record has it. Ids are looked for, so that the app can name what they stand for. */
const FieldValue = (description: string) =>
  Nullable(Type.Union([AnyId(), Type.Array(AnyId()), Type.Unknown()]), { description });

const FieldChange = Type.Object({
  field: Type.String({ description: 'The name of the field.', examples: ['job_title'] }),
  before: FieldValue('What it was; null: nothing, or not to be shown.'),
  after: FieldValue('What it became; null: nothing, or not to be shown.'),
  values: Type.Enum(['SHOWN', 'WITHHELD', 'NOT_KEPT'], {
    description:
      'WITHHELD: private; name its part in `tiers` to see it, if one may. NOT_KEPT: secrets, identifiers, files, and changes from before values were kept.',
  }),
});
export type FieldChange = Static<typeof FieldChange>;

/** Only to those who see the record now. */
const Subject = Type.Object({
  title: Nullable(Type.String(), {
    description: 'Its title; of leave, what it is for.',
    examples: ['Trip to Rotterdam'],
  }),
  amount: Nullable(Type.Number(), { description: 'Of an expense report.', examples: [497.8] }),
  currency: Nullable(Type.String(), { description: 'Of its amount, by ISO 4217.', examples: ['CAD'] }),
  start_date: Nullable(Day(), { description: 'The first day it is about.' }),
  end_date: Nullable(Day(), { description: 'The last day it is about.' }),
  days: Nullable(Type.Number(), { description: 'Of leave: how many days it costs.', examples: [2.5] }),
  hours: Nullable(Type.Number(), { description: 'Of a time entry or a timesheet.', examples: [7.5] }),
});
export type Subject = Static<typeof Subject>;

export const AuditRow = Type.Object(
  {
    id: RecordId('aud'),
    ...traceFields,
    action: Type.String({ description: 'The operation, by its id.', examples: ['users.update'] }),
    subject_type: Nullable(Type.String({ examples: ['user'] }), { description: 'The kind of record.' }),
    subject_id: Nullable(AnyId(), {
      description: 'The record it was done to; null if it is none or several.',
    }),
    record_count: Nullable(Type.Integer(), { description: 'How many records, if it is not one.' }),
    person_id: Nullable(Id('usr'), {
      description:
        'The person whom the change concerns; null if there is none, there are several, or it was not recorded.',
    }),
    changed_fields: Nullable(Type.Array(Type.String()), { description: 'Names; values are in `changes`.' }),
    accepted_by_id: Nullable(Id('usr'), {
      description: 'Who accepted what the actor had proposed; null if it was not proposed.',
    }),
    asked_by_id: Nullable(Id('usr'), {
      description: 'The person who requested this change of their own record; null if it was not requested.',
    }),
    subject: Nullable(Subject, {
      description:
        'What the record is, for records that have a title or days; null if there is none, it is gone, or the reader does not see it. People and places are named by their ids.',
    }),
    changes: Type.Array(FieldChange, { description: 'Each changed field, from what to what.' }),
    ...requestFields,
  },
  { $id: 'AuditRow' },
);
export type AuditRow = Static<typeof AuditRow>;

export const AccessRow = Type.Object(
  {
    id: RecordId('sal'),
    ...traceFields,
    user_id: Nullable(Id('usr'), { description: 'Whose record it is; null if it is of another organization.' }),
    tier: Type.Enum([...accessTiers], {
      description:
        'Which private part of the record was shown. `other_organization`: a refusal told of another organization, as it did before an address could have an account in several.',
    }),
    record_id: Nullable(Type.String(), {
      description: 'The record that was shown; null if it is of another organization.',
    }),
    ...requestFields,
  },
  { $id: 'SensitiveAccessRow' },
);
export type AccessRow = Static<typeof AccessRow>;

/** `actor` for a table called log, without a name that was erased. */
export const actorColumn = sql.raw(`
  case when log.actor_id is not null then
    json_build_object('id', log.actor_id, 'first_name', actor.first_name, 'last_name', actor.last_name) end as actor`);
/** The address goes with the name, before the row itself is emptied. Beside `actorJoin`. */
export const ipColumn = sql.raw('case when log.actor_id is null or actor.id is not null then log.ip end as ip');
export const actorJoin = sql.raw(`
  left join users actor on actor.organization_id = log.organization_id and actor.id = log.actor_id
        and actor.erased_at is null`);
