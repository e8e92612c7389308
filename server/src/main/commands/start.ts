import { command } from '../../cli/command.ts';

export const startAll = command({
  summary: 'Start everything in one process, with a demo organization to look at',
  description:
    'For development and evaluation: PostgreSQL, the API, the console, the reference and the jobs. Data is kept in\nMUSTER_DATA_DIR, which is .muster in the working folder unless it is set.',
  examples: ['muster start', 'PORT=9000 MUSTER_DATA_DIR=/srv/muster muster start'],
  isLocal: true,

  async run({ isJson }) {
    const { start } = await import('../start.ts');
    await start({ isJson });
    return null;
  },
});

export const serve = command({
  summary: 'Serve the API, the console and the reference',
  description:
    'One part of a production installation; run any number beside each other, with REDIS_URL for shared rate limits,\nand at least one "muster worker". Logs are JSON lines on standard output.',
  examples: ['MUSTER_ENV=production DATABASE_URL=postgres://… MUSTER_SECRET_KEY=… muster serve'],
  isLocal: true,

  async run({ isJson }) {
    const { runServer } = await import('../serve.ts');
    await runServer({ isJson });
    return null;
  },
});

export const worker = command({
  summary: 'Do the jobs: mail, webhooks, imports and what comes by the clock',
  description: 'One part of a production installation; any number may run. Logs are JSON lines on standard output.',
  examples: ['MUSTER_ENV=production DATABASE_URL=postgres://… MUSTER_SECRET_KEY=… muster worker'],
  isLocal: true,

  async run({ isJson }) {
    const { runWorker } = await import('../work.ts');
    await runWorker({ isJson });
    return null;
  },
});
