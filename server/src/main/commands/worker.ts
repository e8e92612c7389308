import { command } from '../../cli/command.ts';

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
