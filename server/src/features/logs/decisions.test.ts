import { expect, it } from 'vitest';
import { catalogue } from '../../main/catalogue.ts';
import { decisions, noDecisions } from './decisions.ts';

it('every operation that sounds like a decision is one, or said to be none', () => {
  const known = [...decisions, ...noDecisions];
  const ids = catalogue.operations.map(({ id }) => id);
  const sounds = ids.filter((id) => /\.(approve|reject|accept|decline|pay|finalize|release)[A-Z]?[a-zA-Z]*$/.test(id));
  expect(sounds.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !ids.includes(id))).toEqual([]);
});
