import { command, type Outcome } from '../../cli/command.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import type { RekeyOutcome } from '../keys/rekey.ts';

export const rekeyAll = command({
  summary: 'Seal everything with the current key',
  description:
    'For changing MUSTER_SECRET_KEY: start every process with the new key there and the old one in\nMUSTER_SECRET_KEY_PREVIOUS, then run this beside them. Stopped half-way, it goes on where it was. When it says so,\nthe previous key is needed no more.',
  options: { check: { about: 'Only count what still needs another key' } },
  examples: ['muster rekey', 'muster rekey --check --json'],
  isLocal: true,

  async run({ options, isJson, open }) {
    const { catalogue, database, keys } = await open();
    const { rememberedResponseSeal } = await import('../../http/idempotency.ts');
    const { countRemaining, rekey } = await import('../keys/rekey.ts');
    const job = {
      db: database.db,
      connection: database.connection,
      keys,
      columns: [...catalogue.sealed, rememberedResponseSeal],
      onProgress: ({ done, remaining }: { done: number; remaining: number }) => {
        if (!isJson) process.stderr.write(`${String(done)} sealed, about ${String(remaining)} to go\n`);
      },
    };
    if (options.check) {
      const remaining = await countRemaining(job);
      return { value: { remaining }, text: `${String(remaining)} values remain to be sealed with the current key.` };
    }
    return report(await rekey(job));
  },
});

function report(outcome: RekeyOutcome): Outcome {
  const { done, remaining, unreadable, isOtherKeyInUse, isFinished } = outcome;
  const lost = Object.entries(unreadable).map(([column, count]) => `${String(count)} in ${column}`);
  if (lost.length > 0) {
    throw new Refusal(
      'CONFLICT',
      forOperators(
        `Sealed ${String(done)} values; none of the keys opens ${lost.join(', ')}. Name the key they were sealed with in MUSTER_SECRET_KEY_PREVIOUS and run "muster rekey" again.`,
      ),
    );
  }
  if (isOtherKeyInUse) {
    throw new Refusal(
      'CONFLICT',
      forOperators(
        `Sealed ${String(done)} values; a process still seals with a previous key. Restart every server and worker with the new MUSTER_SECRET_KEY, then run "muster rekey" again.`,
      ),
    );
  }
  const text = isFinished
    ? `Sealed ${String(done)} values. Nothing needs a previous key any more: unset MUSTER_SECRET_KEY_PREVIOUS, and keep the old key with the backups it belongs to.`
    : `Sealed ${String(done)} values, ${String(remaining)} remain: run "muster rekey" again.`;
  return { value: { done, remaining, is_finished: isFinished }, text };
}
