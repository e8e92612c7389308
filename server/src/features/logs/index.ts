import type { Feature } from '../../kernel/catalogue.ts';
import { listAuditLog } from './audit-log.ts';
import { listMyAccessLog } from './my-access-log.ts';
import { eraseRequests } from './requests/erase.ts';
import { listRequestErrors, listRequests } from './requests/list.ts';
import { listSensitiveAccessLog } from './sensitive-access-log.ts';

export { RequestLogWriter } from './requests/writer.ts';

export const logs: Feature = {
  name: 'logs',
  operations: [listAuditLog, listSensitiveAccessLog, listMyAccessLog, listRequests, listRequestErrors],
  erasureSteps: [eraseRequests],
};
