import type { AccessRule } from '../../kernel/catalogue.ts';

/** The rules of endpoints/rules.ts, in words. */
export const webhookAccess: readonly AccessRule[] = [
  {
    of: 'webhook endpoints and their deliveries',
    readers: 'Administrators and Executives',
    writers:
      'created, paused and deleted by Administrators and Executives; resumed, tested, redelivered and retried by the owner or someone of the same or a higher role; url, events, owner and secret changed by the owner or someone of a higher role; of a service account also by someone of the same role',
  },
];
