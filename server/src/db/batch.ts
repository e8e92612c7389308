import pg from 'pg';
import { traced } from '../tracing.ts';
import { asItIs, parserOf } from './parsers.ts';
import { describeStatements } from './statement-summary.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** A statement and its values, under the name by which a connection remembers it; '' for one not to be remembered. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Outcome<R = unknown> {
  readonly rows: R[];
  /** INSERT, SELECT, COMMIT, … */
  readonly command: string;
  readonly rowCount: number;
}

/** What is used of pg's connection; its types leave it out. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void; destroy(reason?: Error): void };
  readonly parsedStatements: Record<string, string | undefined>;
  readonly submittedNamedStatements: Record<string, string | undefined>;
  close(message: { type: 'S'; name: string }): void;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: null): void;
  sync(): void;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Makes a record of a row's texts. */
type ReadRow = (texts: readonly (string | null)[]) => unknown;

/** Compiled for its columns, so that the rows of a statement share one shape. */
function rowReader(fields: readonly Field[]): ReadRow {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
  const members = fields.map(({ name }, i) => {
    const text = `texts[${String(i)}]`;
    const value = parsers[i] === asItIs ? text : `${text} === null ? null : parsers[${String(i)}](${text})`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- as validators are compiled; names of columns are quoted
  const compile = new Function('parsers', `return (texts) => ({ ${members.join(', ')} });`) as (
    parsers: unknown[],
  ) => ReadRow;
  return compile(parsers);
}

const noRows: ReadRow = () => null;

/** Row readers of a connection's prepared statements: columns are described the first time, and known from then on. */
const readers = new WeakMap<Wire, Map<string, ReadRow>>();

function readersOf(wire: Wire): Map<string, ReadRow> {
  let known = readers.get(wire);
  if (!known) readers.set(wire, (known = new Map<string, ReadRow>()));
  return known;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/** The tables have changed since the connection prepared the statement, as they do in an upgrade. It is forgotten, and works again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

type Settle = (error: Error | null, outcomes: Outcome[]) => void;

/** A pipeline: statements sent in one message group and answered by one; if one of them fails, those behind it are not run. */
class Batch extends pg.Query {
  readonly #statements: readonly Prepared[];
  readonly #values: unknown[][];
  readonly #readers: (ReadRow | undefined)[] = [];
  readonly #outcomes: Outcome[] = [];
  readonly #settle: Settle;
  #rows: unknown[] = [];
  #failure: Error | null = null;
  #knownReaders: Map<string, ReadRow> | null = null;
  /** pg keeps its own account of what was parsed, by these two of the statement whose answer is due. */
  name: string;
  text: string;
  /** pg leaves a query alone that has one. */
  callback = (): void => undefined;

  constructor(statements: readonly Prepared[], settle: Settle) {
    super('');
    // Before anything is sent: a value that cannot be must not leave half a batch behind.
    this.#values = statements.map(({ values }) => values.map(prepareValue));
    this.#statements = statements;
    this.#settle = settle;
    this.name = statements[0]?.name ?? '';
    this.text = statements[0]?.text ?? '';
  }

  override submit = (connection: pg.Connection): null => {
    const wire = connection as unknown as Wire;
    this.#knownReaders = readersOf(wire);
    wire.stream.cork();
    for (const [i, statement] of this.#statements.entries()) this.#send(wire, statement, i);
    wire.sync();
    wire.stream.uncork();
    return null;
  };

  #send(wire: Wire, { name, text }: Prepared, i: number): void {
    const isKnown = name !== '' && (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
    if (!isKnown) {
      // One of that name may be left from before the tables changed.
      if (name !== '') wire.close({ type: 'S', name });
      wire.parse({ name, text });
      if (name !== '') wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values: this.#values[i] ?? [] });
    const reader = name === '' ? undefined : this.#knownReaders?.get(name);
    this.#readers[i] = reader;
    if (!reader) wire.describe({ type: 'P', name: '' });
    wire.execute(null);
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#learn(rowReader(fields));
  }

  #learn(reader: ReadRow): void {
    this.#readers[this.#outcomes.length] = reader;
    if (this.name !== '') this.#knownReaders?.set(this.name, reader);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(this.#readers[this.#outcomes.length]?.(fields));
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#readers[this.#outcomes.length]) this.#learn(noRows);
    const [command = '', ...counts] = text.split(' ');
    this.#outcomes.push({ rows: this.#rows, command, rowCount: Number(counts.at(-1) ?? 0) });
    this.#rows = [];
    const next = this.#statements[this.#outcomes.length];
    if (next) ({ name: this.name, text: this.text } = next);
  }

  handleError(error: Error, connection: pg.Connection): void {
    const { submittedNamedStatements, parsedStatements } = connection as unknown as Wire;
    /* oxlint-disable typescript/no-dynamic-delete -- pg's own account, kept as pg keeps it */
    if (isOutdated(error)) {
      delete parsedStatements[this.name];
      this.#knownReaders?.delete(this.name);
    }
    // Statements that were sent along to be remembered were not even looked at.
    for (const { name } of this.#statements.slice(this.#outcomes.length)) delete submittedNamedStatements[name];
    /* oxlint-enable typescript/no-dynamic-delete */
    this.#settle(this.#failure ?? error, this.#outcomes);
  }

  handleReadyForQuery(): void {
    this.#settle(this.#failure, this.#outcomes);
  }
}

/** Closes a connection at once, also if the server keeps silent; its statements fail with the reason. */
export function giveUp(client: pg.ClientBase, reason: string): void {
  (client as unknown as { connection: Wire }).connection.stream.destroy(new DatabaseUnavailable(reason));
}

/** Gives the connection up unless an answer comes in time; answers with how the watch is ended. */
function watch(client: pg.ClientBase, limitMs: number): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    // After a long pause of this process the answer may lie unread: one turn of the loop reads it.
    setImmediate(() => {
      if (!isOver) giveUp(client, 'PostgreSQL gave no answer in time.');
    });
  }, limitMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Runs statements in one go, within a limit if one is given. Outside a transaction all of them happen, or nothing. */
export function run(
  client: pg.ClientBase,
  statements: readonly Prepared[],
  limitMs: number | null = null,
): Promise<Outcome[]> {
  return traced(
    'statements',
    'statements',
    () => describeStatements(statements),
    () => runWithin(client, statements, limitMs),
  );
}

async function runWithin(
  client: pg.ClientBase,
  statements: readonly Prepared[],
  limitMs: number | null,
): Promise<Outcome[]> {
  const unwatch = limitMs === null ? null : watch(client, limitMs);
  try {
    return await new Promise((resolve, reject) => {
      const settle: Settle = (error, outcomes) => {
        if (error) reject(error);
        else resolve(outcomes);
      };
      client.query(new Batch(statements, settle));
    });
  } catch (error) {
    // The driver's stack ends at its socket; this one leads to the code that sent the statements.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    unwatch?.();
  }
}
