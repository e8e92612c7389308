import type { AccessRule } from '../../kernel/catalogue.ts';

const readers =
  'the person; their manager; Department Heads for their department scope; Administrators and Executives for anyone';
const inCharge = 'their manager, Department Heads for their department scope, Administrators and Executives';

/** The rules of visibility.ts and requests/rules.ts, in words. */
export const leaveAccess: readonly AccessRule[] = [
  {
    of: 'leave',
    readers: `${readers}; of private leave, type, reason and comments by the person, their manager, Administrators and Executives alone`,
    writers: `the person, and for them ${inCharge}; decided on by the same, with steps by who takes the one that waits, never one’s own, and through the API from Department Head on; cancelled once approved by ${inCharge}`,
  },
  {
    of: 'leave balances',
    readers: `${readers}; of private types by the person, their manager, Administrators and Executives alone`,
    writers: 'Administrators and Executives, by adjustments; never for oneself',
  },
];
