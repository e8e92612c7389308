import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog } from './log.ts';
import type { PartOptions } from './serve.ts';

/** `muster worker`: jobs alone. */
export async function runWorker({ isJson }: PartOptions): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, isJson ? 'stderr' : 'stdout');
  await launch({
    config,
    log,
    serves: false,
    works: true,
    say: (line) => {
      log.info(line);
    },
    prepare: () => Promise.resolve(null),
    ready: () => {
      if (isJson) process.stdout.write(`${JSON.stringify({ status: 'ready' })}\n`);
      else log.info('ready');
    },
  });
}
