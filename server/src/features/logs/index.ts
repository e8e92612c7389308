import type { Feature } from '../../kernel/catalogue.ts';
import { auditSeal, logData, lookedAtData } from './erase.ts';
import { listAuditLog, listMyAccessLog, listSensitiveAccessLog } from './reads.ts';
import { eraseRequests } from './requests/erase.ts';
import { listRequestErrors, listRequests } from './requests/list.ts';

export { RequestLogWriter } from './requests/writer.ts';

export const logs: Feature = {
  name: 'logs',
  operations: [listAuditLog, listSensitiveAccessLog, listMyAccessLog, listRequests, listRequestErrors],
  erasureSteps: [eraseRequests],
  sealed: [auditSeal],
  personalData: [...logData, ...lookedAtData],
};
