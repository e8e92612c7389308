import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog, isReadByPerson } from './log.ts';
import type { PartOptions } from './serve.ts';

/** `muster worker`: jobs alone. */
export async function runWorker({ isJson }: PartOptions): Promise<void> {
  const config = readConfig(process.env);
  const stream = isJson ? 'stderr' : 'stdout';
  const screen = isReadByPerson(config.isProduction, stream) ? process[stream] : undefined;
  const log = createLog(config.logLevel, { stream, screen });
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
