import type { Feature } from '../../kernel/catalogue.ts';
import { listAuditLog } from './audit-log.ts';
import { listMyAccessLog } from './my-access-log.ts';
import { listSensitiveAccessLog } from './sensitive-access-log.ts';

export const logs: Feature = {
  name: 'logs',
  operations: [listAuditLog, listSensitiveAccessLog, listMyAccessLog],
};
