import type { Feature } from '../../kernel/catalogue.ts';
import { getHealthReport } from './get.ts';
import { retryFailedJobs } from './retry-jobs.ts';

export { listFailedJobs, rescheduleFailed } from './store.ts';

export const health: Feature = {
  name: 'health',
  operations: [getHealthReport, retryFailedJobs],
};
