import { command, UsageError } from '../../cli/command.ts';
import { optional } from '../../db/rows.ts';

interface Listed {
  id: string;
  name: string;
  prefix: string;
  owner_email: string;
  organization_id: string;
  scopes: string[];
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

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
    const { sql } = await import('../../db/sql.ts');
    const { organization, email, all } = options;
    const { rows } = await sql<Listed>`
      select t.id, t.name, t.prefix, u.email as owner_email, t.organization_id, t.scopes, t.created_at, t.expires_at,
             t.revoked_at, t.last_used_at
        from api_tokens t join users u on u.organization_id = t.organization_id and u.id = t.user_id
       where true ${optional(organization !== undefined && sql`and t.organization_id = ${organization}`)}
         ${optional(email !== undefined && sql`and u.email = lower(${email})`)}
         ${optional(!all && sql`and t.revoked_at is null and coalesce(t.expires_at > ${clock.now()}, true)`)}
       order by t.id`.execute(database.db);
    const lines = rows.map(
      (row) => `${row.id}  ${row.prefix}…  ${row.owner_email}  ${row.name} (${stateOf(row, clock.now())})`,
    );
    return { value: rows, text: lines.length > 0 ? lines.join('\n') : 'There is no such token.' };
  },
});

function stateOf({ revoked_at, expires_at }: Listed, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`;
  if (expires_at === null) return 'does not expire';
  return `${expires_at <= now ? 'expired' : 'expires'} ${expires_at}`;
}
