import { type TSchema, Type } from 'typebox';
import { AnyError } from '../lib/error-schema.ts';
import { type ErrorBody, type ItemOutcome, outcomeOfItem, Refusal } from '../lib/errors.ts';
import { described } from '../lib/fields.ts';
import { check, Strict } from '../lib/schema.ts';
import { say } from '../lib/texts/texts.ts';
import { readerOf } from './actor.ts';
import type { WriteContext } from './context.ts';
import type { Operation } from './declaration.ts';
import { writeOperation } from './operation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export const batchModes = ['all', 'each'] as const;
export type BatchMode = (typeof batchModes)[number];

/** Entries that count as one request against the limits. */
const entriesPerRequest = 10;
const maxEntries = 100;

/** A batch as its entries are judged: one by one, so that the envelope alone is checked first. */
export interface Batch {
  readonly entries: readonly unknown[];
  readonly mode: BatchMode;
}

/** What came of one entry: the status and the data or error that it would have had alone. */
export interface BatchResult {
  readonly index: number;
  readonly status: number;
  readonly data?: unknown;
  readonly error?: ErrorBody;
}

const Envelope = Strict({
  entries: Type.Array(Type.Null(), { minItems: 1, maxItems: maxEntries }),
  mode: Type.Enum([...batchModes]),
});

/** Refuses what is no batch; an entry that is wrong is told with the others. */
export function checkBatch(value: unknown): Batch {
  const given = value as Batch | null;
  const entries = given?.entries;
  const isList = Array.isArray(entries);
  check(Envelope, isList ? { ...given, entries: entries.map(() => null) } : value);
  return given as Batch;
}

/** Requests that it counts as, begun ones included. */
export const costOfBatch = ({ entries }: Batch): number => Math.ceil(entries.length / entriesPerRequest);

/** One write for many entries, each of which is what `of` takes; by the code, the rules and the events of `of`. */
export function batchOperation(
  of: Operation & { readonly body?: TSchema },
  declaration: Pick<Operation, 'id' | 'route' | 'summary' | 'description'> & {
    /** What the description calls an entry and what came of it. */
    readonly entryName: string;
    readonly resultName: string;
  },
): Operation {
  const { entryName, resultName, ...named } = declaration;
  if (!of.body || of.prepare || of.params) throw new Error(`${of.id} cannot be sent in batches.`);
  const body = Strict({
    entries: Type.Array(
      { ...of.body, $id: entryName },
      {
        minItems: 1,
        maxItems: maxEntries,
        description: 'In the order to be worked through.',
      },
    ),
    mode: Type.Enum([...batchModes], {
      description: '`all`: all of them or none, in one transaction. `each`: every entry by itself.',
      examples: ['all'],
    }),
  });
  const place = {
    index: Type.Integer({ description: 'The place of the entry in the request, from 0.', examples: [0] }),
    status: Type.Integer({ description: 'The status that the entry would have had alone.', examples: [of.status] }),
  };
  const done = Type.Object(
    { ...place, data: of.returns },
    { $id: `${resultName}Done`, description: 'An entry that was taken.' },
  );
  const refused = Type.Object(
    { ...place, error: described(AnyError, 'Why the entry was refused.') },
    { $id: `${resultName}Refused`, description: 'An entry that was refused.' },
  );
  const result = Type.Union([done, refused], {
    $id: resultName,
    description: 'What came of one entry: `data`, or `error` if it was refused.',
  });
  const operation = writeOperation({
    ...named,
    surface: of.surface,
    scope: of.scope,
    body,
    returns: Type.Array(result),
    refuses: of.refuses ?? [],
    ...(of.module && { module: of.module }),
    ...(of.role && { role: of.role }),
    run: (context) => runTogether(of, context as unknown as WriteContext<unknown, unknown, Batch>) as never,
  });
  return { ...operation, batchOf: of };
}

/** Each in a part of the change of its own: one that is refused is undone alone. What many are rehearsed by, too. */
export async function attemptEach<Item, T>(
  work: UnitOfWork,
  items: readonly Item[],
  run: (item: Item) => T | Promise<T>,
): Promise<ItemOutcome<T>[]> {
  const outcomes: ItemOutcome<T>[] = [];
  for (const item of items) outcomes.push(await outcomeOfItem(() => work.attempt(() => run(item))));
  return outcomes;
}

/** All entries in one transaction. In the mode `each` this is the rehearsal. */
async function runTogether(of: Operation, context: WriteContext<unknown, unknown, Batch>): Promise<BatchResult[]> {
  const { work, body } = context;
  const outcomes = await attemptEach(work, body.entries, (entry) =>
    work.perform(of, { ...context, body: check(of.body ?? Type.Unknown(), entry), answerHeaders: {} } as never),
  );
  const results = outcomes.map(({ refusal, data }, index): BatchResult =>
    refusal === null
      ? { index, status: of.status, data }
      : { index, status: refusal.status, error: refusal.bodyFor(readerOf(work.origin)) },
  );
  const refused = results.flatMap(({ index, error }) => (error ? [{ index, error }] : []));
  if (body.mode === 'all' && refused.length > 0) throw nothingRecorded(results.length, refused);
  return results;
}

const nothingRecorded = (count: number, entries: { index: number; error: ErrorBody }[]): Refusal =>
  new Refusal('VALIDATION_FAILED', say('request.nothingRecorded', { refused: entries.length, count }), {
    field: 'entries',
    entries,
  });
