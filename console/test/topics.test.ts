import { expect, it } from 'vitest';
import { type OperationFacts, operations } from '../src/client/operations.ts';
import { isConcerned } from '../src/live/topics.ts';

const all: readonly OperationFacts[] = Object.values(operations);
const subjects = new Set(all.flatMap(({ subject }) => subject ?? []));

it('every kind of record that operations change renews the lists of its own address', () => {
  const missed = all.filter(
    ({ method, path, subject }) => method !== 'GET' && subject !== undefined && !isConcerned(path, [subject]),
  );
  expect(missed).toEqual([]);
  expect(subjects.size).toBeGreaterThan(30);
});

it('what an answer shows besides is a kind that operations change', () => {
  expect(all.flatMap(({ shows = [] }) => shows).filter((topic) => !subjects.has(topic))).toEqual([]);
});

it.each([
  ['leave', ['/leaves/{id}', '/leave-balances', '/calendar', '/home', '/schedule', '/inbox/count', '/notifications']],
  ['time_entry', ['/time-entries', '/timesheets/{id}', '/clock', '/home']],
  ['timesheet', ['/timesheets', '/pay-periods', '/home']],
  ['expense_report', ['/expense-reports', '/home']],
  ['shift', ['/shifts', '/schedule', '/calendar']],
  ['bulk_change', ['/bulk-changes/{id}', '/pay-periods']],
  ['saved_view', ['/saved-views']],
])('a change of a %s renews what shows it, and nothing foreign', (topic, paths) => {
  expect(paths.filter((path) => !isConcerned(path, [topic]))).toEqual([]);
  expect(isConcerned('/webhooks', [topic])).toBe(false);
});
