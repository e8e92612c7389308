import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { command, UsageError } from '../../cli/command.ts';
import type { Account } from '../../demo/identity-provider.ts';

const clientId = 'muster';
/** For a provider that knows the demo's people alone, on this machine alone. */
const clientSecret = 'muster-idp-development';

export const idp = command({
  summary: 'Start a small identity provider for trying sign-in out',
  description:
    'For development, beside a running Muster: the certified oidc-provider with the people of an organization, who sign in\nby a click. Prints what to enter under Settings, Signing in. Ends with Ctrl-C.',
  options: {
    organization: { takes: 'ORG', about: 'Id of the organization; the first one unless given' },
    port: { takes: 'PORT', about: 'Where it listens, 9400 unless given' },
  },
  examples: ['muster idp', 'muster idp --port 9500'],
  isLocal: true,

  async run({ options, isJson, open }) {
    const port = Number(options.port ?? 9400);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError('--port is a number up to 65535.');
    const installation = await open();
    if (installation.config.isProduction)
      throw new UsageError('muster idp is for development: it asks for no password.');
    const { listOrganizationIds } = await import('../../features/organization/index.ts');
    const { listPeopleOf } = await import('./store.ts');
    const { db } = installation.database;
    const organizationId = options.organization ?? (await listOrganizationIds(db))[0] ?? '';
    const people = await listPeopleOf(db, organizationId);
    if (people.length === 0) throw new UsageError('This organization has no people. "muster demo" makes some.');
    const accounts = new Map(
      people.map(({ id, email, name }): [string, Account] => [id, { subject: id, email, name, isVerified: true }]),
    );
    const issuer = `http://localhost:${String(port)}`;
    const origins = appOrigins(installation.config.baseUrl);
    const redirectUris = origins.map((origin) => `${origin}/sign-in/return`);
    const provider = await providerFor({ issuer, redirectUris, accounts });
    const server = createServer((request, response) => void provider(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new UsageError(`Something listens at port ${String(port)} already. --port takes another.`)
            : error,
        ),
      );
      server.listen(port, 'localhost', resolve);
    });
    const domains = [...new Set(people.map(({ email }) => email.slice(email.lastIndexOf('@') + 1)))];
    const value = { issuer, client_id: clientId, client_secret: clientSecret, email_domains: domains };
    process.stdout.write(
      isJson
        ? `${JSON.stringify(value)}\n`
        : `An identity provider with ${String(people.length)} people is at ${issuer}. Stop with Ctrl-C.\n  Enter under Settings, Signing in:\n  issuer          ${issuer}\n  client id       ${clientId}\n  client secret   ${clientSecret}\n  e-mail domains  ${domains.join(', ')}\n  So that addresses typed on the sign-in page lead here:\n${domains.map((domain) => `  muster org domain add ${organizationId} ${domain}\n`).join('')}`,
    );
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    });
    server.closeAllConnections();
    server.close();
    return null;
  },
});

/** The app answers on localhost as well. */
function appOrigins(baseUrl: string): string[] {
  const { origin, port, protocol } = new URL(baseUrl);
  return [...new Set([origin, `${protocol}//localhost${port === '' ? '' : `:${port}`}`])];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The provider, and the page on which one says who one is. */
async function providerFor({
  issuer,
  redirectUris,
  accounts,
}: {
  readonly issuer: string;
  readonly redirectUris: readonly string[];
  readonly accounts: ReadonlyMap<string, Account>;
}): Promise<Handler> {
  const { newIdentityProvider, signInAs } = await import('../../demo/identity-provider.ts');
  const made = { issuer, clientId, clientSecret, redirectUris, accountOf: (id: string) => accounts.get(id) };
  const provider = await newIdentityProvider(made).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('muster idp runs in a checkout with its development packages: "npm install" there.');
  });
  const callback = provider.callback();
  return async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!url.pathname.startsWith('/interaction/')) return callback(request, response);
    const chosen = url.searchParams.get('as');
    if (chosen !== null && accounts.has(chosen)) return signInAs(provider, request, response, chosen);
    const { params } = await provider.interactionDetails(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    const hint = params['login_hint'];
    response.end(pageOf([...accounts.values()], typeof hint === 'string' ? hint : ''));
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Whoever was named on the sign-in page comes first. */
function pageOf(accounts: readonly Account[], hint: string): string {
  const first = accounts.filter(({ email }) => email === hint.toLowerCase());
  const rest = accounts.filter(({ email }) => email !== hint.toLowerCase());
  const rows = [...first, ...rest].map(
    ({ subject, name, email }) =>
      `<li><a href="?as=${encodeURIComponent(subject)}">${escaped(name)}</a> ${escaped(email)}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development identity provider</title><body><h1>Who are you?</h1><p>A provider for development: nobody is asked for a password.</p><ul>${rows.join('')}</ul></body></html>`;
}
