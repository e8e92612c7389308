// Muster as it runs, every duty on; only the numbers of the limits are raised.
import {
  authenticatorsOf,
  buildServer,
  catalogue,
  createLimiter,
  createLog,
  Metrics,
  openInstallation,
  readConfig,
  RequestLogWriter,
  startJobs,
} from '../server/dist/bench.js';
import { tellUsage } from './usage.mjs';

const connection = JSON.parse(process.env.BENCH_CONNECTION);
const config = readConfig(process.env);
const log = createLog('info');
const installation = await openInstallation({
  config,
  connection,
  log,
  catalogue,
  poolSize: Number(process.env.BENCH_POOL ?? 10),
});
const limiter = createLimiter({ limits: config.limits, log });
const server = buildServer({
  installation,
  catalogue,
  limiter,
  authenticators: authenticatorsOf(installation),
  metrics: new Metrics(),
  requestLog: new RequestLogWriter(installation),
  trustedProxies: 0,
});
// As one process runs everything.
if (process.env.BENCH_JOBS) await startJobs(installation, null);
await server.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: server.server.address().port });
tellUsage();
process.on('SIGTERM', () => process.exit());
