import { conflict } from '../lib/errors.ts';
import type { EventDefinition } from './events.ts';
import type { MovedRecord } from './unit-of-work.ts';

export interface Move<State extends string, Trigger extends string> {
  readonly from: readonly State[];
  readonly trigger: Trigger;
  readonly to: State;
  readonly raises?: EventDefinition;
  /** The condition in words, for the states reference. */
  readonly when?: string;
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
