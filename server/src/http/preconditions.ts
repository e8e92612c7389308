import type { Operation } from '../kernel/declaration.ts';
import type { Declared } from '../kernel/declared.ts';
import { isAsSeen, readInside } from '../kernel/seen-version.ts';
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

const changed = (): Refusal => new Refusal('PRECONDITION_FAILED', 'request.changedSince');

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
  if (!one?.isAddressed) throw invalid('If-Match', 'request.noVersion');
  if (header.trim() !== '*' && !tagList.test(header)) throw invalid('If-Match', 'request.ifMatch');
  return { header, getOne: one.operation };
}

type Caller = Parameters<typeof readInside>[2];

/** 412 if the record is another version by now; 404 if there is none to be seen. */
export async function enforcePrecondition(
  { header, getOne }: Precondition,
  work: UnitOfWork,
  by: Caller,
  params: Record<string, string>,
): Promise<void> {
  const isAny = header.trim() === '*';
  const isSeen = (version: string): boolean => names(header, version, true);
  if (!(await isAsSeen({ getOne, isSeen }, work, by, params)) && !isAny) throw changed();
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
