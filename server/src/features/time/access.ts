import type { AccessRule } from '../../kernel/catalogue.ts';

/** Of whatever follows from someone’s time. */
export const readers =
  'the person; Department Heads for their department scope; Administrators and Executives for anyone';
export const readersOfPayroll = `${readers}; who prepares payroll for people of their departments`;
const deciders =
  'decided on by Department Heads for their department scope, Administrators and Executives; never one’s own';

/** The rules of visibility.ts, entries/rules.ts and timesheets/rules.ts, in words. */
export const timeAccess: readonly AccessRule[] = [
  {
    of: 'time entries',
    readers: `${readersOfPayroll}; rate and amount on one’s own, and on everyone’s from Department Head on, and by who prepares payroll; places by Administrators and Executives`,
    writers: `the person, Administrators and Executives; recorded and put right with a reason, and ${deciders}`,
  },
  {
    of: 'timesheets',
    readers: `${readersOfPayroll}; pay figures by Administrators and Executives, and in the app by who prepares payroll`,
    writers: `submitted and signed by the person; ${deciders}; finalised by Administrators and Executives, and for others by who prepares payroll; reopened by Administrators and Executives`,
  },
];
