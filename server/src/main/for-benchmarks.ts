/** What the benchmarks use of the product, from its bundle. */
export { openDatabase } from '../db/database.ts';
export { startEngine } from '../db/engine.ts';
export { migrate } from '../db/migrate.ts';
export { RequestLogWriter } from '../features/logs/index.ts';
export { findActor } from '../features/people/index.ts';
export { createLimiter } from '../http/limits/create.ts';
export { Metrics } from '../http/metrics.ts';
export { buildServer } from '../http/server.ts';
export { newId } from '../lib/ids.ts';
export { hashSecret, newApiToken, newSecret } from '../lib/secrets.ts';
export { inUnitOfWork } from '../kernel/unit-of-work.ts';
export { authenticatorsOf } from './authenticators.ts';
export { catalogue } from './catalogue.ts';
export { readConfig } from './config.ts';
export { openInstallation } from './installation.ts';
export { jobsOf } from '../worker/tasks.ts';
export { startJobs } from './jobs.ts';
export { createLog } from './log.ts';
