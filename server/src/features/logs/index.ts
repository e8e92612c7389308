import type { Feature } from '../../kernel/catalogue.ts';
import { auditSeal, eraseRequests, logData, lookedAtData } from './erase.ts';
import { listAuditLog, listMyAccessLog, listSensitiveAccessLog } from './reads.ts';
import { listRequestErrors, listRequests } from './requests/list.ts';

export { RequestLogWriter } from './requests/writer.ts';

export const logs: Feature = {
  name: 'logs',
  operations: [listAuditLog, listSensitiveAccessLog, listMyAccessLog, listRequests, listRequestErrors],
  packages: [
    {
      name: 'AUDITING',
      sees: 'The audit log and the access log: who did what to whom, and which fields changed.',
      does: 'Reads and exports them.',
      never: 'From what to what anything changed; what concerns nobody of the departments it was given for.',
    },
  ],
  erasureSteps: [eraseRequests],
  sealed: [auditSeal],
  personalData: [...logData, ...lookedAtData],
};
