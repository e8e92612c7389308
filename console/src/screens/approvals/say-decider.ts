import { sayInPlaceOf } from '../../texts/approvals.ts';

/** Who decided, by name, and in whose place; null if that is not to be known. */
export function sayDecider(
  nameOf: (id: string | null) => string | null,
  deciderId: string | null,
  absentId: string | null,
): string | null {
  const [decider, absent] = [nameOf(deciderId), nameOf(absentId)];
  return decider !== null && absent !== null ? sayInPlaceOf(decider, absent) : decider;
}
