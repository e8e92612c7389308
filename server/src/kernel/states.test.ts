import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { stateTable } from './states.ts';

describe('a state table', () => {
  const moves = [
    { from: [], trigger: 'add', to: 'ON' },
    { from: ['ON'], trigger: 'turn off', to: 'OFF' },
    { from: ['ON'], trigger: 'look at', to: 'ON' },
  ] as const;
  const named = stateTable({ of: 'goal', field: 'state', states: ['ON', 'OFF'], moves });
  const flag = stateTable({
    of: 'goal',
    field: 'is_on',
    states: ['ON', 'OFF'],
    moves,
    valueIn: (state) => state === 'ON',
  });

  it('tells of a move what the field held before', () => {
    expect(named.move('ON', 'turn off')).toMatchObject({ to: 'OFF', previous: { state: 'ON' } });
    expect(flag.move('ON', 'turn off')).toMatchObject({ to: 'OFF', previous: { is_on: true } });
  });

  it('tells of no state before, if it stays or the record is new', () => {
    expect(named.move('ON', 'look at').previous).toBeUndefined();
    expect(flag.creationOf({ is_on: true })).toMatchObject({ to: 'ON', previous: undefined });
  });

  it('knows no new record in a state that only a move leads to', () => {
    expect(() => flag.creationOf({ is_on: false })).toThrow('No new goal is false.');
    expect(() => named.creationOf({ state: 'OFF' })).toThrow('No new goal is OFF.');
  });

  it('tells beforehand which records a trigger moves, and refuses others in the same words', () => {
    expect(named.allows({ state: 'ON' }, 'turn off')).toBe(true);
    expect(flag.allows({ is_on: false }, 'turn off')).toBe(false);
    const refusal = flag.guard('turn off')({} as Actor, { is_on: false }, 0);
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      message: 'A goal that is OFF cannot turn off; it must be ON.',
      details: { reason: 'state', is_on: 'OFF' },
    });
  });

  it('refuses a trigger from another state, and says which it needs', () => {
    expect(() => named.move('OFF', 'turn off')).toThrow('A goal that is OFF cannot turn off; it must be ON.');
  });
});
