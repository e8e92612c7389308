import { command } from '../../cli/command.ts';

export const clockReset = command({
  summary: 'Put the product’s time back to real time',
  description: 'For development; production refuses it.',
  examples: ['muster clock reset'],

  async run({ open }) {
    const installation = await open();
    const { clockOutcome, moveClock } = await import('./clock.ts');
    return clockOutcome(await moveClock(installation, () => 0));
  },
});
