import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['Production', ['development', 'production'], 'production'],
  ['prod', ['development', 'production'], 'production'],
  ['MUSTER_SECRET_KEYS', ['MUSTER_SECRET_KEY', 'MUSTER_SECRET_KEY_PREVIOUS'], 'MUSTER_SECRET_KEY'],
  ['wroker', ['serve', 'worker'], 'worker'],
  ['scope', ['scopes', 'name'], 'scopes'],
  ['frobnicate', ['serve', 'worker'], null],
  ['x', ['serve', 'worker'], null],
])('%s of %j: %s', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
