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
