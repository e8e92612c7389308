import { type Static, type TSchema, Type } from 'typebox';
import { admit } from '../../kernel/admit.ts';
import { BulkChange } from '../../kernel/bulk/record.ts';
import { maxRecords, startBulkChange } from '../../kernel/bulk/start.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { operationNamed } from '../../kernel/declared.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid } from '../../lib/errors.ts';
import { check, Strict } from '../../lib/schema.ts';
import { Audience, checkAudience, listAudience } from '../people/index.ts';
import { bulkEffects, bulkKinds, BulkOperationId, effectsOfBulk } from './kinds.ts';
import { type BulkAsked, rehearseBulkChange } from './rehearse.ts';

const maxChosen = 1000;

const Chosen = Strict({
  id: Type.String({
    minLength: 1,
    maxLength: 40,
    examples: ['exp_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],
    description: 'The record.',
  }),
  version: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '^"[^"]*"$',
      examples: ['"6NlXDvBBOsBkjxkBCWgRRMfpbvg"'],
      description: 'As the list shows it, quotes included: a record that is another by now is refused.',
    }),
  ),
});

const NewBulkChange = Strict({
  operation_id: BulkOperationId,
  records: Type.Optional(
    Type.Array(Chosen, {
      minItems: 1,
      maxItems: maxChosen,
      description: 'To which, in this order. Give these or an audience.',
    }),
  ),
  audience: Type.Optional(Audience),
  input: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'The body that the operation takes, the same for each record.',
      examples: [{}],
    }),
  ),
});
type NewBulkChange = Static<typeof NewBulkChange>;

export const createBulkChange = writeOperation({
  id: 'bulkChanges.create',
  route: 'POST /bulk-changes',
  subject: 'bulk_change',
  summary: 'Do the same to many records',
  description:
    'In the background, each as the operation for that record alone does, by the rights that the caller has when its turn comes. One that is refused keeps no other back; `GET /bulk-changes/{id}` tells how far it is, and what was refused. With `dry_run` every record is tried, and the answer tells what would be refused, what each would become and what to know before.',
  surface: 'app',
  scope: null,
  effects: { may: bulkEffects, of: effectsOfBulk, isCarrier: true },
  body: NewBulkChange,
  returns: BulkChange,
  status: 202,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    const { operation, recordIds, versions, isOfPeople, input } = await askedFor(work, body);
    const change = await startBulkChange(work, operation, {
      record_ids: recordIds,
      versions,
      input,
      ...(isOfPeople && { user_ids: recordIds }),
    });
    work.audit({ subjectId: change.id, recordCount: recordIds.length });
    return change;
  },

  async rehearse({ work, body }) {
    return rehearseBulkChange(work, await askedFor(work, body));
  },
});

async function askedFor(work: UnitOfWork, body: NewBulkChange): Promise<BulkAsked> {
  const { operation_id: name, records, audience, input = {} } = body;
  const operation = operationNamed(work.services.catalogue, name);
  admit(work.actor, operation);
  if ((records === undefined) === (audience === undefined)) throw invalid('records', 'record.recordsOrAudience');
  const isOfPeople = bulkKinds.get(name)?.isOfPeople === true;
  const checked = checkInput(operation, input);
  if (audience === undefined) {
    return {
      operation,
      isOfPeople,
      input: checked,
      recordIds: (records ?? []).map(({ id }) => id),
      versions: (records ?? []).map(({ version }) => version ?? ''),
    };
  }
  if (!isOfPeople) throw invalid('audience', 'record.notOfPeople');
  return { operation, isOfPeople, input: checked, recordIds: await peopleOf(work, audience), versions: [] };
}

/** As they are now. Someone who is named and out of view is refused as all others are: in their turn. */
async function peopleOf({ actor, tx }: UnitOfWork, audience: Audience): Promise<string[]> {
  checkAudience(audience);
  const found = await listAudience(tx, actor, audience, maxRecords + 1);
  if (found.length > maxRecords) throw invalid('audience', 'record.tooManyPeople');
  const known = new Set(found);
  const ids = [...found, ...(audience.user_ids ?? []).filter((id) => !known.has(id))];
  if (ids.length === 0) throw invalid('audience', 'people.nobodyChosen');
  return ids;
}

const bodies = new WeakMap<Operation, TSchema>();

/** Checked as a part of this body: a refusal names `input.reason`. */
function checkInput(operation: Operation, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!operation.body) return {};
  const schema = bodies.get(operation) ?? Strict({ input: operation.body });
  bodies.set(operation, schema);
  check(schema, { input });
  return input;
}
