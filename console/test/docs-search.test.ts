import { expect, test } from 'vitest';
import { planSteps } from '../../server/src/http/description/reference/reference.ts';
import { searchEntriesOf } from '../../server/src/http/description/reference/search.ts';
import { runToEnd } from '../../server/src/http/slices.ts';
import { catalogue } from '../../server/src/main/catalogue.ts';
import { indexOf, searchIn } from '../src/docs/search-index.ts';
import { synonyms } from '../src/docs/synonyms.ts';

const { plan } = runToEnd(planSteps(catalogue, 'https://muster.example/api/v1'));
const index = indexOf(searchEntriesOf(plan));
const titles = (words: string): string[] => searchIn(index, words).map(({ title }) => title);

test('words of other APIs lead to ours', () => {
  expect(titles('pagination').slice(0, 3)).toContain('Paging');
  expect(titles('throttling').slice(0, 5)).toContain('Limits');
  expect(titles('vacation').slice(0, 20)).toContain('List leave');
  expect(titles('Pagination')).toEqual(titles('pagination'));
});

test('every synonym finds something, by words that the pages have', () => {
  for (const [word, others] of Object.entries(synonyms)) {
    expect(word, word).toBe(word.toLowerCase());
    for (const other of others) expect(titles(other).length, `${word}: ${other}`).toBeGreaterThan(0);
  }
});

test('without a synonym a search stays as it was: every word, or nothing', () => {
  expect(titles('list people')).toContain('List people');
  expect(titles('zzzz')).toEqual([]);
  expect(titles('pagination zzzz')).toEqual([]);
});
