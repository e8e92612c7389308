import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** Selects that make their options of records in place, of lists that come whole. */
const whole: Readonly<Record<string, string>> = {
  'ui/list-choice.tsx': 'the control itself, which searches what is longer than a page',
  'screens/service-accounts/hand-over.tsx': 'service accounts: there are a hundred at most, and a page has a hundred',
  'screens/pay-runs/files.tsx': 'templates of payroll files: there are a hundred at most, and a page has a hundred',
  'screens/schedule/template-dialogs.tsx': 'templates of a week: there are a hundred at most, and a page has a hundred',
  'screens/expenses/lines.tsx': 'the receipts of one report, which come with it',
  'screens/leave/policy/adjust-dialog.tsx': 'the balances of one person, which come whole',
};

/** Selects of a page that the server does not search, and why a page does. */
const cut: Readonly<Record<string, string>> = {
  'ui/audience-input.tsx': 'teams: a page has a hundred; who is in none of them is chosen by department or name',
  'screens/onboarding/assignee-input.tsx': 'teams: a page has a hundred; a task is else given to a person or a role',
  'screens/leave/book.tsx': 'kinds of leave: a policy has a dozen, a page has a hundred',
  'screens/leave/change-approved.tsx': 'kinds of leave, as for oneself',
  'screens/leave/record-leave.tsx': 'kinds of leave, as for oneself',
  'screens/hours-accounts/entry-dialog.tsx': 'kinds of leave, as for oneself',
  'screens/organization/approval-policies.tsx': 'kinds of leave, as for oneself',
  'screens/organization/policy-dialog.tsx': 'kinds of leave, as for oneself',
  'screens/time/bookable.ts': 'tasks of one project: the hundred that its own page shows',
  'screens/organization/custom-field-dialogs.tsx': 'tabs of a profile: a handful, a page has a hundred',
  'screens/developers/requests.tsx': 'tokens: a page has a hundred; the log can be read without choosing one',
  'screens/schedule/ask-publish-dialog.tsx': 'departments of the plan as shown, up to 500',
  'screens/schedule/selection-bar.tsx': 'people of the plan as shown',
  'screens/schedule/shift-form.tsx': 'people and departments of the plan as shown, which has up to 500 departments',
  'screens/schedule/budget-dialog.tsx': 'departments of the plan as shown, up to 500',
  'screens/schedule/staffing-dialog.tsx': 'departments of the plan as shown, up to 500; days of the week',
  'screens/schedule/week-bar.tsx': 'departments of the plan as shown, up to 500',
  'screens/timesheets/correct-dialog.tsx': 'entries of one timesheet: the hundred that its page shows',
  'screens/working-rules/breaches.tsx': 'departments of the report, which come with it',
  'screens/timesheets/list.tsx': 'pay periods: the 25 newest; older timesheets are listed without choosing one',
};

const ofRecords = [/\bvalue: (\w+\.)?id\b/, /\bvalue: `/, /<option\b[^>]*\bvalue=\{(\w+\.)?id\}/];

it('no select is made of a list that may be cut: its options are the path of the list', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const making = files.filter((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return ofRecords.some((pattern) => pattern.test(text));
  });
  expect(making.sort()).toEqual([...Object.keys(whole), ...Object.keys(cut)].sort());
});
