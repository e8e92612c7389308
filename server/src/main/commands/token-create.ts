import { command, UsageError } from '../../cli/command.ts';
import { parseDurationMs } from '../../lib/clock.ts';

export const tokenCreate = command({
  summary: 'Create an API token for a person',
  description:
    'The token is shown this once; only its digest is stored. A scope beyond the role of its owner is refused.',
  options: {
    email: { takes: 'EMAIL', about: 'E-mail address of the owner', isRequired: true },
    scopes: {
      takes: 'A,B',
      about: 'Comma list of scopes, or "all": every one the owner’s role can use',
      isRequired: true,
    },
    'expires-in': { takes: 'DURATION', about: 'Such as 24h or 30d; it does not expire unless given' },
    name: { takes: 'NAME', about: 'What the token is for' },
  },
  fields: { expires_at: 'expires-in' },
  examples: [
    'muster token create --email ada@northwind.example --scopes all --expires-in 30d --name "Payroll export"',
    'muster token create --email ada@northwind.example --scopes users:read,departments:read --json',
  ],

  async run({ options, open }) {
    const lifetimeMs = options['expires-in'] === undefined ? null : parseDurationMs(options['expires-in']);
    if (options['expires-in'] !== undefined && lifetimeMs === null)
      throw new UsageError('--expires-in takes a duration such as 30s, 15m, 24h or 30d.');
    const scopes = options.scopes
      .split(',')
      .map((scope) => scope.trim())
      .filter((scope) => scope !== '');
    const installation = await open();
    const { createToken } = await import('../../features/tokens/index.ts');
    const { inUnitOfWork } = await import('../../kernel/unit-of-work.ts');
    const { cliOrigin, getPersonByEmail, operatorIn } = await import('./operator.ts');
    const owner = await getPersonByEmail(installation, options.email);
    const actor = await operatorIn(installation, owner.organizationId);
    const expiresAt = lifetimeMs === null ? null : new Date(installation.clock.nowMs() + lifetimeMs).toISOString();
    const { id, token } = await inUnitOfWork(installation, actor, cliOrigin, (work) =>
      createToken(work, {
        ownerId: owner.id,
        name: options.name ?? 'command line',
        scopes: scopes.length === 1 && scopes[0] === 'all' ? 'all' : scopes,
        expiresAt,
      }),
    );
    return {
      value: { token, id, owner_id: owner.id, organization_id: owner.organizationId, expires_at: expiresAt },
      text: `${token}\n  id       ${id}\n  owner    ${owner.email}\n  expires  ${expiresAt ?? 'never'}\nKeep it now: it is not shown again.`,
    };
  },
});
