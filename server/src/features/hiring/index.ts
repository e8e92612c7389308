import type { Feature } from '../../kernel/catalogue.ts';
import { hireWithPay } from './again.ts';
import { carryOver, settleFormer } from './choices.ts';
import { hire } from './create.ts';
import { hireOfGuest } from './hire-guest.ts';
import { rehire } from './rehire.ts';

/** Someone new with all that belongs to their first day, or someone who comes back, in one change. */
export const hiring: Feature = {
  name: 'hiring',
  title: 'Hiring',
  summary: 'People who begin, people who are hired again, and guests who are hired.',
  operations: [hire, rehire, hireWithPay, hireOfGuest],
  reactions: [settleFormer, carryOver],
  packages: [
    {
      name: 'HIRING',
      sees: 'Who works in its departments, as the directory has them.',
      does: 'Adds people as Employees, invites them, and starts their onboarding; proposes what someone new is paid.',
      never: 'Roles above Employee; pay, equipment and private details; people one would manage oneself.',
    },
  ],
};
