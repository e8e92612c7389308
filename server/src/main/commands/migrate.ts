import { command } from '../../cli/command.ts';

export const migrate = command({
  summary: 'Bring the database to this version’s schema',
  description:
    'Servers and workers also do so when they start; several at once wait for one another. Tells on standard error whose lock it waits for; processes that run meanwhile are not held up.',
  examples: ['muster migrate'],
  isLocal: true,

  async run() {
    const { readConfig } = await import('../config.ts');
    const { migrateDatabase } = await import('../installation.ts');
    const { openSource } = await import('../source.ts');
    const config = readConfig(process.env);
    const source = await openSource(config, 'guest', () => undefined);
    try {
      const applied = await migrateDatabase(config, source.connection, (what) => {
        process.stderr.write(`${what}.\n`);
      });
      const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.';
      return { value: { applied }, text };
    } finally {
      await source.stop();
    }
  },
});
