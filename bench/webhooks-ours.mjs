// The worker as it runs, alone in its process.
import { readConfig } from '../server/dist/main/config.js';
import { catalogue } from '../server/dist/main/catalogue.js';
import { openInstallation } from '../server/dist/main/installation.js';
import { startJobs } from '../server/dist/main/jobs.js';
import { createLog } from '../server/dist/main/log.js';

const connection = JSON.parse(process.env.BENCH_CONNECTION);
const log = createLog('fatal', 'stderr');
const installation = await openInstallation({ config: readConfig(process.env), connection, log, catalogue });
await startJobs(installation, null);
process.send({ port: 0 });
process.on('SIGTERM', () => process.exit());
