import { command } from '../../cli/command.ts';
import { readConfig } from '../config.ts';
import { launch } from '../launch.ts';
import { createLog } from '../log.ts';
import type { PartOptions } from '../serve.ts';

export const worker = command({
  summary: 'Do the jobs: mail, webhooks, imports and what comes by the clock',
  description: 'One part of a production installation; any number may run. Logs are JSON lines on standard output.',
  examples: ['MUSTER_ENV=production DATABASE_URL=postgres://… MUSTER_SECRET_KEY=… muster worker'],
  isLocal: true,

  async run({ isJson }) {
    const { runWorker } = await import('./worker.ts');
    await runWorker({ isJson });
    return null;
  },
});

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
