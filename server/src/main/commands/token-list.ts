import { command, UsageError } from '../../cli/command.ts';
import type { ListedToken } from './store.ts';

export const tokenList = command({
  summary: 'List API tokens',
  description:
    'Those that are neither revoked nor expired, unless --all is given. The tokens themselves are stored nowhere.',
  options: {
    organization: { takes: 'ORG', about: 'Those of one organization' },
    email: { takes: 'EMAIL', about: 'Those of one person' },
    all: { about: 'Also revoked and expired ones' },
  },
  examples: ['muster token list --email ada@northwind.example', 'muster token list --all --json'],

  async run({ options, open }) {
    if (options.organization !== undefined && options.email !== undefined)
      throw new UsageError('Give --organization or --email, not both.');
    const { clock, database } = await open();
    const { listTokens } = await import('./store.ts');
    const { organization, email, all } = options;
    const rows = await listTokens(database.db, { organization, email, usableAt: all ? null : clock.now() });
    const lines = rows.map(
      (row) => `${row.id}  ${row.prefix}…  ${row.owner_email}  ${row.name} (${stateOf(row, clock.now())})`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no such token.' };
  },
});

function stateOf({ revoked_at, expires_at }: ListedToken, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`;
  if (expires_at === null) return 'does not expire';
  return `${expires_at <= now ? 'expired' : 'expires'} ${expires_at}`;
}
