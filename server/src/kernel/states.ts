import type { Tx } from '../db/database.ts';
import type { TableName } from '../db/rows.ts';
import type { Tables } from '../db/tables.ts';
import { conflict } from '../lib/errors.ts';
import type { Actor } from './actor.ts';
import type { EventDefinition } from './events.ts';

export interface Move<State extends string, Trigger extends string> {
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

/** The record that has the states of a table: where it is kept, how it is read again, and what an event shows of it. */
export interface MovedRecord<R> {
  readonly table: KeptTable;
  read(change: { readonly actor: Actor; readonly tx: Tx }, id: string): Promise<R>;
  snapshot(record: R): unknown;
}

export interface StateTable<State extends string = string, Trigger extends string = string, R = unknown> {
  /** What the states are of, such as `time entry`. */
  readonly of: string;
  readonly field: string;
  readonly states: readonly State[];
  readonly moves: readonly Move<State, Trigger>[];
  /** For `work.move`. */
  readonly record?: MovedRecord<R>;
  /** The move a trigger makes from a state; 409 where the table has none. */
  move(
    from: State,
    trigger: Trigger,
  ): { to: State; raises: EventDefinition | undefined; previous: Record<string, State> };
}

/** A state machine as the specification writes it: rows of from, trigger, to. The reference is generated from it. */
export function stateTable<const State extends string, const Trigger extends string, R = unknown>(table: {
  of: string;
  field: string;
  states: readonly State[];
  moves: readonly Move<NoInfer<State>, Trigger>[];
  record?: MovedRecord<R>;
}): StateTable<State, Trigger, R> {
  return {
    ...table,
    move(from, trigger) {
      const found = table.moves.find((move) => move.trigger === trigger && move.from.includes(from));
      if (!found) {
        const allowed = table.moves.filter((move) => move.trigger === trigger).flatMap((move) => move.from);
        throw conflict(
          `${/^[aeio]/.test(table.of) ? 'An' : 'A'} ${table.of} that is ${from} cannot ${trigger}; it must be ${allowed.join(' or ')}.`,
          {
            reason: 'state',
            [table.field]: from,
          },
        );
      }
      return { to: found.to, raises: found.raises, previous: { [table.field]: from } };
    },
  };
}
