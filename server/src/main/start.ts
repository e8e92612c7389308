import { progressOn } from '../cli/progress.ts';
import { StartupError } from '../db/startup-error.ts';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog, isReadByPerson } from './log.ts';

export { renewConsole } from '../http/site.ts';
import type { PartOptions } from './serve.ts';

export interface StartOptions extends PartOptions {
  /** A checkout still builds the console while the database is made: no one is let in before it is there, in its first language. */
  readonly consoleBuilt?: Promise<void>;
}

/** `npm start` and `muster start`: everything in one process, with a demo to look at. */
export async function start({ isJson, consoleBuilt }: StartOptions = { isJson: false }): Promise<void> {
  const config = readConfig(process.env);
  if (config.isProduction) {
    throw new StartupError(
      '"npm start" and "muster start" are for development and evaluation: with MUSTER_ENV=production run "muster serve" and "muster worker".',
    );
  }
  stopWithNpm();
  const stream = isJson ? 'stderr' : 'stdout';
  const progress = progressOn(process[stream]);
  await launch({
    config,
    log: createLog(config.logLevel, { stream, screen: isReadByPerson(false, stream) ? progress : undefined }),
    serves: true,
    works: true,
    say: (line) => (line.endsWith('…') ? progress.step(line.slice(0, -1)) : progress.write(`${line}\n`)),
    prepare: async (installation) => {
      const { demoForStart } = await import('../demo/index.ts');
      const demo = await demoForStart(installation, () => progress.step('Creating the demo organization'));
      if (consoleBuilt) await built(consoleBuilt);
      return demo;
    },
    ready: (demo, port) => {
      progress.done();
      if (isJson) process.stdout.write(`${JSON.stringify({ status: 'ready', api: config.baseUrl, port, demo })}\n`);
      else process.stdout.write(`\n${banner(config, port ?? config.port, demo)}\n\n`);
    },
  });
}

async function built(consoleBuilt: Promise<void>): Promise<void> {
  try {
    await consoleBuilt;
  } catch (error) {
    throw new StartupError((error as Error).message, { cause: error });
  }
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
