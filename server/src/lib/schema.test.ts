import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { Day } from './days.ts';
import { Refusal } from './errors.ts';
import { check, Email, Nullable, readQuery, Strict, Text } from './schema.ts';

const Sample = Strict({
  name: Text(5),
  email: Type.Optional(Email()),
  day: Type.Optional(Nullable(Day())),
  role: Type.Optional(Type.Enum(['A', 'B'])),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  inner: Type.Optional(Strict({ city: Text(5) })),
  tags: Type.Optional(Type.Array(Text(3), { maxItems: 2, uniqueItems: true })),
});

const refusalOf = (run: () => unknown): { field: unknown; message: string } => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return { field: error.details?.['field'], message: error.message };
  }
  throw new Error('Nothing was refused.');
};

describe('a refused body names the field and says what to do', () => {
  it.each([
    [{}, 'name', 'name is required.'],
    [{ name: '' }, 'name', 'name must not be empty.'],
    [{ name: ' ' }, 'name', 'name must not be blank.'],
    [{ name: 'toolong' }, 'name', 'name must have at most 5 characters.'],
    [{ name: 1 }, 'name', 'name must be a string.'],
    [{ name: 'a', extra: 1 }, 'extra', 'Unknown field extra. Remove it or check its spelling.'],
    [{ name: 'a', email: 'x' }, 'email', 'email must be an e-mail address.'],
    [{ name: 'a', day: '2026-02-30' }, 'day', 'day must be a calendar day written YYYY-MM-DD.'],
    [{ name: 'a', day: '0000-01-01' }, 'day', 'day must be a calendar day written YYYY-MM-DD.'],
    [{ name: 'a', role: 'C' }, 'role', 'role must be one of A, B.'],
    [{ name: 'a', count: 0 }, 'count', 'count must be 1 or more.'],
    [{ name: 'a', count: 10 }, 'count', 'count must be 9 or less.'],
    [{ name: 'a', count: 1.5 }, 'count', 'count must be an integer.'],
    [{ name: 'a', inner: { city: '' } }, 'inner.city', 'inner.city must not be empty.'],
    [{ name: 'a', inner: { city: 'b', x: 1 } }, 'inner.x', 'Unknown field inner.x. Remove it or check its spelling.'],
    [{ name: 'a', tags: ['a', 'a'] }, 'tags', 'tags must not hold the same item twice.'],
    [{ name: 'a', tags: ['a', 'b', 'c'] }, 'tags', 'tags must have at most 2 items.'],
    [{ name: 'a\0' }, 'name', 'name holds a character that cannot be stored; remove it.'],
  ])('%j', (body, field, message) => {
    expect(refusalOf(() => check(Sample, body))).toEqual({ field, message });
  });

  it('takes what fits', () => {
    expect(check(Sample, { name: 'a', day: null, inner: { city: 'x' } })).toEqual({
      name: 'a',
      day: null,
      inner: { city: 'x' },
    });
  });
});

describe('query parameters', () => {
  const Filters = Strict({
    n: Type.Optional(Type.Integer()),
    b: Type.Optional(Type.Boolean()),
    s: Type.Optional(Type.String()),
  });

  it('are read as their types', () => {
    expect(readQuery(Filters, { n: '12', b: 'false', s: 'true' })).toEqual({ n: 12, b: false, s: 'true' });
  });

  it.each([
    [{ n: '1.5' }, 'n'],
    [{ n: '' }, 'n'],
    [{ b: '1' }, 'b'],
    [{ b: 'TRUE' }, 'b'],
    [{ other: '1' }, 'other'],
    [{ s: ['a', 'b'] }, 's'],
  ])('refused: %j', (query, field) => {
    expect(refusalOf(() => readQuery(Filters, query)).field).toBe(field);
  });
});
