import type { AccessRule } from '../../kernel/catalogue.ts';

const readers =
  'the person; anyone who has a task on it, who sees only their tasks; Department Heads for their department scope; Administrators and Executives for anyone';
const tasks = 'tasks also by Department Heads for their department scope, and each by the person it is assigned to';

/** The rules of visibility.ts and checklists/rules.ts, in words. */
export const checklistAccess: readonly AccessRule[] = [
  {
    of: 'onboarding checklists',
    readers,
    writers:
      'Department Heads for their department scope; Administrators and Executives for anyone; each task also by the person it is assigned to',
  },
  {
    of: 'offboarding checklists',
    readers,
    writers: `Administrators and Executives for anyone, of an Executive only Executives; never for oneself; ${tasks}`,
  },
];
