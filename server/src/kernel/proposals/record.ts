import { type Static, Type } from 'typebox';
import { Instant } from '../../lib/days.ts';
import { CreatedAt, PersonName, RecordId } from '../../lib/fields.ts';
import { AnyId, Id, sampleId } from '../../lib/ids.ts';
import { MaybeId } from '../../lib/maybe-id.ts';
import { Nullable } from '../../lib/schema.ts';
import type { AccessEntry, ValueChange } from '../change-log/change-log.ts';
import type { StoredFile } from '../file-store.ts';
import { type PackageName, packageNames } from '../packages.ts';
import type { Role } from '../scopes.ts';
import type { RaisedEvent } from '../unit-of-work.ts';

export const proposalStatuses = ['WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export const proposalSurfaces = ['api', 'app', 'mcp'] as const;

const FieldValue = (description: string, example: string) =>
  MaybeId(Type.Unknown({ description, examples: [example] }));

const ProposedEvent = Type.Object(
  {
    type: Type.String({ description: 'The type of the event.', examples: ['user.updated'] }),
    subject_id: Type.String({ description: 'The id of the record that it is about.', examples: [sampleId('usr')] }),
  },
  { $id: 'ProposedEvent', description: 'An event that the write would raise.' },
);

const ProposedChange = Type.Object(
  {
    subject_type: Nullable(Type.String({ examples: ['user'] }), { description: 'The kind of record.' }),
    subject_id: Nullable(
      { ...AnyId(), examples: [sampleId('usr')] },
      { description: 'The record; one that is new has another id once it is made.' },
    ),
    person_id: Nullable(Id('usr'), { description: 'The person whom the change concerns; null if there is none.' }),
    field: Type.String({ description: 'The name of the field.', examples: ['job_title'] }),
    before: FieldValue('What it is; null: nothing.', 'Cook'),
    after: FieldValue('What it would become; null: nothing.', 'Head Chef'),
  },
  {
    $id: 'ProposedChange',
    description: 'One field that would change. What is secret, or not the caller’s to see, is left out.',
  },
);

const ProposedOutcome = Type.Object(
  {
    status: Type.Integer({ description: 'The status that the write would be answered with.', examples: [200] }),
    data: Type.Unknown({
      examples: [{ id: sampleId('usr'), job_title: 'Head Chef' }],
      description: 'What it would answer. Ids of what is new are others once it is made; secrets are left out.',
    }),
    would_raise: Type.Array(ProposedEvent, { description: 'The events, in order.' }),
    changes: Type.Array(ProposedChange, { description: 'Each field that would change, from what to what.' }),
  },
  {
    $id: 'ProposedOutcome',
    description: 'What comes of the write: as rehearsed last, or as it was done once it is accepted.',
  },
);

export const Proposal = Type.Object(
  {
    id: RecordId('prp'),
    status: Type.Enum([...proposalStatuses], { description: 'WAITING until someone decides, or until it expires.' }),
    operation: Type.String({ description: 'The write, by its id.', examples: ['users.update'] }),
    params: Type.Record(Type.String(), Type.String(), {
      description: 'Parameters of its path.',
      examples: [{ id: sampleId('usr') }],
    }),
    query: Type.Record(Type.String(), Type.Unknown(), { description: 'Parameters of its query.', examples: [{}] }),
    body: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What was sent; secrets stand as `sealed`. Of a file its name, type and size.',
      examples: [{ job_title: 'Head Chef' }],
    }),
    outcome: ProposedOutcome,
    proposed_by: Nullable(PersonName, { description: 'In whose name it is done.' }),
    via: Type.Enum([...proposalSurfaces], { description: 'By which way it came: API, app, or an assistant by MCP.' }),
    client: Nullable(Type.String({ examples: ['Assistant'] }), {
      description: 'What the token is called that proposed it; null: none.',
    }),
    person_id: Nullable(Id('usr'), {
      description: 'The person whom the proposal concerns; null if there is none, or there are several.',
    }),
    needs_two: Type.Boolean({ description: 'Whether another person than the proposer has to accept it.' }),
    is_own_record: Type.Boolean({
      description: 'Whether someone asks for a change of their own record, which Administrators make.',
    }),
    holder_of: Nullable(Type.Enum([...packageNames], { examples: ['SCHEDULE_PUBLISHING'] }), {
      description: 'Whoever was given this decides on it as well; null: those in charge alone.',
    }),
    department_id: Nullable(Id('dep'), {
      description: 'The department whose planner asks for it, and whose head decides on it; null for everything else.',
    }),
    note: Nullable(Type.String({ examples: ['As agreed on Monday'] }), {
      description: 'What was said with it, in the header `Muster-Note`.',
    }),
    expires_at: Instant('Until when it waits.'),
    created_at: CreatedAt(),
    decided_by: Nullable(PersonName, { description: 'Who accepted, declined or withdrew it.' }),
    decided_at: Nullable(Instant(), { description: 'When.' }),
    comment: Nullable(Type.String({ examples: ['We agreed on something else.'] }), {
      description: 'What was said when it was declined.',
    }),
  },
  { $id: 'Proposal', description: 'A write that was rehearsed and waits for a person to accept it.' },
);
export type Proposal = Static<typeof Proposal>;

/** What a write was asked with, after its schema. */
export interface ProposedRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** Of a write whose body is a file: the file, which stands in the store. */
  readonly file?: Omit<StoredFile, 'sha256'> & { readonly sha256: string };
}

/** What came of a run, and when it was: what the run itself made is told from what was there by its instant. */
export interface Outcome {
  readonly status: number;
  readonly data: unknown;
  readonly would_raise: readonly RaisedEvent[];
  readonly changes: readonly ValueChange[];
  /** Private parts that it shows. */
  readonly looks: readonly AccessEntry[];
  readonly at: string;
}

interface Name {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface ProposalRow {
  readonly organization_id: string;
  readonly id: string;
  readonly status: ProposalStatus;
  readonly operation_id: string;
  readonly proposed_by_id: string;
  readonly proposed_by: Name | null;
  readonly surface: (typeof proposalSurfaces)[number];
  readonly token_id: string | null;
  readonly client: string | null;
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly person_id: string | null;
  readonly needs_two: boolean;
  readonly is_own_record: boolean;
  readonly note: string | null;
  readonly holder_of: PackageName | null;
  readonly department_id: string | null;
  /** The file that was sent, as long as it waits. */
  readonly file_key: string | null;
  readonly sealed_request: Buffer;
  readonly sealed_outcome: Buffer;
  readonly created_at: string;
  readonly expires_at: string;
  readonly decided_at: string | null;
  readonly decided_by: Name | null;
  readonly comment: string | null;
}
