import type { StateTable } from '../../kernel/states.ts';
import { conflict } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';

/** For a PATCH that names the status it wants: 409 if the table has no move from here to there. */
export function checkMove<State extends string>(table: StateTable<State>, from: State, to: State): void {
  if (from === to || table.moves.some((move) => move.to === to && move.from.includes(from))) return;
  throw conflict(say('records.cannotBecome', { of: table.of, state: from, to }), {
    reason: 'state',
    [table.field]: from,
  });
}
