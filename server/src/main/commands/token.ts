import { command, UsageError } from '../../cli/command.ts';
import { parseDurationMs } from '../../lib/clock.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import type { ListedToken } from './store.ts';

export const tokenCreate = command({
  summary: 'Create an API token for a person or a service account',
  description:
    'The token is shown this once; only its digest is stored. A scope beyond the role of its owner is refused.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the owner' },
    organization: { takes: 'ORG', about: 'Id of the organization, if the address is known in several' },
    account: { takes: 'SVC', about: 'Id of the service account that holds it, in place of --email' },
    scopes: {
      takes: 'A,B',
      about: 'Comma list of scopes, or "all": every one the owner’s role can use',
      isRequired: true,
    },
    'expires-in': { takes: 'DURATION', about: 'Such as 24h or 30d; it does not expire unless given' },
    name: { takes: 'NAME', about: 'What the token is for' },
    'propose-only': { about: 'What it writes becomes a proposal that a person accepts' },
  },
  fields: { expires_at: 'expires-in' },
  examples: [
    'muster token create --email ada@northwind.example --scopes all --expires-in 30d --name "Payroll export"',
    'muster token create --email ada@northwind.example --scopes users:read,departments:read --json',
    'muster token create --account svc_01K9Z3V5Q8R2T4W6Y8A0C2E4G6 --scopes scim --name "Directory"',
    'muster token create --email ada@northwind.example --scopes all --propose-only --name assistant',
  ],

  async run({ options, open }) {
    const lifetimeMs = options['expires-in'] === undefined ? null : parseDurationMs(options['expires-in']);
    if (options['expires-in'] !== undefined && lifetimeMs === null)
      throw new UsageError('--expires-in takes a duration such as 30s, 15m, 24h or 30d.');
    const { email, account } = options;
    if ((email === undefined) === (account === undefined))
      throw new UsageError('Give --email or --account: whose token it is.');
    const scopes = options.scopes
      .split(',')
      .map((scope) => scope.trim())
      .filter((scope) => scope !== '');
    const installation = await open();
    const { createToken } = await import('../../features/tokens/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getAccount, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const owner =
      account === undefined
        ? await getPersonByEmail(installation, email ?? '', { organization: options.organization })
        : await getAccount(installation, account);
    const actor = await operatorIn(installation, owner.organizationId);
    const expiresAt = lifetimeMs === null ? null : new Date(installation.clock.nowMs() + lifetimeMs).toISOString();
    const { id, token } = await inUnitOfWork(installation, actor, cliOrigin, (work) =>
      createToken(work, {
        ownerId: owner.id,
        name: options.name ?? 'command line',
        scopes: scopes.length === 1 && scopes[0] === 'all' ? 'all' : scopes,
        expiresAt,
        requiresAcceptance: options['propose-only'],
      }),
    );
    return {
      value: {
        token,
        id,
        owner_id: owner.id,
        organization_id: owner.organizationId,
        expires_at: expiresAt,
        requires_acceptance: options['propose-only'],
      },
      text: `${token}\n  id       ${id}\n  owner    ${owner.email}\n  expires  ${expiresAt ?? 'never'}\nKeep it now: it is not shown again.`,
    };
  },
});

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

export const tokenRevoke = command({
  summary: 'Revoke an API token',
  description: 'Running servers refuse it within a second.',
  operands: [{ name: 'ID', about: 'Id of the token, as "muster token list" shows it' }],
  examples: ['muster token revoke tok_01K9Z3V5Q8R2T4W6Y8A0C2E4G6'],

  async run({ operands, open }) {
    const id = operands[0] ?? '';
    const installation = await open();
    const { findOrganizationOfToken, revokeToken } = await import('../../features/tokens/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, operatorIn } = await import('./operator.ts');
    const organizationId = await findOrganizationOfToken(installation.database.db, id);
    if (organizationId === null)
      throw new Refusal('NOT_FOUND', forOperators(`There is no token ${id}; give its id, not the token itself.`));
    const actor = await operatorIn(installation, organizationId);
    const token = await inUnitOfWork(installation, actor, cliOrigin, (work) => revokeToken(work, id));
    return { value: { id, revoked_at: token.revoked_at }, text: `Revoked ${id}.` };
  },
});
