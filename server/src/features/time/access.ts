import type { AccessRule } from '../../kernel/catalogue.ts';

const readers = 'the person; Department Heads for their department scope; Administrators and Executives for anyone';
const deciders =
  'decided on by Department Heads for their department scope, Administrators and Executives; never one’s own';

/** The rules of visibility.ts, entries/rules.ts and timesheets/rules.ts, in words. */
export const timeAccess: readonly AccessRule[] = [
  {
    of: 'time entries',
    readers: `${readers}; rate and amount on one’s own, and on everyone’s from Department Head on; places by Administrators and Executives`,
    writers: `the person, Administrators and Executives; recorded and put right with a reason, and ${deciders}`,
  },
  {
    of: 'timesheets',
    readers: `${readers}; pay figures by Administrators and Executives`,
    writers: `submitted and signed by the person; ${deciders}; finalised and reopened by Administrators and Executives`,
  },
  {
    of: 'corrections of locked timesheets',
    readers: `${readers}; pay figures by Administrators and Executives`,
    writers: 'Administrators and Executives; never one’s own',
  },
  {
    of: 'pay runs',
    readers: 'Administrators and Executives; every line shown is logged as compensation is',
    writers: 'sealed by Administrators and Executives; never changed',
  },
  {
    of: 'templates of payroll files',
    readers: 'Administrators and Executives',
    writers: 'Administrators and Executives',
  },
  {
    of: 'hours accounts',
    readers,
    writers: 'Administrators and Executives, by entries that stay; never for oneself',
  },
];
