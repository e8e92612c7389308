import { command } from '../../cli/command.ts';

export const clockShow = command({
  summary: 'Show the product’s time',
  examples: ['muster clock show'],

  async run({ open }) {
    const { clock } = await open();
    const { clockOutcome } = await import('./clock.ts');
    return clockOutcome(clock.offsetMs);
  },
});
