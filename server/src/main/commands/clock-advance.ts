import { command, UsageError } from '../../cli/command.ts';
import { parseDurationMs } from '../../lib/clock.ts';

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
    const { clockOutcome, moveClock } = await import('./clock.ts');
    return clockOutcome(await moveClock(installation, (offsetMs) => offsetMs + byMs));
  },
});
