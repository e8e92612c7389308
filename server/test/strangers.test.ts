import { randomUUID } from 'node:crypto';
import { auth, type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, it } from 'vitest';
import * as connect from '../../sdk/src/connect.ts';
import { Muster } from '../../sdk/src/index.ts';
import { openHarness } from './harness.ts';
import { freePort } from './processes.ts';
import type { Somebody } from './world.ts';

// Clients of others find the server by the addresses that it tells: they have to be those that it listens at.
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const { server, world } = await openHarness({ env: { PORT: port } });
await server.listen({ host: '127.0.0.1', port: Number(port) });

let ada: Somebody;
let session: Record<string, string>;
beforeAll(async () => {
  ada = await world.executive({ first_name: 'Ada' });
  session = await world.session(ada.id);
});

/** What a person does on the page that the app has opened: everything that reads is left ticked. Answers where they are sent back. */
async function consent(address: URL): Promise<URL> {
  const request = address.search.slice(1);
  const ask = async (path: string, init: RequestInit = {}) =>
    (await (
      await fetch(`${origin}/app/api${path}`, {
        ...init,
        headers: { ...session, 'content-type': 'application/json' },
      })
    ).json()) as { data: { scopes: { scope: string; writes: boolean }[]; return_url: string } };
  const { data } = await ask(`/connected-app-request?${new URLSearchParams({ request }).toString()}`);
  const scopes = data.scopes.filter(({ writes }) => !writes).map(({ scope }) => scope);
  const body = JSON.stringify({ request, user_id: ada.id, scopes, requires_acceptance: true });
  return new URL((await ask('/connected-apps', { method: 'POST', body })).data.return_url);
}

/** All that the SDK asks an application to keep for it. */
class Kept implements OAuthClientProvider {
  readonly redirectUrl = 'http://localhost:49152/callback';
  readonly clientMetadata = { client_name: 'Assistant', redirect_uris: [this.redirectUrl] };
  registered?: OAuthClientInformationFull;
  kept?: OAuthTokens;
  verifier = '';
  opened?: URL;
  readonly #state = randomUUID();

  state = () => this.#state;
  clientInformation = () => this.registered;
  saveClientInformation = (information: unknown): void => {
    this.registered = information as OAuthClientInformationFull;
  };
  tokens = () => this.kept;
  saveTokens = (tokens: OAuthTokens): void => {
    this.kept = tokens;
  };
  redirectToAuthorization = (address: URL): void => {
    this.opened = address;
  };
  saveCodeVerifier = (verifier: string): void => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
  invalidateCredentials = (which: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void => {
    if (which === 'all' || which === 'client') delete this.registered;
    if (which === 'all' || which === 'tokens') delete this.kept;
  };
}

describe('the client of the Model Context Protocol, given nothing but the address /mcp', () => {
  const address = new URL(`${origin}/mcp`);
  const kept = new Kept();
  const transport = () => new StreamableHTTPClientTransport(address, { authProvider: kept });
  const connect = async (): Promise<McpClient> => {
    const client = new McpClient({ name: 'stranger', version: '1' });
    await client.connect(transport());
    return client;
  };

  it('discovers, registers, has the person asked and calls a tool', async () => {
    const waiting = transport();
    await expect(new McpClient({ name: 'stranger', version: '1' }).connect(waiting)).rejects.toThrow(UnauthorizedError);
    expect(kept.registered?.client_id).toMatch(/^app_/);
    expect(kept.opened?.origin).toBe(origin);
    expect(kept.opened?.searchParams.get('resource')).toBe(`${origin}/mcp`);
    const back = await consent(kept.opened!);
    expect(back.href.startsWith(kept.redirectUrl)).toBe(true);
    expect(back.searchParams.get('state')).toBe(kept.state());
    expect(back.searchParams.get('iss')).toBe(origin);
    await waiting.finishAuth(back.searchParams.get('code') ?? '');

    const client = await connect();
    const { structuredContent } = await client.callTool({ name: 'token.get', arguments: {} });
    expect(structuredContent).toMatchObject({ data: { name: 'Assistant', owner: { id: ada.id } } });
    await client.close();
  });

  it('refreshes by itself once its token opens nothing', async () => {
    const before = kept.kept!;
    // As it is an hour later: what it holds is not taken any more.
    kept.kept = { ...before, access_token: `${before.access_token.slice(0, -1)}?` };
    const client = await connect();
    expect(kept.kept.access_token).not.toBe(before.access_token);
    expect(kept.kept.refresh_token).not.toBe(before.refresh_token);
    expect((await client.callTool({ name: 'token.get', arguments: {} })).isError).not.toBe(true);
    await client.close();
  });

  it('is refused once the person has disconnected it, and asks anew', async () => {
    const client = await connect();
    const app = await ada.app();
    const [connection] = (await app.get('/connected-apps')).data as { id: string; client: { name: string } }[];
    expect(connection?.client.name).toBe('Assistant');
    expect((await app.delete(`/connected-apps/${connection?.id ?? ''}`)).status).toBe(200);
    delete kept.opened;
    await expect(client.callTool({ name: 'token.get', arguments: {} })).rejects.toThrow(UnauthorizedError);
    expect(kept.opened).toBeInstanceOf(URL);
    await client.close();
  });

  it('a client that went because nobody used it registers again', async () => {
    const fresh = new Kept();
    fresh.registered = { client_id: 'app_01HZX0000000000000000000000', redirect_uris: [fresh.redirectUrl] };
    fresh.kept = { access_token: 'mst_x', token_type: 'Bearer', refresh_token: `msr_${'x'.repeat(86)}` };
    expect(await auth(fresh, { serverUrl: address })).toBe('REDIRECT');
    expect(fresh.registered.client_id).not.toBe('app_01HZX0000000000000000000000');
  });
});

describe('oauth4webapi, given nothing but the address of the API', () => {
  // oxlint-disable-next-line typescript/no-deprecated -- so marked to stand out; the server of a test has no certificate
  const insecure = { [oauth.allowInsecureRequests]: true } as const;
  const resource = new URL(`${origin}/api/v1`);
  const redirectUri = 'https://payroll.example.com/callback';

  async function discovered() {
    const challenged = await fetch(`${resource.href}/token`);
    expect(challenged.status).toBe(401);
    const described = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, insecure),
    );
    const place = /resource_metadata="([^"]+)"/.exec(challenged.headers.get('www-authenticate') ?? '')?.[1];
    expect(await (await fetch(place ?? '')).json()).toEqual(described);
    const issuer = new URL(described.authorization_servers?.[0] ?? '');
    const answer = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    return oauth.processDiscoveryResponse(issuer, answer);
  }

  it('accepts every answer: discovery, registration, code, token, refresh, revocation', async () => {
    const as = await discovered();
    const registration = await oauth.dynamicClientRegistrationRequest(
      as,
      { client_name: 'Payroll', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
      insecure,
    );
    const client = await oauth.processDynamicClientRegistrationResponse(registration);
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const asked = new URL(as.authorization_endpoint ?? '');
    asked.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'users:read leaves:read',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      resource: resource.href,
    }).toString();
    const back = await consent(asked);
    const params = oauth.validateAuthResponse(as, client, back, state);

    // Mixed up: an answer of someone else, which names another issuer, or none.
    const other = new URL(back);
    other.searchParams.set('iss', 'https://evil.example');
    expect(() => oauth.validateAuthResponse(as, client, other, state)).toThrow();
    other.searchParams.delete('iss');
    expect(() => oauth.validateAuthResponse(as, client, other, state)).toThrow();

    const granted = await oauth.processAuthorizationCodeResponse(
      as,
      client,
      await oauth.authorizationCodeGrantRequest(as, client, oauth.None(), params, redirectUri, verifier, {
        ...insecure,
        additionalParameters: { resource: resource.href },
      }),
    );
    expect(granted.scope).toBe('users:read leaves:read');
    const whose = async (token: string) =>
      oauth.protectedResourceRequest(token, 'GET', new URL(`${resource.href}/token`), undefined, undefined, insecure);
    expect(await (await whose(granted.access_token)).json()).toMatchObject({ data: { owner: { id: ada.id } } });

    const refreshed = await oauth.processRefreshTokenResponse(
      as,
      client,
      await oauth.refreshTokenGrantRequest(as, client, oauth.None(), granted.refresh_token ?? '', insecure),
    );
    expect((await whose(refreshed.access_token)).status).toBe(200);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, oauth.None(), refreshed.refresh_token ?? '', insecure),
    );
    await expect(whose(refreshed.access_token)).rejects.toThrow(oauth.WWWAuthenticateChallengeError);
    const refused = oauth.refreshTokenGrantRequest(as, client, oauth.None(), refreshed.refresh_token ?? '', insecure);
    await expect(oauth.processRefreshTokenResponse(as, client, await refused)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the SDK for connected apps', () => {
  it('registers, authorizes, refreshes once for all who ask, and disconnects', async () => {
    const baseUrl = `${origin}/api/v1`;
    const redirectUri = 'http://localhost/callback';
    const app = { baseUrl, clientId: await connect.register({ baseUrl }, 'Rota', [redirectUri]), redirectUri };
    const asked = await connect.authorize(app, ['users:read', 'leaves:read']);
    const back = await consent(new URL(asked.url));
    const other = new URL(back);
    other.searchParams.set('iss', 'https://evil.example');
    await expect(connect.finish(app, asked, other.href)).rejects.toMatchObject({ code: 'iss' });
    await expect(connect.finish(app, { ...asked, state: 'x' }, back.href)).rejects.toMatchObject({ code: 'state' });
    const first = await connect.finish(app, asked, back.href);
    expect(first.scopes).toEqual(['users:read', 'leaves:read']);

    const saved: connect.Connection[] = [];
    const token = connect.tokenOf(app, { ...first, expiresAt: Date.now() }, (next) => saved.push(next));
    const tokens = await Promise.all([token(), token(), token()]);
    expect(saved).toHaveLength(1);
    expect(new Set(tokens)).toEqual(new Set([saved[0]?.accessToken]));
    const { data } = await new Muster({ baseUrl, token }).token.get();
    expect(data).toMatchObject({ name: 'Rota', owner: { id: ada.id } });
    await connect.revoke(app, saved[0]!);
    await expect(connect.refresh(app, saved[0]!)).rejects.toMatchObject({ code: 'invalid_grant' });
  });
});
