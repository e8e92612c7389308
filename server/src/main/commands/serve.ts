import { command } from '../../cli/command.ts';

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
