import { command, UsageError } from '../../cli/command.ts';
import { parseDurationMs } from '../../lib/clock.ts';

export const clockShow = command({
  summary: 'Show the product’s time',
  examples: ['muster clock show'],

  async run({ open }) {
    const { clock } = await open();
    const { clockOutcome } = await import('./clock-outcome.ts');
    return clockOutcome(clock.offsetMs);
  },
});

export const clockAdvance = command({
  summary: 'Move the product’s time forward',
  description:
    'For the whole installation, jobs and retries included: try year-end carry-over, lock dates and retry schedules in seconds.\nFor development; production refuses it.',
  operands: [{ name: 'DURATION', about: 'Such as 30s, 15m, 24h or 6d' }],
  examples: ['muster clock advance 6d'],

  async run({ operands, open }) {
    const byMs = parseDurationMs(operands[0] ?? '');
    if (byMs === null) throw new UsageError('DURATION is written 30s, 15m, 24h or 30d.');
    const installation = await open();
    const { clockOutcome, moveClock } = await import('./clock-outcome.ts');
    return clockOutcome(await moveClock(installation, (offsetMs) => offsetMs + byMs));
  },
});

export const clockReset = command({
  summary: 'Put the product’s time back to real time',
  description: 'For development; production refuses it.',
  examples: ['muster clock reset'],

  async run({ open }) {
    const installation = await open();
    const { clockOutcome, moveClock } = await import('./clock-outcome.ts');
    return clockOutcome(await moveClock(installation, () => 0));
  },
});
