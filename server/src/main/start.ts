import { StartupError } from '../db/startup-error.ts';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog } from './log.ts';
import type { PartOptions } from './serve.ts';

/** `npm start` and `muster start`: everything in one process, with a demo to look at. */
export async function start({ isJson }: PartOptions = { isJson: false }): Promise<void> {
  const config = readConfig(process.env);
  if (config.isProduction) {
    throw new StartupError(
      '"npm start" and "muster start" are for development and evaluation: with MUSTER_ENV=production run "muster serve" and "muster worker".',
    );
  }
  stopWithNpm();
  const say = (line: string): void => {
    (isJson ? process.stderr : process.stdout).write(`${line}\n`);
  };
  await launch({
    config,
    log: createLog(config.logLevel, isJson ? 'stderr' : 'stdout'),
    serves: true,
    works: true,
    say,
    prepare: async (installation) => {
      const { demoForStart } = await import('../demo/index.ts');
      return demoForStart(installation);
    },
    ready: (demo, port) => {
      if (isJson) process.stdout.write(`${JSON.stringify({ status: 'ready', api: config.baseUrl, port, demo })}\n`);
      else say(`\n${banner(config, port ?? config.port, demo)}\n`);
    },
  });
}

/** A SIGTERM sent to npm or npx ends them and their shell without a word to us: losing them counts as the signal. */
function stopWithNpm(): void {
  if (!['start', 'npx'].includes(process.env['npm_lifecycle_event'] ?? '')) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}
