import { StartupError } from '../db/startup-error.ts';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog } from './log.ts';

/** `npm start`: everything in one process, with a demo to look at. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.isProduction) {
    throw new StartupError(
      'npm start is for development and evaluation: with MUSTER_ENV=production run "muster serve" and "muster worker".',
    );
  }
  await launch({
    config,
    log: createLog(config.logLevel),
    serves: true,
    works: true,
    say: (line) => {
      process.stdout.write(`${line}\n`);
    },
    prepare: async (installation) => {
      const { demoForStart } = await import('../demo/index.ts');
      return demoForStart(installation);
    },
    ready: (demo, port) => {
      process.stdout.write(`\n${banner(config, port ?? config.port, demo)}\n\n`);
    },
  });
}
