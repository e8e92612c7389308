import { violatedConstraint } from '../../db/database.ts';
import { conflict, invalid } from '../../kernel/errors.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? JSON.stringify(one) === JSON.stringify(other) : one === other;

/** Of what was sent, what differs from the record as it stands. */
export const differing = <T extends object>(record: object, sent: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !isSame(value, (record as Record<string, unknown>)[name]),
    ),
  ) as Partial<T>;

/** 422 where a day lies before the one it follows. */
export function checkOrder<Field extends string>(
  dates: Partial<Record<Field, string | null>>,
  earlier: Field,
  later: Field,
): void {
  const [from, to] = [dates[earlier], dates[later]];
  if (from != null && to != null && to < from) throw invalid(later, `${later} must not be before ${earlier}.`);
}

/** Blanks around a name are no part of it: they would hide a duplicate. */
export const withTrimmedName = <T extends { name?: string }>(input: T): T =>
  input.name === undefined ? input : { ...input, name: input.name.trim() };

/** Two requests for one name may pass every check; the index lets one through, the other learns why. */
export const refuseDuplicate =
  (constraint: string, field: string, message: string) =>
  (error: unknown): never => {
    if (violatedConstraint(error) === constraint) throw conflict(message, { field });
    throw error;
  };
