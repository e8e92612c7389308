import { type TSchema, Type } from 'typebox';
import { admit } from '../../kernel/admit.ts';
import { BulkChange } from '../../kernel/bulk/record.ts';
import { startBulkChange } from '../../kernel/bulk/start.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { check, Strict } from '../../lib/schema.ts';

/** What may be done to many at once: decisions on a record that is named by its id alone. */
const operationIds = [
  'timeEntries.approve',
  'timeEntries.reject',
  'timesheets.approve',
  'timesheets.reject',
  'expenseReports.approve',
  'expenseReports.reject',
  'expenseReports.pay',
] as const;

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

export const createBulkChange = writeOperation({
  id: 'bulkChanges.create',
  route: 'POST /bulk-changes',
  subject: 'bulk_change',
  summary: 'Do the same to many records',
  description:
    'In the background, each as the operation for that record alone does, by the rights that the caller has when its turn comes. One that is refused keeps no other back; `GET /bulk-changes/{id}` tells how far it is, and what was refused.',
  surface: 'app',
  scope: null,
  body: Strict({
    operation_id: Type.Enum([...operationIds], { description: 'What is done to each record.' }),
    records: Type.Array(Chosen, {
      minItems: 1,
      maxItems: maxChosen,
      description: 'To which, in this order.',
    }),
    input: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'The body that the operation takes, the same for each record.',
        examples: [{}],
      }),
    ),
  }),
  returns: BulkChange,
  status: 202,
  refuses: ['FORBIDDEN'],

  async run({ actor, work, body: { operation_id: name, records, input = {} } }) {
    const operation = operationNamed(work.services, name);
    admit(actor, operation);
    const change = await startBulkChange(work, operation, {
      about: null,
      recordIds: records.map(({ id }) => id),
      versions: records.map(({ version }) => version ?? ''),
      input: checkInput(operation, input),
    });
    work.audit({ subjectId: change.id, recordCount: records.length });
    return change;
  },
});

function operationNamed({ catalogue }: Pick<Services, 'catalogue'>, name: string): Operation {
  const operation = catalogue.operations.find(({ id }) => id === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
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
