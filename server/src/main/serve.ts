import { readConfig } from './config.ts';
import { launch } from './launch.ts';
import { createLog, isReadByPerson } from './log.ts';

export interface PartOptions {
  /** One JSON value on standard output once it runs; the log goes to standard error instead. */
  readonly isJson: boolean;
}

/** `muster serve`: HTTP alone. */
export async function runServer({ isJson }: PartOptions): Promise<void> {
  const config = readConfig(process.env);
  const stream = isJson ? 'stderr' : 'stdout';
  const screen = isReadByPerson(config.isProduction, stream) ? process[stream] : undefined;
  const log = createLog(config.logLevel, { stream, screen });
  await launch({
    config,
    log,
    serves: true,
    works: false,
    say: (line) => {
      log.info(line);
    },
    prepare: () => Promise.resolve(null),
    ready: (_, port) => {
      if (isJson) process.stdout.write(`${JSON.stringify({ status: 'ready', api: config.baseUrl, port })}\n`);
      else log.info({ api: config.baseUrl, host: config.host, port }, 'ready');
    },
  });
}
