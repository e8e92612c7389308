// The worker as it runs, alone in its process.
import { catalogue, createLog, openInstallation, readConfig, startJobs } from '../server/dist/bench.js';

const connection = JSON.parse(process.env.BENCH_CONNECTION);
const log = createLog('fatal', { stream: 'stderr' });
const installation = await openInstallation({ config: readConfig(process.env), connection, log, catalogue });
await startJobs(installation, null);
process.send({ port: 0 });
process.on('SIGTERM', () => process.exit());
