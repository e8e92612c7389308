import type { TSchema } from 'typebox';
import { timeOfId } from '../../lib/ids.ts';
import { isSequenced } from '../../lib/sequenced.ts';
import type { Operation } from '../declaration.ts';
import type { Outcome } from './record.ts';

/** Where two outcomes differ. */
export interface Difference {
  readonly path: string;
  readonly was: unknown;
  readonly now: unknown;
}

const idPattern = /^([a-z]{2,6})_[0-9A-HJKMNP-TV-Z]{26}$/;
const idsWithin = /\b([a-z]{2,6})_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const secretPattern = /^whsec_|^mst_/;

/** When something last changed is no part of what it is. */
const unsteady = new Set(['updated_at', 'last_used_at', 'last_seen_at']);

/** Clock times are rounded to these many minutes: the instant of a run stands in its answer as one of these. */
const roundings = [1, 5, 6, 10, 15, 30].map((minutes) => minutes * 60_000);

function isOfRun(value: string, atMs: number): boolean {
  const timeMs = Date.parse(value);
  return timeMs === atMs || roundings.some((step) => timeMs % step === 0 && Math.abs(timeMs - atMs) < step);
}

/** Names of fields that hold a number given out in sequence, wherever they stand in the answer. */
function sequencedIn(schema: TSchema, found = new Set<string>()): Set<string> {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  for (const [name, inner] of Object.entries(properties)) {
    if (isSequenced(inner)) found.add(name);
    sequencedIn(inner, found);
  }
  for (const inner of [...(items ? [items] : []), ...anyOf]) sequencedIn(inner, found);
  return found;
}

/** The outcome without what differs from run to run: new ids, versions, secrets and numbers in sequence. */
function steady(value: unknown, atMs: number, isLeftOut: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => steady(inner, atMs, isLeftOut));
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).filter(([name]) => !isLeftOut(name));
    return Object.fromEntries(kept.map(([name, inner]) => [name, steady(inner, atMs, isLeftOut)]));
  }
  if (typeof value !== 'string') return value;
  if (idPattern.test(value)) return timeOfId(value) === atMs ? value.replace(/_.*/, '_…') : value;
  if (secretPattern.test(value)) return '…';
  // Ids within an address, such as where a file is found.
  return value.replaceAll(idsWithin, (id, prefix: string) => (timeOfId(id) === atMs ? `${prefix}_…` : id));
}

const mostDifferences = 50;

/** When each of the two outcomes was. */
interface Runs {
  readonly was: number;
  readonly now: number;
}

/** Both the instant of their run, or as far from it: such as the day on which something expires. */
function isSameInstant(was: unknown, now: unknown, runs: Runs): boolean {
  if (typeof was !== 'string' || typeof now !== 'string') return false;
  if (!instantPattern.test(was) || !instantPattern.test(now)) return false;
  const isAsFar = Date.parse(was) - runs.was === Date.parse(now) - runs.now;
  return isAsFar || (isOfRun(was, runs.was) && isOfRun(now, runs.now));
}

function collect(path: string, was: unknown, now: unknown, runs: Runs, found: Difference[]): void {
  if (found.length >= mostDifferences || Object.is(was, now) || isSameInstant(was, now, runs)) return;
  const [isOld, isNew] = [typeof was === 'object' && was !== null, typeof now === 'object' && now !== null];
  if (!isOld || !isNew || Array.isArray(was) !== Array.isArray(now)) {
    found.push({ path, was: was ?? null, now: now ?? null });
    return;
  }
  const [before, after] = [was as Record<string, unknown>, now as Record<string, unknown>];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    collect(`${path}.${name}`, before[name], after[name], runs, found);
  }
}

const runsOf = (was: Outcome, now: Outcome): Runs => ({ was: Date.parse(was.at), now: Date.parse(now.at) });

/** Where what a write would do now differs from what was shown: status, events and data. Empty: nowhere. */
export function differencesOf({ returns }: Operation, was: Outcome, now: Outcome): Difference[] {
  const numbers = sequencedIn(returns);
  const isLeftOut = (name: string): boolean => unsteady.has(name) || name === 'version' || numbers.has(name);
  const comparable = ({ status, data, would_raise, at }: Outcome): object =>
    JSON.parse(JSON.stringify(steady({ status, data, would_raise }, Date.parse(at), isLeftOut))) as object;
  const found: Difference[] = [];
  const [before, after] = [comparable(was) as Record<string, unknown>, comparable(now) as Record<string, unknown>];
  for (const name of ['status', 'data', 'would_raise'])
    collect(name, before[name], after[name], runsOf(was, now), found);
  return found;
}

/** The same for one who asked for a change of their own record: the fields that would change, before and after. */
export function differencesOfChanges(was: Outcome, now: Outcome): Difference[] {
  const found: Difference[] = [];
  const values = ({ changes }: Outcome): Record<string, unknown> =>
    Object.fromEntries(changes.map(({ field, before, after }) => [field, { before, after }]));
  collect('changes', values(was), values(now), runsOf(was, now), found);
  return found;
}
