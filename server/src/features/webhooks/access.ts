import type { AccessRule } from '../../kernel/catalogue.ts';

/** The rules of endpoints/rules.ts, in words. */
export const webhookAccess: readonly AccessRule[] = [
  {
    of: 'webhook endpoints and their deliveries',
    readers:
      'Administrators, Executives and who was given to develop; what was sent for others than those two alone of their own endpoints and of service accounts that see no more than they do',
    writers:
      'created, paused and deleted by Administrators and Executives, of owners up to their own role by who was given to develop; resumed, tested, redelivered and retried by the owner or someone of the same or a higher role; url, events, owner and secret changed by the owner or someone of a higher role; of a service account also by someone of the same role',
  },
];
