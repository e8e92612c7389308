import type { KeptShift } from './store.ts';

const minuteMs = 60_000;

export type Span = Pick<KeptShift, 'starts_at' | 'ends_at'>;
export type Piece = Span & Pick<KeptShift, 'break_minutes'>;

export interface Pieces {
  /** What the owner keeps, in order; the first keeps the id of the shift. */
  readonly kept: readonly Piece[];
  readonly given: Piece;
}

const lengthMs = ({ starts_at, ends_at }: Span): number => Date.parse(ends_at) - Date.parse(starts_at);

/** What is left of a shift to give: of one under way, from the minute that runs on. */
export function leftToGive({ starts_at, ends_at }: Span, nowMs: number): Span {
  if (Date.parse(starts_at) > nowMs) return { starts_at, ends_at };
  const fromMs = Math.max(Date.parse(starts_at), Math.floor(nowMs / minuteMs) * minuteMs);
  return { starts_at: new Date(fromMs).toISOString(), ends_at };
}

/** A shift taken apart: each minute of it is in one piece. Its break goes to the longest. */
export function takeApart(shift: Piece, part: Span): Pieces {
  const before = { starts_at: shift.starts_at, ends_at: part.starts_at };
  const after = { starts_at: part.ends_at, ends_at: shift.ends_at };
  const given = { starts_at: part.starts_at, ends_at: part.ends_at };
  const kept = [before, after].filter((span) => lengthMs(span) > 0);
  const longest = [given, ...kept].reduce((one, other) => (lengthMs(other) > lengthMs(one) ? other : one));
  const breakOf = (span: Span): number =>
    span === longest && shift.break_minutes * minuteMs < lengthMs(span) ? shift.break_minutes : 0;
  return {
    kept: kept.map((span) => ({ ...span, break_minutes: breakOf(span) })),
    given: { ...given, break_minutes: breakOf(given) },
  };
}
