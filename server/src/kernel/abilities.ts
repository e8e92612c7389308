import type { TSchema } from 'typebox';
import type { Verdict } from '../lib/errors.ts';
import { findHurdle } from './admission.ts';
import type { Operation } from './declaration.ts';
import type { Asking, Guard, GuardedRecord, Guards } from './guards.ts';

type Ask = (index: number) => Verdict;
type Guarded = Operation & { readonly guards: Guards };

const isGuarded = (operation: Operation): operation is Guarded => operation.guards !== undefined;

/** What can be done to records of one kind: the operations that have guards on it, in the order of the catalogue. */
export class RecordAbilities {
  readonly #of: GuardedRecord;
  readonly #guarded: readonly Guarded[];
  /** A week has thousands of shifts: those that are open to the same operations share one answer. */
  readonly #answers = new Map<string, string[]>();

  constructor(of: GuardedRecord, guarded: readonly Guarded[]) {
    this.#of = of;
    this.#guarded = guarded;
  }

  get version(): GuardedRecord['version'] {
    return this.#of.version;
  }

  /** Every operation that may stand in an answer. */
  get operations(): readonly string[] {
    return this.#guarded.map(({ id }) => id);
  }

  /** One answer for each record, in order. */
  async find(asking: Asking, records: readonly object[]): Promise<string[][]> {
    return records.length === 0 ? [] : this.findFor(asking, await this.#of.subjectsOf(asking, records as never[]));
  }

  /** The same where what the guards go by was read already; null: nothing can be done. */
  async findFor(asking: Asking, subjects: readonly unknown[]): Promise<string[][]> {
    const admitted = this.#guarded.filter((operation) => findHurdle(asking.actor, operation) === null);
    const known = subjects.filter((subject) => subject !== null);
    const page = new Page(asking, known);
    const open = await Promise.all(admitted.map(({ guards }) => page.passing(guards)));
    let index = -1;
    return subjects.map((subject) => {
      if (subject === null) return this.#answer([]);
      index++;
      return this.#answer(admitted.filter((_, n) => open[n]?.(index)).map(({ id }) => id));
    });
  }

  #answer(ids: string[]): string[] {
    const key = ids.join();
    const known = this.#answers.get(key);
    if (!known) this.#answers.set(key, ids);
    return known ?? ids;
  }
}

/** Each guard is asked once about a record, however many operations share it. */
class Page {
  readonly #asking: Asking;
  readonly #subjects: readonly unknown[];
  readonly #asked = new Map<Guard<never>, Promise<Ask>>();

  constructor(asking: Asking, subjects: readonly unknown[]) {
    this.#asking = asking;
    this.#subjects = subjects;
  }

  async passing({ rules, offeredIf }: Guards): Promise<(index: number) => boolean> {
    const asks = await Promise.all([...rules, ...offeredIf].map((guard) => this.#ask(guard)));
    return (index) => asks.every((ask) => ask(index) === true);
  }

  #ask(guard: Guard<never>): Promise<Ask> {
    let ask = this.#asked.get(guard);
    if (!ask) this.#asked.set(guard, (ask = this.#asker(guard as Guard<unknown>)));
    return ask;
  }

  async #asker(guard: Guard<unknown>): Promise<Ask> {
    const subjects = this.#subjects;
    if (typeof guard !== 'function') {
      const verdicts = await guard.judge(this.#asking, subjects);
      if (verdicts.length !== subjects.length) throw new Error('A guard must judge every record of a page.');
      return (index) => verdicts[index] as Verdict;
    }
    const { actor, nowMs } = this.#asking;
    const verdicts: Verdict[] = [];
    return (index) => (verdicts[index] ??= guard(actor, subjects[index], nowMs));
  }
}

/** By the name of each schema that shows the record. */
export function abilitiesOf(operations: readonly Operation[]): ReadonlyMap<string, RecordAbilities> {
  const guarded = operations.filter(isGuarded);
  const kinds = new Set(guarded.map(({ guards }) => guards.of));
  return new Map(
    [...kinds].flatMap((of) => {
      const abilities = new RecordAbilities(
        of,
        guarded.filter(({ guards }) => guards.of === of),
      );
      return of.schemas.map((schema) => [nameOf(schema), abilities] as const);
    }),
  );
}

function nameOf(schema: TSchema): string {
  const { $id } = schema as { $id?: string };
  if ($id === undefined) throw new Error('A record with guards needs a schema with a name.');
  return $id;
}

interface Abilities {
  readonly abilities: ReadonlyMap<string, RecordAbilities>;
}

/** What can be done to records that are shown as part of something else. */
export function abilitiesFor({ abilities }: Abilities, schema: TSchema): RecordAbilities {
  const found = abilities.get(nameOf(schema));
  if (!found) throw new Error(`No operation has guards on ${nameOf(schema)}.`);
  return found;
}

/**
 * Adds `can` to records of a kind that has abilities, and `version` to those that are decided on, if they are whole; anything
 * else is left as it is.
 */
export async function withAbilities<Data>(
  { abilities: all }: Abilities,
  asking: Asking,
  returns: TSchema,
  data: Data,
  // Of what was included beside the record its version knows nothing.
  { isWhole, bare }: { readonly isWhole: boolean; readonly bare: unknown },
): Promise<Data> {
  const abilities = all.get((returns as { $id?: string }).$id ?? '');
  if (!abilities) return data;
  const listOf = (one: unknown): object[] => (Array.isArray(one) ? one : [one]) as object[];
  const records = listOf(data);
  const versioned = listOf(bare);
  const found = await abilities.find(asking, records);
  const { version } = abilities;
  const able = records.map((record, index) => ({
    ...record,
    can: found[index] ?? [],
    ...(version && isWhole && { version: version(versioned[index] ?? record) }),
  }));
  return (Array.isArray(data) ? able : able[0]) as Data;
}
