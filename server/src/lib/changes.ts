import { isDeepStrictEqual } from 'node:util';
import { invalid } from './errors.ts';
import { say } from './texts/texts.ts';

/** The same value, also of a list or an object, in whichever order its fields come. */
export const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' ? isDeepStrictEqual(one, other) : one === other;

/** Of what was sent, what differs from the record as it stands. */
export const differing = <T extends object>(record: object, sent: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== undefined && !isSame(value, (record as Record<string, unknown>)[name]),
    ),
  ) as Partial<T>;

/** Blanks around a name or a code are no part of it: they would hide a duplicate. */
export const trimmed = <T extends { name?: string; code?: string }>(input: T): T => ({
  ...input,
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.code !== undefined && { code: input.code.trim() }),
});

/** Nothing differs. */
export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** 422 if a day lies before the one it follows. */
export function checkOrder<Field extends string>(
  dates: Partial<Record<Field, string | null>>,
  earlier: Field,
  later: Field,
): void {
  const [from, to] = [dates[earlier], dates[later]];
  if (from != null && to != null && to < from) throw invalid(later, say('validation.beforeOther', { other: earlier }));
}
