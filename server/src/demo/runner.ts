import type { Tx } from '../db/database.ts';
import type { TableName } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { findActor } from '../features/people/index.ts';
import { type Actor, operatorOf, type Origin, type Tenant } from '../kernel/actor.ts';
import { admit } from '../kernel/admit.ts';
import { operationNamed } from '../kernel/declared.ts';
import type { EventDefinition } from '../kernel/events.ts';
import type { PreparedFiles } from '../kernel/files.ts';
import { tryOut } from '../kernel/proposals/accept.ts';
import { keep } from '../kernel/proposals/keep.ts';
import { asAdministrator, ownOutcome } from '../kernel/proposals/own-record.ts';
import { type ChangeServices, UnitOfWork } from '../kernel/unit-of-work.ts';
import { Clock } from '../lib/clock.ts';
import { Refusal } from '../lib/errors.ts';
import { type IdPrefix, newId } from '../lib/ids.ts';
import { check } from '../lib/schema.ts';
import { type Say, sayIn, spokenFields } from './language.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * One call of an operation. What it answers is known by `name` to the steps after it: there `@name` stands for its id, and
 * `@name#tasks.0.id` for what else it holds.
 */
export interface Step {
  /** The name of who does it; absent: the installation itself. */
  readonly as?: string | undefined;
  /** An instant of the past; absent, or one that is still to come: now. */
  readonly at?: string | undefined;
  readonly call: string;
  /** The record that its path names, or all that the path names. */
  readonly of?: string | Fields | undefined;
  readonly with?: Fields | undefined;
  readonly name?: string | undefined;
  /** Reasons for which it may be refused. Then nothing follows from it. */
  readonly unless?: readonly string[];
}

/** A step that is proposed in place of done. */
export interface Proposing extends Pick<Step, 'call' | 'of' | 'with'> {
  readonly as: string;
  readonly of?: string;
  readonly note: string;
  /** Someone asks for a change of their own record. */
  readonly isOwnRecord?: boolean;
  /** The token of an assistant, by the name of the step that made it. */
  readonly via?: string;
}

/** Proposals were made yesterday. */
const proposedAgoMs = 20 * 3_600_000;

/** Stands still at a time of the past: that of the installation goes on while the demo looks back. */
const stoppedClock = (atMs: number): Clock => Object.assign(new Clock(), { nowMs: () => atMs });

/** Reactions follow as from any change. No event is kept and no job enqueued: a demo is not delivered, and mails no one. */
class DemoWork extends UnitOfWork {
  override raise<Snapshot>(event: EventDefinition<Snapshot>, about: { subjectId: string }): Promise<void> {
    return this.react(event.type, about.subjectId);
  }

  override enqueue(): void {}
}

export const operatorOrigin: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };
/** An address of the range for documentation: the houses of the demo are behind it. */
const origin: Origin = { surface: 'app', tokenId: null, ip: '203.0.113.24', requestId: null };

const chainsAtOnce = 16;
/** More milliseconds than a demo has steps. */
const spareMs = 10_000;

/** What changes whom an actor is in charge of, or by which settings. */
const decidesAccess = new Set(['departments.update', 'departments.setManagers', 'settings.update', 'users.update']);

/** Calls operations as people of the demo, at times of the past, all in the one transaction of the demo. */
export class Runner {
  readonly tx: Tx;
  readonly tenant: Tenant;
  readonly nowMs: number;
  readonly now: string;
  readonly #installation: ChangeServices;
  readonly #files: PreparedFiles;
  readonly #say: Say;
  readonly #answers = new Map<string, Fields | null>();
  readonly #actors = new Map<string, Actor>();
  #steps = 0;

  constructor(installation: ChangeServices, tx: Tx, tenant: Tenant, files: PreparedFiles) {
    this.tx = tx;
    this.tenant = tenant;
    this.nowMs = installation.clock.nowMs();
    this.now = new Date(this.nowMs).toISOString();
    this.#installation = installation;
    this.#files = files;
    this.#say = sayIn(tenant.settings.default_language);
  }

  async run(steps: Iterable<Step>): Promise<void> {
    for (const step of steps) await this.#perform(step);
  }

  /**
   * Chains that do not depend on one another run at the same time: their statements share round trips to the database. Calls of
   * `first` come before all others, one after the other as time went by.
   */
  async runAbreast(chains: readonly (readonly Step[])[], first = ''): Promise<void> {
    const early = chains.flat().filter(({ call }) => call === first);
    await this.run(early.sort((one, other) => (one.at ?? '').localeCompare(other.at ?? '')));
    const waiting = chains.values();
    const runNext = async (): Promise<void> => {
      for (const chain of waiting) await this.run(chain.filter(({ call }) => call !== first));
    };
    await Promise.all(Array.from({ length: chainsAtOnce }, runNext));
  }

  /** In one statement what would take too long by an operation each. Steps refer to a row by what it is `known` as. */
  async write(table: TableName, prefix: IdPrefix, records: readonly Fields[]): Promise<void> {
    const names = new Set<string>();
    const rows = records.map(({ known, ...record }) => {
      const id = newId(prefix, this.nowMs);
      if (typeof known === 'string') this.#answers.set(known, { id });
      const values = this.#sent(record) as object;
      const row: Record<string, unknown> = { organization_id: this.tenant.id, id, created_at: this.now, ...values };
      // Of tables that keep no time of it.
      if (row['created_at'] === null) delete row['created_at'];
      for (const name of Object.keys(row)) names.add(name);
      return row;
    });
    if (rows.length === 0) return;
    const columns = sql.join([...names].map((name) => sql.ref(name)));
    const all = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${all}`.execute(this.tx);
  }

  /** The planner knows nothing of rows that this transaction wrote, and without statistics reads them all each time. */
  async analyze(...tables: TableName[]): Promise<void> {
    await sql`analyze ${sql.raw(tables.join(', '))}`.execute(this.tx);
  }

  /** What the step of that name was answered. */
  answerTo(name: string): Fields {
    const answer = this.#answers.get(name);
    if (!answer) throw new Error(`No step of the demo was called ${name}.`);
    return answer;
  }

  idOf(name: string): string {
    return String(this.answerTo(name)['id']);
  }

  /** Runs a change as if it happened then. */
  async during<T>({ as, at }: Pick<Step, 'as' | 'at'>, change: (work: UnitOfWork) => Promise<T>): Promise<T> {
    const actor = as === undefined ? operatorOf(this.tenant) : await this.#actorOf(as);
    const latestMs = this.nowMs - spareMs;
    const startMs = at === undefined ? latestMs : Math.min(Date.parse(at), latestMs);
    // A millisecond for each step: records of one day keep the order in which they were made.
    const installation = { ...this.#installation, clock: stoppedClock(startMs + this.#steps++) };
    const work = new DemoWork(installation, this.tx, actor, as === undefined ? operatorOrigin : origin);
    const value = await change(work);
    for (const statement of work.lastStatements()) this.tx.defer(statement);
    return value;
  }

  /** A write that waits for someone to accept it: rehearsed in a part of the transaction that is undone. */
  async propose({ as, call, of, with: sent = {}, note, via, isOwnRecord = false }: Proposing): Promise<void> {
    const operation = operationNamed(this.#installation.catalogue, call);
    const actor = await this.#actorOf(as);
    const from: Origin = via === undefined ? origin : { ...origin, surface: 'mcp', tokenId: this.idOf(via) };
    const atMs = this.nowMs - proposedAgoMs + this.#steps++;
    const services = { ...this.#installation, clock: stoppedClock(atMs) };
    const work = new UnitOfWork(services, this.tx, actor, from);
    const trying = isOwnRecord ? new UnitOfWork(services, this.tx, asAdministrator(actor), from) : work;
    const params = this.#resolve(of === undefined ? {} : { id: of }) as Record<string, string>;
    const body = operation.body ? check(operation.body, this.#sent(sent)) : {};
    const request = { params, query: {}, body };
    const tried = await tryOut(trying, operation, request, undefined);
    const outcome = isOwnRecord ? ownOutcome(tried) : tried;
    await keep(work, actor, from, { operation, request, outcome, note: this.#say(note), isOwnRecord });
    for (const statement of work.lastStatements()) this.tx.defer(statement);
  }

  async #perform(step: Step): Promise<void> {
    const services = this.#installation;
    const operation = services.catalogue.operations.find(({ id }) => id === step.call);
    if (operation?.kind !== 'write') throw new Error(`No operation changes anything by the name of ${step.call}.`);
    if (typeof step.of === 'string' && this.#answers.get(step.of.slice(1)) === null) return;
    const params = this.#resolve(typeof step.of === 'string' ? { id: step.of } : (step.of ?? {}));
    const sent = this.#sent(step.with ?? {});
    const perform = async (work: UnitOfWork): Promise<unknown> => {
      const { actor } = work;
      admit(actor, operation);
      const body = operation.body ? check(operation.body, sent) : {};
      const given = { actor, params, body, query: {} };
      const prepared = await operation.prepare?.({ ...given, services, origin, files: this.#files } as never);
      return work.perform(operation, { ...given, work, prepared, answerHeaders: {} } as never);
    };
    const answer = await this.during(step, perform).catch((error: unknown) => {
      if (error instanceof Refusal && step.unless?.includes(error.reason ?? '')) return null;
      const what = `${step.as ?? 'The installation'} could not ${step.call} ${JSON.stringify(sent)}.`;
      throw new Error(what, { cause: error });
    });
    if (step.name !== undefined) this.#answers.set(step.name, answer as Fields | null);
    if (decidesAccess.has(step.call)) this.#actors.clear();
  }

  async #actorOf(name: string): Promise<Actor> {
    const actor = this.#actors.get(name) ?? (await findActor(this.tx, this.tenant.id, this.idOf(name)));
    if (!actor) throw new Error(`The demo has no ${name}.`);
    this.#actors.set(name, actor);
    return actor;
  }

  /** Plans and references are in English; what is stored is in the language of the demo. */
  #sent(fields: Fields): unknown {
    return this.#resolve(spokenFields(this.#say, fields));
  }

  #resolve(value: unknown): unknown {
    if (typeof value === 'string') return value.startsWith('@') ? this.#referred(value.slice(1)) : value;
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [key, this.#resolve(item)]));
  }

  #referred(reference: string): unknown {
    const [name = '', path = 'id'] = reference.split('#');
    return path.split('.').reduce((within: unknown, key) => (within as Fields)[key], this.answerTo(name));
  }
}
