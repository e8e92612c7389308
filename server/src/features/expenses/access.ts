import type { AccessRule } from '../../kernel/catalogue.ts';

/** The rules of visibility.ts and reports/rules.ts, in words. */
export const expenseAccess: readonly AccessRule[] = [
  {
    of: 'expense reports',
    readers:
      'the person; Department Heads for their department scope and where they are the approver; in the app their manager, once handed in; Administrators and Executives for anyone',
    writers:
      'the person, Administrators and Executives while DRAFT or REJECTED; decided on and paid by the approver, Department Heads for their department scope, Administrators and Executives, and decided on in the app by their manager, with steps by who takes the one that waits; never one’s own',
  },
];
