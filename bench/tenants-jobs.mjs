// Runs each nightly job once, on its own, and says how long it took, how long its longest transaction was open and how
// many locks of rows and tables it held at most.
import pg from 'pg';
import { catalogue, createLog, jobsOf, openInstallation, readConfig } from '../server/dist/bench.js';

const everyMs = 50;
const connection = JSON.parse(process.env.BENCH_CONNECTION);
const installation = await openInstallation({
  config: readConfig(process.env),
  connection,
  log: createLog('error'),
  catalogue,
  poolSize: 4,
});
const watcher = new pg.Client(connection);
await watcher.connect();

const results = {};
for (const job of jobsOf(installation).filter(({ cron }) => /^\d+ \d+ /.test(cron ?? ''))) {
  let [isDone, longestMs, locks] = [false, 0, 0];
  const watching = (async () => {
    while (!isDone) {
      const { rows } = await watcher.query(
        `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::float as ms,
                (select count(*)::int from pg_locks where pid <> pg_backend_pid() and locktype in ('relation', 'tuple', 'advisory')) as locks
           from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      longestMs = Math.max(longestMs, rows[0].ms);
      locks = Math.max(locks, rows[0].locks);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  const startedMs = performance.now();
  await job.run(installation, {});
  const seconds = (performance.now() - startedMs) / 1000;
  isDone = true;
  await watching;
  results[job.task] = {
    seconds: Number(seconds.toFixed(1)),
    'longest transaction ms': Math.round(longestMs),
    'locks at most': locks,
  };
}
process.send({ results, rssMb: Math.round(process.memoryUsage.rss() / 1e6) });
process.on('SIGTERM', () => process.exit());
