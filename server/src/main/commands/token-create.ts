import { command, UsageError } from '../../cli/command.ts';
import { parseDurationMs } from '../../lib/clock.ts';

export const tokenCreate = command({
  summary: 'Create an API token for a person or a service account',
  description:
    'The token is shown this once; only its digest is stored. A scope beyond the role of its owner is refused.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the owner' },
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
        ? await getPersonByEmail(installation, email ?? '')
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
