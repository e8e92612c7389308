import type { Outcome } from '../db/batch.ts';
import type { Tx } from '../db/database.ts';
import { type Changes, deleteRow, insertRow, type Key, type NewRow, type TableName, updateRow } from '../db/rows.ts';
import type { Sql } from '../db/sql.ts';
import { OpenTransaction } from '../db/transaction.ts';
import { differing } from '../lib/changes.ts';
import { type IdPrefix, newId } from '../lib/ids.ts';
import type { Actor, Origin } from './actor.ts';
import { personIn, sealValues, valuesOf } from './change-log/audit-values.ts';
import {
  type AccessEntry,
  type AuditEntry,
  ChangeLog,
  type Consent,
  type ValueChange,
} from './change-log/change-log.ts';
import { type Operation, runOperation } from './declaration.ts';
import type { EventDefinition } from './events.ts';
import { enforceGuards, type Guards } from './guards.ts';
import type { JobFor } from './job-for.ts';
import { type JobOptions, jobRow, jobWhere } from './job-outbox.ts';
import type { Services } from './services.ts';
import type { KeptTable, RecordMove, StateTable } from './states.ts';

/** What belongs to a move beside the state. */
export interface MoveOptions extends Pick<Partial<AuditEntry>, 'action' | 'subjectType'> {
  /** Columns that change with it. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Fields kept elsewhere that change with it. */
  readonly alsoChanged?: readonly string[];
  /** What the event tells of before, if it is not the state. */
  readonly previous?: Record<string, unknown>;
  /** Once the table has allowed the move, with the state that it leads to. */
  readonly beforeSave?: (to: string) => Promise<void>;
  readonly afterSave?: (to: string) => Promise<void>;
}

/** The write that runs, and what it has said of its changes. */
interface Running {
  readonly operation: Operation;
  readonly input: { readonly params: unknown; readonly body: unknown };
  isGuarded: boolean;
  changed: Pick<AuditEntry, 'subjectId' | 'changedFields' | 'before' | 'after'> | null;
}

const idIn = (value: unknown): string | undefined => (value as { id?: string } | null)?.id;

/** Without word of the operation: about the record that it answers with, or else the one in its path; a new one has what was sent. */
function ownAudit({ operation, input, changed }: Running, data: unknown): Partial<AuditEntry> {
  const { params, body } = input;
  const subjectId = changed?.subjectId ?? idIn(data) ?? idIn(params);
  const personId = personIn(changed?.before) ?? personIn(data);
  const isNew = operation.status === 201 && typeof body === 'object' && body !== null;
  return {
    ...(isNew && { changedFields: Object.keys(body), ...(!operation.takesFile && { after: body }) }),
    ...changed,
    ...(subjectId !== undefined && { subjectId }),
    ...(personId !== undefined && { personId }),
  };
}

/** Whose record a write is about that says nothing of it: the person in its path or in its body. */
function personAsked({ params, body }: Running['input']): string | undefined {
  const id = idIn(params);
  return personIn(params) ?? (id?.startsWith('usr_') === true ? id : personIn(body));
}

/** Runs in the transaction of the change that raised the event. */
export interface Reaction {
  readonly to: string;
  /** What it does, in words. */
  readonly summary: string;
  run(work: UnitOfWork, subjectId: string, about?: object): Promise<void> | void;
}

/** What a change runs on: the services, and what reacts to its facts. */
export interface ChangeServices extends Services {
  readonly catalogue: Services['catalogue'] & {
    readonly reactions: ReadonlyMap<string, readonly Reaction[]>;
    readonly jobs: readonly JobFor<ChangeServices>[];
  };
}

/** What a fact is about, and what it was then. */
interface Told<Snapshot> {
  readonly subjectId: string;
  readonly snapshot: Snapshot;
  readonly previous?: Record<string, unknown>;
}

/** An event as a rehearsal tells of it. */
export interface RaisedEvent {
  readonly type: string;
  readonly subject_id: string;
}

/**
 * One change: its transaction, who makes it, and what is written with it. Events, audit rows and jobs reach the
 * database before the commit, in the same transaction, or not at all.
 */
export class UnitOfWork {
  readonly services: Services;
  readonly tx: Tx;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly nowMs: number;
  readonly now: string;
  /** Keys of files that this change names. */
  readonly keptFiles: Set<string>;
  readonly #reactions: ChangeServices['catalogue']['reactions'];
  readonly #changeLog: ChangeLog;
  readonly #dataSubjects: Set<string>;
  readonly #told: Set<string>;
  readonly #afterCommit: (() => void)[];
  readonly #whenUndone: (() => Promise<void>)[] = [];
  readonly #consent: Consent;
  #running: Running | null = null;

  /** `within`: for another actor in the same transaction; what both leave behind is one. */
  constructor(
    services: ChangeServices,
    tx: Tx,
    actor: Actor,
    origin: Origin,
    within?: { readonly work: UnitOfWork; readonly consent: Consent },
  ) {
    this.services = services;
    this.#reactions = services.catalogue.reactions;
    this.tx = tx;
    this.actor = actor;
    this.origin = origin;
    const outer = within?.work;
    this.nowMs = outer?.nowMs ?? services.clock.nowMs();
    this.now = new Date(this.nowMs).toISOString();
    this.keptFiles = outer?.keptFiles ?? new Set();
    this.#changeLog = outer ? outer.#changeLog : new ChangeLog(actor.organizationId);
    this.#dataSubjects = outer ? outer.#dataSubjects : new Set();
    this.#told = outer ? outer.#told : new Set();
    this.#afterCommit = outer ? outer.#afterCommit : [];
    this.#consent = within?.consent ?? {};
  }

  /** The same transaction in the name of someone else, such as who proposed what is accepted here. */
  as(actor: Actor, origin: Origin, consent: Consent): UnitOfWork {
    return new UnitOfWork(this.services as ChangeServices, this.tx, actor, origin, { work: this, consent });
  }

  /** Who accepted it, of what was proposed. */
  get acceptedById(): string | null {
    return this.#consent.acceptedById ?? null;
  }

  newId(prefix: IdPrefix): string {
    return newId(prefix, this.nowMs);
  }

  /** Records a fact, and runs what reacts to it in this same transaction. */
  async raise<Snapshot>(event: EventDefinition<Snapshot>, about: Told<Snapshot>): Promise<void> {
    this.tell(event, about);
    await this.react(event.type, about.subjectId);
  }

  /** Records a fact to which nothing here has to react any more. */
  tell<Snapshot>(event: EventDefinition<Snapshot>, about: Told<Snapshot>): void {
    this.#changeLog.events.push({
      organization_id: this.actor.organizationId,
      id: this.newId('evt'),
      type: event.type,
      created_at: this.now,
      subject_type: event.object,
      subject_id: about.subjectId,
      snapshot: about.snapshot,
      previous: about.previous && Object.keys(about.previous).length > 0 ? about.previous : null,
      actor_id: this.actor.userId,
      surface: this.origin.surface,
    });
    if (this.#changeLog.events.length === 1) {
      this.afterCommit(() => {
        this.services.eventSignals.signal(this.actor.organizationId);
      });
    }
  }

  /** Of a type, so far: what this change is about to write. */
  eventsOf(type: string): { id: string; subject_id: string }[] {
    const raised = this.#changeLog.events.filter((event) => event.type === type);
    return raised.map(({ id, subject_id }) => ({ id: String(id), subject_id: String(subject_id) }));
  }

  /** Runs what reacts to a fact, in this same transaction. A fact that is no event, and so reaches no webhook, is told here. */
  async react(fact: string, subjectId: string, about?: object): Promise<void> {
    for (const reaction of this.#reactions.get(fact) ?? []) await reaction.run(this, subjectId, about);
  }

  insert<T extends TableName>(table: T, row: Omit<NewRow<T>, 'organization_id'>): Promise<unknown> {
    const whole = { organization_id: this.actor.organizationId, ...row } as unknown as NewRow<T>;
    return insertRow(table, whole).execute(this.tx);
  }

  /** Sets these columns, and that the record has changed now. */
  update<T extends KeptTable>(table: T, id: string, changes: Changes<T>): Promise<unknown> {
    const key = { organization_id: this.actor.organizationId, id } as unknown as Key<T>;
    return updateRow(table, key, { ...changes, updated_at: this.now }).execute(this.tx);
  }

  delete<T extends TableName>(table: T, id: string): Promise<unknown> {
    const key = { organization_id: this.actor.organizationId, id } as unknown as Key<T>;
    return deleteRow(table, key).execute(this.tx);
  }

  /**
   * Runs a write. It is audited as the operation it is, about the subject that it declares: the write says only what
   * cannot be told from its input and its answer.
   */
  async perform(operation: Operation, context: { params: unknown; body: unknown }): Promise<unknown> {
    const outer = this.#running;
    const running: Running = {
      operation,
      input: context,
      isGuarded: !operation.guards?.rules.length,
      changed: null,
    };
    const audited = this.#changeLog.audit.length;
    this.#running = running;
    try {
      const data = await runOperation(operation, context);
      if (!running.isGuarded) throw new Error(`${operation.id} did not ask its own guards.`);
      const isAudited = this.#changeLog.audit.slice(audited).some(({ action }) => action === operation.id);
      if (!isAudited && operation.subject !== undefined) this.audit(ownAudit(running, data));
      return data;
    } finally {
      this.#running = outer;
    }
  }

  /**
   * Refuses what the guards of the operation that runs refuse, for the record as it is locked. Others are named for what
   * several operations do, or none. `actor` is given if their rights were read again.
   */
  async guard(
    subject: object,
    guards: Guards | undefined = this.#running?.operation.guards,
    actor: Actor = this.actor,
  ): Promise<void> {
    if (!guards) throw new Error('The operation that runs has no guards.');
    if (this.#running?.operation.guards === guards) this.#running.isGuarded = true;
    await enforceGuards({ actor, db: this.tx, nowMs: this.nowMs }, guards, subject);
  }

  /** Of what was sent, what differs from the record as it stands: what the operation changes, and is audited with. */
  changesTo<T extends object>(record: object, sent: T): Partial<T> {
    const changes = differing(record, sent);
    if (this.#running) {
      const { id } = record as { id?: string };
      this.#running.changed = {
        ...(id !== undefined && { subjectId: id }),
        changedFields: Object.keys(changes),
        before: record,
        after: changes,
      };
    }
    return changes;
  }

  /**
   * Makes a move of a state table: 409 if it has no such move. Saves the record with what else changes, audits it, and raises
   * the event that the table names.
   */
  async move<State extends string, Trigger extends string, R extends { readonly id: string }>(
    states: StateTable<State, Trigger, R>,
    record: { readonly id: string },
    trigger: Trigger,
    { values = {}, alsoChanged = [], previous, beforeSave, afterSave, ...audited }: MoveOptions = {},
  ): Promise<R> {
    const { field, record: kept } = states;
    if (!kept) throw new Error(`The states of a ${states.of} name no record.`);
    const from = (record as unknown as Record<string, State>)[field] as State;
    const move = states.move(from, trigger);
    await beforeSave?.(move.to);
    const changes = { ...(move.to !== from && { [field]: move.to }), ...values };
    await this.update(kept.table, record.id, changes);
    await afterSave?.(move.to);
    const changedFields = [...alsoChanged, ...Object.keys(changes)];
    this.audit({ ...audited, subjectId: record.id, changedFields, before: record, after: changes });
    const moved: R = await kept.read(this, record.id);
    await this.raiseMove(states, move, moved, previous);
    return moved;
  }

  /** Raises the event that the table names for a move that was saved, if it names one. `record` is what the move left. */
  async raiseMove<R extends { readonly id: string }>(
    states: Pick<StateTable<string, string, R>, 'snapshot'>,
    { raises, previous }: RecordMove,
    record: R,
    told = previous,
  ): Promise<void> {
    if (!raises) return;
    const snapshot = states.snapshot?.(record);
    await this.raise(raises, { subjectId: record.id, snapshot, ...(told && { previous: told }) });
  }

  /** The same for a new record, by the state that it is in. */
  async raiseCreation<R extends { readonly id: string }>(
    states: Pick<StateTable<string, string, R>, 'snapshot' | 'creationOf'>,
    record: R,
  ): Promise<void> {
    await this.raiseMove(states, states.creationOf(record), record);
  }

  /**
   * Action and subject are those of the operation that runs, unless the entry is about another one. Whom it concerns and what
   * changed from what to what is kept beside it: the values sealed, for they tell as much as the record does.
   */
  audit(entry: Partial<AuditEntry>): void {
    const { operation } = this.#running ?? {};
    const action = entry.action ?? operation?.id;
    if (action === undefined) throw new Error('No operation runs: the audit entry must name its action.');
    const subjectType = entry.subjectType ?? (entry.action === undefined ? operation?.subject : undefined);
    const changedFields = entry.changedFields ?? (entry.after && Object.keys(entry.after));
    const { personId: _given, ...given } = entry;
    const personId = this.#personOf(entry, action, subjectType);
    const audited: AuditEntry = {
      ...given,
      ...this.#consent,
      action,
      ...(subjectType !== undefined && { subjectType }),
      ...(changedFields && { changedFields }),
      ...(personId !== undefined && { personId }),
    };
    const { keys, catalogue } = this.services;
    const values = valuesOf(catalogue.auditRules, audited);
    this.#changeLog.addValues(audited, values);
    this.#changeLog.addAudit(
      this.actor,
      this.origin,
      this.nowMs,
      audited,
      (id) => values && sealValues(keys, id, values),
    );
  }

  /** Whom an entry concerns; nobody besides the subject, if that is a person. */
  #personOf(entry: Partial<AuditEntry>, action: string, subjectType: string | undefined): string | undefined {
    const running = this.#running?.operation.id === action ? this.#running : null;
    const personId =
      entry.personId ??
      personIn(entry.before) ??
      personIn(entry.after) ??
      (running ? personAsked(running.input) : undefined);
    return subjectType === 'user' && personId === entry.subjectId ? undefined : personId;
  }

  get isAudited(): boolean {
    return this.auditRowCount > 0;
  }

  get auditRowCount(): number {
    return this.#changeLog.audit.length;
  }

  /** The people whom the answer is about without naming them: should one be erased, it is not shown again. */
  addDataSubject(userId: string): void {
    this.#dataSubjects.add(userId);
  }

  /** What is written beside a remembered answer: the records it is about, and what was looked at. */
  get dataSubjects(): { readonly ids: readonly string[]; readonly accessEntries: readonly AccessEntry[] } {
    const { events, audit, accessEntries } = this.#changeLog;
    const subjects = [...events, ...audit].map(({ subject_id }) => subject_id as string | null);
    const people = accessEntries.map(({ userId }) => userId);
    return { ids: [...this.#dataSubjects, ...people, ...subjects.filter((id) => id !== null)], accessEntries };
  }

  /** Whom the change concerns in person: their screens are out of date once it commits. */
  refreshScreensOf(userIds: readonly string[]): void {
    for (const id of userIds) this.#told.add(id);
  }

  recordSensitiveRead(entries: readonly AccessEntry[]): void {
    this.#changeLog.addAccess(this.actor, this.origin, this.nowMs, entries);
  }

  /** What is to be kept of a change that comes to nothing: runs once its transaction was rolled back. */
  whenUndone(run: () => Promise<void>): void {
    this.#whenUndone.push(run);
  }

  /** Once the transaction is over, and before the answer leaves. */
  async over(): Promise<void> {
    for (const run of this.#whenUndone.splice(0)) await run();
  }

  /** Hands a job to the worker when, and only when, this change commits. */
  enqueue(task: string, payload: Record<string, unknown>, options: JobOptions = {}): void {
    this.#changeLog.jobs.push(jobRow(this.services.clock, task, payload, options));
    if (this.#changeLog.jobs.length === 1) this.afterCommit(() => void this.services.jobs.forward());
  }

  /** The same if the condition holds, which costs no round trip. The worker takes it up within a second. */
  enqueueWhere(task: string, payload: Record<string, unknown>, condition: Sql): void {
    this.tx.defer(jobWhere(task, payload, condition));
  }

  /** For what only concerns this process's memory; never for something that must happen. */
  afterCommit(run: () => void): void {
    this.#afterCommit.push(run);
  }

  /** Role, activity, departments, tokens, settings: what this process remembers of the organization, or of others, is out of date. */
  changesAccess(...others: readonly string[]): void {
    this.afterCommit(() => {
      for (const id of [this.actor.organizationId, ...others]) this.services.permissionCache.forget(id);
    });
  }

  /** Runs a part of the change: if it fails, that part alone is undone. It leaves no statement under way when it fails. */
  async attempt<T>(part: () => T | Promise<T>): Promise<T> {
    const mark = this.#changeLog.mark();
    const afterCommit = this.#afterCommit.length;
    const undoable = await this.tx.beginPart();
    try {
      const value = await part();
      await undoable.keep();
      return value;
    } catch (error) {
      undoable.undo();
      this.#changeLog.rewind(mark);
      this.#afterCommit.length = afterCommit;
      throw error;
    }
  }

  /** The events so far, in the order in which they were raised. */
  get raised(): RaisedEvent[] {
    return this.#changeLog.events.map(({ type, subject_id }) => ({
      type: String(type),
      subject_id: String(subject_id),
    }));
  }

  /** What the audit rows so far say of values: from what to what. */
  get changes(): readonly ValueChange[] {
    return this.#changeLog.values;
  }

  /** What is logged of a change that was rehearsed. */
  get sensitiveReads(): ChangeLog {
    return this.#changeLog.looksAlone();
  }

  /** What the change leaves behind: the last statements before its commit. */
  lastStatements(): Sql[] {
    return this.#changeLog.statements();
  }

  /** `outcomes` of its last statements, if they are known: without a subscriber there is nothing to hand over. */
  committed(outcomes?: readonly Outcome[]): void {
    this.#whenUndone.length = 0;
    for (const run of this.#afterCommit) run();
    if (this.#changeLog.isSubscribed(outcomes)) void this.services.jobs.forward();
    const topics = this.#changeLog.audit.map(({ subject_type }) => subject_type as string | null);
    const known = topics.filter((topic) => topic !== null);
    if (known.length === 0 && this.#told.size === 0) return;
    const by = this.origin.surface === 'app' ? this.actor.userId : null;
    this.services.announcements.changed(this.actor.organizationId, known, this.#told, by);
  }
}

/** No one waits for a job to answer: it may wait longer for a lock than a request. */
const backgroundLockMs = 15_000;

/** A request takes its connection from the share of its organization. */
const beginTransaction = (
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { surface }: Origin,
): Promise<OpenTransaction> =>
  surface === 'api' || surface === 'app' || surface === 'mcp'
    ? database.shares.of(actor.organizationId).begin()
    : OpenTransaction.begin(database.pool, { lockTimeoutMs: backgroundLockMs });

/** Runs a change in a transaction of its own: all of it, or nothing. */
export async function inUnitOfWork<T>(
  services: ChangeServices,
  actor: Actor,
  origin: Origin,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const transaction = await beginTransaction(services, actor, origin);
  const work = new UnitOfWork(services, transaction.tx, actor, origin);
  try {
    const value = await run(work);
    work.committed(await transaction.commit(...work.lastStatements()));
    return value;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    await work.over();
  }
}
