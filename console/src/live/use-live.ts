import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Heard, listenToServer } from './stream.ts';

/** Which answers a kind of record stands in, by the beginning of their path. */
const pathsOf: Readonly<Record<string, readonly string[]>> = {
  leave: ['/leaves', '/leave-balances', '/calendar', '/home'],
  time_entry: ['/time-entries', '/timesheets', '/home'],
  timesheet: ['/timesheets', '/pay-periods', '/home'],
  expense_report: ['/expense-reports', '/home'],
  document: ['/documents'],
  checklist: ['/onboarding'],
  checklist_task: ['/onboarding'],
  shift: ['/shifts', '/calendar'],
  import: ['/imports'],
};
const always = ['/inbox', '/notifications'];

/** Asks again for what the server says has changed: badges everywhere, and lists on the screen. */
export function useLive(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenToServer((heard: Heard) => {
        if (heard === 'everything') {
          void queries.invalidateQueries();
          return;
        }
        const paths = [...always, ...heard.flatMap((topic) => pathsOf[topic] ?? [])];
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).startsWith(path)),
        });
      }),
    [queries],
  );
}
