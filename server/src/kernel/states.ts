import type { Tx } from '../db/database.ts';
import type { TableName } from '../db/rows.ts';
import type { Tables } from '../db/tables.ts';
import { conflict, type Refusal } from '../lib/errors.ts';
import { type Thing } from '../lib/texts/en/names.ts';
import { say } from '../lib/texts/texts.ts';
import type { Actor } from './actor.ts';
import type { EventDefinition } from './events.ts';
import type { Rule } from './guards.ts';

export interface Move<State extends string, Trigger extends string> {
  /** Empty: of a new record. */
  readonly from: readonly State[];
  readonly trigger: Trigger;
  readonly to: State;
  readonly raises?: EventDefinition;
  /** The condition in words, for the states reference. */
  readonly when?: string;
}

/** Tables whose rows say when they last changed. */
export type KeptTable = {
  [T in TableName]: Tables[T] extends { id: string; updated_at: string } ? T : never;
}[TableName];

/** Where the record that has the states is kept, and how it is read again. */
export interface MovedRecord<R> {
  readonly table: KeptTable;
  read(change: { readonly actor: Actor; readonly tx: Tx }, id: string): Promise<R>;
}

interface Declaration<State extends string, Trigger extends string, R> {
  /** What the states are of, such as `time entry`. */
  readonly of: Thing;
  readonly field: string;
  readonly states: readonly State[];
  readonly moves: readonly Move<NoInfer<State>, Trigger>[];
  /** For `work.move`, if the field holds the state's name. */
  readonly record?: MovedRecord<R>;
  /** What events show of the record; needed if a move raises one. */
  snapshot?(record: R): unknown;
  /** What the field holds in a state, if not the state's name. */
  valueIn?(state: NoInfer<State>): unknown;
}

/** A move of one record: where it leads, and what is told of it. */
export interface RecordMove<State extends string = string> {
  readonly to: State;
  readonly raises: EventDefinition | undefined;
  /** The field as it was; undefined for a new record, and if the state stays. */
  readonly previous: Record<string, unknown> | undefined;
}

export interface StateTable<
  State extends string = string,
  Trigger extends string = string,
  R = unknown,
> extends Declaration<State, Trigger, R> {
  valueIn(state: State): unknown;
  /** Whether the table has a move by this trigger from the state that the record is in. */
  allows(record: object, trigger: Trigger): boolean;
  /** The same as a guard, which refuses as `move` does. */
  guard(trigger: Trigger): Rule<object>;
  /** The move a trigger makes from a state; 409 if the table has none. */
  move(from: State, trigger: Trigger): RecordMove<State>;
  /** The move by which a new record came to its state. */
  creationOf(record: object): RecordMove<State>;
}

/** A state machine as the specification writes it: rows of from, trigger, to. The reference is generated from it. */
export function stateTable<const State extends string, const Trigger extends string, R = unknown>(
  table: Declaration<State, Trigger, R>,
): StateTable<State, Trigger, R> {
  const { of, field, moves } = table;
  if (!table.snapshot && moves.some(({ raises }) => raises)) throw new Error(`The states of a ${of} lack a snapshot.`);
  const valueIn = (state: State): unknown => table.valueIn?.(state) ?? state;
  const find = (from: State | undefined, trigger: Trigger) =>
    moves.find((move) => move.trigger === trigger && from !== undefined && move.from.includes(from));
  /** undefined for what has no state yet, such as a document that no one signs. */
  const stateOf = (record: object): State | undefined =>
    table.states.find((state) => valueIn(state) === (record as Record<string, unknown>)[field]);
  function refuse(from: State | undefined, trigger: Trigger): Refusal {
    const allowed = moves.filter((move) => move.trigger === trigger).flatMap((move) => move.from);
    return conflict(say('record.noMove', { of, state: from ?? 'in no state', trigger, allowed }), {
      reason: 'state',
      [field]: from ?? null,
    });
  }
  const allows = (record: object, trigger: Trigger): boolean => find(stateOf(record), trigger) !== undefined;
  return {
    ...table,
    valueIn,
    allows,
    guard: (trigger) => (_actor, record) => allows(record, trigger) || refuse(stateOf(record), trigger),
    move(from, trigger) {
      const found = find(from, trigger);
      if (!found) throw refuse(from, trigger);
      const previous = found.to === from ? undefined : { [field]: valueIn(from) };
      return { to: found.to, raises: found.raises, previous };
    },
    creationOf(record) {
      const value = (record as Record<string, unknown>)[field];
      const found = moves.find((move) => move.from.length === 0 && valueIn(move.to) === value);
      if (!found) throw new Error(`No new ${of} is ${String(value)}.`);
      return { to: found.to, raises: found.raises, previous: undefined };
    },
  };
}
