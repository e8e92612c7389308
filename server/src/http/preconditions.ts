import { sql } from '../db/sql.ts';
import type { Actor, Origin } from '../kernel/actor.ts';
import type { ReadContext } from '../kernel/context.ts';
import type { Operation } from '../kernel/declaration.ts';
import type { Declared } from '../kernel/declared.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { getOneOf, versionOf } from '../kernel/versions.ts';
import { invalid, Refusal } from '../lib/errors.ts';

const tag = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;
const tagList = /^\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")*\s*$/;

/** Whether a header names this version. If-Match compares strongly: a weak tag matches nothing (RFC 9110, 13.1.1). */
function names(header: string, version: string, isStrong: boolean): boolean {
  return [...header.matchAll(tag)].some(([, weak, value]) => !(isStrong && weak) && `"${value ?? ''}"` === version);
}

/** For If-None-Match, which compares weakly. */
export const isKnownVersion = (header: string, version: string): boolean =>
  header.trim() === '*' || names(header, version, false);

const changed = (): Refusal =>
  new Refusal(
    'PRECONDITION_FAILED',
    'The record is no longer the version that If-Match names. Read it again, then decide.',
  );

/** What If-Match asks of the record that an operation is about to change. */
export interface Precondition {
  readonly header: string;
  readonly getOne: Operation;
}

/** null if the request states none. */
export function preconditionOf(
  catalogue: Declared,
  operation: Operation,
  header: string | undefined,
): Precondition | null {
  if (header === undefined) return null;
  const one = getOneOf(catalogue, operation);
  if (!one?.isAddressed)
    throw invalid('If-Match', 'This operation changes no record that has a version. Send it without If-Match.');
  if (header.trim() !== '*' && !tagList.test(header))
    throw invalid('If-Match', 'If-Match takes the ETag of an answer, in its quotes; several by commas; or *.');
  return { header, getOne: one.operation };
}

/**
 * The change sees the database as it was when the version was compared: what another one commits meanwhile ends it with a
 * serialization failure, and the next try compares again.
 */
export function isolate(work: UnitOfWork): void {
  work.tx.defer(sql`set transaction isolation level serializable`);
}

/** Reads a record as its get-one shows it to the actor, inside the change. No one is shown it, so nothing is logged. */
async function readInside(
  getOne: Operation,
  work: UnitOfWork,
  by: { actor: Actor; origin: Origin },
  params: Record<string, string>,
): Promise<unknown> {
  const { services, tx: db, nowMs } = work;
  const own = Object.keys(getOne.params?.properties ?? {}).map((name) => [name, params[name] ?? '']);
  const context: ReadContext<unknown, unknown> = {
    ...by,
    services,
    db,
    nowMs,
    params: Object.fromEntries(own),
    query: {},
    audit: () => undefined,
    recordSensitiveRead: () => undefined,
    answerMeta: {},
    fields: null,
    actorNow: () => Promise.resolve(by.actor),
    onGone: () => () => undefined,
  };
  return await getOne.run(context as never);
}

type Caller = Parameters<typeof readInside>[2];

/** 412 if the record is another version by now; 404 if there is none to be seen. */
export async function enforcePrecondition(
  { header, getOne }: Precondition,
  work: UnitOfWork,
  by: Caller,
  params: Record<string, string>,
): Promise<void> {
  const version = versionOf(getOne, await readInside(getOne, work, by, params));
  if (header.trim() === '*') return;
  if (version === null || !names(header, version, true)) throw changed();
}

/** The version of the record that a change answers with. Read again if the answer leaves a part of it out. */
export async function versionAfter(
  operation: Operation,
  work: UnitOfWork,
  by: Caller,
  params: Record<string, string>,
  data: unknown,
): Promise<string | null> {
  const one = getOneOf(work.services.catalogue, operation);
  if (!one) return null;
  if (one.isCovered) return versionOf(one.operation, data);
  // What was deleted has no version any more.
  if (!one.isAddressed || operation.method === 'DELETE') return null;
  return versionOf(one.operation, await readInside(one.operation, work, by, params));
}
