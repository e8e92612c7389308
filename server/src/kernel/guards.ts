import type { TSchema } from 'typebox';
import type { Db } from '../db/database.ts';
import { enforce, type Verdict } from '../lib/errors.ts';
import type { Actor } from './actor.ts';

/** Who asks, when, and where more can be read. */
export interface Asking {
  readonly actor: Actor;
  readonly db: Db;
  readonly nowMs: number;
}

/** A rule about one record, by what is known of it: `true`, or why not. */
export type Rule<Subject> = (actor: Actor, subject: Subject, nowMs: number) => Verdict;

/**
 * A rule that has to look further, such as who decides in whose place today. It is asked for a page of records at once: one
 * query at most, one verdict for each record, in order.
 */
export interface PageRule<Subject> {
  judge(asking: Asking, subjects: readonly Subject[]): Promise<readonly Verdict[]>;
}

export type Guard<Subject> = Rule<Subject> | PageRule<Subject>;

/** A kind of record whose operations have guards. Its readers in the app see beside it what they can do: `can`. */
export interface GuardedRecord<Subject = unknown> {
  /** The schemas that show the record; each must have a name of its own. */
  readonly schemas: readonly TSchema[];
  /**
   * What the guards go by, for each of some records as they are shown, in order; null: nothing can be done to it any more. One
   * query at most.
   */
  subjectsOf(asking: Asking, records: readonly never[]): Promise<readonly (Subject | null)[]>;
  /** For records that people decide on, which carry their version: a decision is on what was seen. Of a whole record. */
  readonly version?: (record: object) => string | null;
}

/** A record that shows all that its guards go by. */
export const guardedAsShown = <Shown>(...schemas: readonly TSchema[]): GuardedRecord<Shown> => ({
  schemas,
  subjectsOf: (_asking, records: readonly Shown[]) => Promise.resolve(records),
});

/** What is in the way of an operation on a record: `run` refuses by it, and `can` leaves the operation out. */
export interface Guards<Subject = never> {
  readonly of: GuardedRecord;
  /** In the order in which they refuse. */
  readonly rules: readonly Guard<Subject>[];
  /** Where what is sent decides, or nothing would change: when it is offered nevertheless. `run` does not ask these. */
  readonly offeredIf: readonly Guard<Subject>[];
}

export const guardsOn = <Subject>(
  of: GuardedRecord<Subject>,
  rules: readonly Guard<NoInfer<Subject>>[],
  offeredIf: readonly Guard<NoInfer<Subject>>[] = [],
): Guards<Subject> => ({ of, rules, offeredIf });

/** A rule about the state of the record alone; the actor does not matter. */
export const asItStands =
  <Subject>(rule: (subject: Subject) => Verdict): Rule<Subject> =>
  (_actor, subject) =>
    rule(subject);

/** Throws what the first of them refuses with, if one does. */
export async function enforceGuards(asking: Asking, { rules }: Guards, subject: unknown): Promise<void> {
  for (const rule of rules as readonly Guard<unknown>[]) {
    if (typeof rule === 'function') enforce(rule(asking.actor, subject, asking.nowMs));
    else for (const verdict of await rule.judge(asking, [subject])) enforce(verdict);
  }
}
