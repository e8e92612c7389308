import { createHash } from 'node:crypto';
import { notFound } from '../lib/errors.ts';
import type { Thing } from '../lib/texts/en/names.ts';
import type { Outcome, Prepared } from './batch.ts';

/** Where statements run: on any connection of a pool, or on the connection of a transaction. */
export interface Db {
  /** Sends them in one go. Outside a transaction all of them happen, or nothing. */
  run(statements: readonly Prepared[]): Promise<Outcome[]>;
}

/** A transaction that is open. */
export interface TxPart {
  /** Sends what was deferred, and waits for it: it fails here if it fails. */
  keep(): Promise<void>;
  /** What was deferred since the part began is not sent; the rest is undone along with the next statement. */
  undo(): void;
}

export interface Tx extends Db {
  /**
   * Sends a statement along with the next one, at the latest with the commit: for a write whose outcome is known
   * beforehand, and which so needs no round trip. Should it fail, the statement that it left with is not run and fails
   * with its error, or with what `explain` makes of it.
   */
  defer(statement: Sql, explain?: (error: unknown) => unknown): void;
  /** A part that can be undone by itself; parts lie within one another. Its beginning leaves with its first statement. */
  beginPart(): Promise<TxPart>;
}

const names = new Map<string, string>();

/** Statements are prepared once a connection and named after their text; texts are few because values are parameters. */
export function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    // A guard, not a cache policy: a text that varies without end must not be prepared without end.
    if (names.size >= 4000) return '';
    name = `m_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
  }
  return name;
}

type Text = Omit<Prepared, 'values'>;

/** By template literal: most hold nothing but values, so their text never varies. */
const textsOfTemplates = new WeakMap<readonly string[], Text>();

const numbered = (strings: readonly string[]): string =>
  strings.reduce((text, string, i) => `${text}$${String(i)}${string}`);

/** SQL with its values; alone a statement, inside another one a part of it. */
export class Sql<R = unknown> {
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];
  /** What a row of it holds, for the compiler alone. */
  declare readonly row: R;

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /**
   * `isKept`: whether the connection keeps it by name. Not where a caller shapes the text: there would be no end of them. Nor where values
   * decide which plan is a good one: what is kept soon has one plan for all values.
   */
  prepare(isKept = true): Prepared {
    if (this.#values.some(isSql)) {
      const values: unknown[] = [];
      const text = this.#appendTo('', values);
      return { name: isKept ? nameOf(text) : '', text, values };
    }
    let known = textsOfTemplates.get(this.#strings);
    if (!known) {
      const text = numbered(this.#strings);
      known = { name: nameOf(text), text };
      textsOfTemplates.set(this.#strings, known);
    }
    return { name: isKept ? known.name : '', text: known.text, values: this.#values };
  }

  #appendTo(text: string, values: unknown[]): string {
    let whole = text + (this.#strings[0] ?? '');
    for (let i = 0; i < this.#values.length; i++) {
      const value = this.#values[i];
      if (isSql(value)) whole = value.#appendTo(whole, values);
      else whole += `$${String(values.push(value))}`;
      whole += this.#strings[i + 1] ?? '';
    }
    return whole;
  }

  async execute(db: Db, isKept = true): Promise<Outcome<R>> {
    return (await db.run([this.prepare(isKept)]))[0] as Outcome<R>;
  }

  /** The one row that it finds; 404 if there is none. */
  async get(db: Db, what: Thing): Promise<R> {
    const { rows } = await this.execute(db);
    if (!rows[0]) throw notFound(what);
    return rows[0];
  }
}

/** The rows that each of some statements answers with. */
export type RowsOf<Statements extends readonly Sql[]> = { [K in keyof Statements]: Statements[K]['row'][] };

/**
 * Sends statements in one go. They run in their order, each seeing what the one before it did; outside a transaction all
 * of them happen, or nothing.
 */
export async function executeTogether<const Statements extends readonly Sql[]>(
  db: Db,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  const outcomes = await db.run(statements.map((statement) => statement.prepare()));
  return outcomes.map(({ rows }) => rows) as RowsOf<Statements>;
}

const isSql = (value: unknown): value is Sql => value instanceof Sql;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const raw = <R = unknown>(text: string): Sql<R> => new Sql<R>([text], []);

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** SQL as it is written; what is put into it becomes a parameter, or a part if it is SQL itself. */
export const sql = Object.assign(
  <R = unknown>(strings: TemplateStringsArray, ...values: unknown[]): Sql<R> => new Sql<R>(strings, values),
  {
    /** Text of ours, never of a caller's. */
    raw,
    /** No text at all. */
    nothing: raw(''),
    /** The name of a column, or of a table and its column. */
    ref: (name: string): Sql => raw(name.split('.').map(quoted).join('.')),
    table: (name: string): Sql => raw(quoted(name)),
    lit: (value: string | number | boolean | null): Sql => raw(literal(value)),
    join: (items: readonly unknown[], separator = ', '): Sql =>
      items.length === 0 ? raw('') : new Sql(['', ...new Array<string>(items.length - 1).fill(separator), ''], items),
  },
);
