import { readFile } from 'node:fs/promises';
import { command, UsageError } from '../../cli/command.ts';
import { type Verification, verifySealedFile } from '../../lib/seal-of-run.ts';

const reasons: Record<Extract<Verification, { isIntact: false }>['why'], string> = {
  unreadable: 'it is no JSON, or was cut off',
  not_a_run: 'it is no pay run as Muster exports it with format=json',
  rewritten: 'its figures are as sealed, but the file was written anew by something else',
  changed: 'what it says is not what was sealed',
};

interface Checked {
  readonly file: string;
  readonly verification: Verification;
}

interface Verdict {
  readonly file: string;
  readonly is_intact: boolean;
  readonly reason: string | null;
  readonly number: unknown;
  readonly hash: string | null;
  readonly previous_hash: string | null;
  /** null: the run before is not among the files. */
  readonly is_chained: boolean | null;
}

const numberOf = (verification: Verification): unknown => (verification.isIntact ? verification.run['number'] : null);

/** Each file for itself, and its link to the run before where that is among them. */
function judge(checked: readonly Checked[]): Verdict[] {
  const byNumber = new Map(checked.map(({ verification }) => [numberOf(verification), verification]));
  return checked.map(({ file, verification }) => {
    const number = numberOf(verification);
    if (!verification.isIntact) {
      const reason = verification.why;
      return { file, is_intact: false, reason, number: null, hash: null, previous_hash: null, is_chained: null };
    }
    const { hash, previousHash } = verification;
    const before = byNumber.get(Number(number) - 1);
    const isFirst = number === 1;
    const isChained = isFirst ? previousHash === null : before?.isIntact ? before.hash === previousHash : null;
    return { file, is_intact: true, reason: null, number, hash, previous_hash: previousHash, is_chained: isChained };
  });
}

function describe({ file, is_intact: isIntact, reason, number, hash, is_chained: isChained }: Verdict): string {
  if (!isIntact) return `${file}: CHANGED: ${reasons[reason as keyof typeof reasons]}.`;
  const link =
    isChained === null
      ? 'The run before it is not among the files.'
      : isChained
        ? number === 1
          ? 'It is the first of its chain.'
          : 'It follows the run before it.'
        : 'BROKEN: it does not follow the run before it.';
  return `${file}: run ${String(number)} is as it was sealed (${hash ?? ''}). ${link}`;
}

export const payRunVerify = command({
  summary: 'Check the seal of exported pay runs',
  description:
    'Without a server, by the files alone: GET /pay-runs/{id}/content?format=json writes them. Finds any byte that was changed. With several\nfiles it also checks that each run follows the one before. Exit code 1 if anything is not as it was sealed.',
  operands: [{ name: 'FILE', about: 'Exported run, such as pay-run-7.json', isRepeated: true }],
  examples: ['muster pay-run verify pay-run-7.json', 'muster pay-run verify pay-run-*.json --json'],
  isLocal: true,

  async run({ operands }) {
    const checked = await Promise.all(
      operands.map(async (file): Promise<Checked> => {
        const bytes = await readFile(file).catch(() => {
          throw new UsageError(`Cannot read ${file}.`);
        });
        return { file, verification: verifySealedFile(bytes) };
      }),
    );
    const runs = judge(checked);
    const isWhole = runs.every(({ is_intact: isIntact, is_chained: isChained }) => isIntact && isChained !== false);
    return { value: { is_whole: isWhole, runs }, text: runs.map(describe).join('\n'), exitCode: isWhole ? 0 : 1 };
  },
});
