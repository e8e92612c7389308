import { expect, it } from 'vitest';
import { scopeNames } from '../../server/src/kernel/scopes.ts';
import { catalogue } from '../../server/src/main/catalogue.ts';
import { abilities } from '../src/abilities.ts';
import { areasOf } from '../src/screens/tokens/scopes.ts';

it('the server knows every operation that the console asks for', () => {
  const known = new Set(catalogue.operations.map(({ id }) => id));
  expect(abilities.filter((ability) => !known.has(ability))).toEqual([]);
});

it('every scope is offered once, in an area and with what it opens', () => {
  const offered = areasOf(scopeNames).flatMap(({ scopes }) => scopes);
  expect(offered.map(({ name }) => name).sort()).toEqual([...scopeNames].sort());
  expect(offered.filter(({ opens }) => opens === '')).toEqual([]);
});
