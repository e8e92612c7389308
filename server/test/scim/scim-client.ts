import type { FastifyInstance } from 'fastify';
import { insertRow } from '../../src/db/rows.ts';
import { newId } from '../../src/lib/ids.ts';
import type { Harness } from '../harness.ts';
import type { World } from '../world.ts';

/* oxlint-disable typescript/no-explicit-any -- bodies of answers are looked at attribute by attribute */
export interface ScimAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: any;
}
/* oxlint-enable typescript/no-explicit-any */

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

/** A directory that sends what it knows. */
export class ScimClient {
  readonly #server: FastifyInstance;
  readonly #token: string;
  readonly accountId: string;

  constructor(server: FastifyInstance, token: string, accountId: string) {
    this.#server = server;
    this.#token = token;
    this.accountId = accountId;
  }

  async send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<ScimAnswer> {
    const answer = await this.#server.inject({
      method: method as 'GET',
      url: `/scim/v2${url}`,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? null : JSON.parse(answer.body),
    };
  }

  get = (url: string, headers?: Record<string, string>) => this.send('GET', url, undefined, headers);
  find = (filter: string) => this.get(`/Users?filter=${encodeURIComponent(filter)}`);
  post = (url: string, body: unknown) => this.send('POST', url, body);

  patch = (url: string, ...Operations: readonly object[]) =>
    this.send('PATCH', url, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });

  /** A request as it was recorded, with ids in the places of their names. */
  play({ method, url, body }: Recorded, ids: Readonly<Record<string, string>> = {}): Promise<ScimAnswer> {
    const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => ids[name] ?? all);
    return this.send(method, filled(url), body === undefined ? undefined : filled(JSON.stringify(body)));
  }
}

export const newUser = (userName: string, more: object = {}): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  name: { givenName: 'Ada', familyName: 'Byron' },
  ...more,
});

/** A service account of the world with a token for SCIM. */
export async function scimClient(
  { server }: Pick<Harness, 'server'>,
  world: World,
  { role = 'EXECUTIVE', scopes = ['scim'] }: { role?: 'EXECUTIVE' | 'ADMINISTRATOR'; scopes?: string[] } = {},
): Promise<ScimClient> {
  const boss = await (await world.executive()).app();
  const account = await boss.post('/service-accounts', { name: 'Directory', role });
  const id = String(account.data.id);
  return new ScimClient(server, await world.token(id, scopes), id);
}

/** An identity provider that vouches for this domain, which is proven. */
export async function providerFor(
  { installation }: Pick<Harness, 'installation'>,
  world: World,
  domain: string,
): Promise<void> {
  const now = installation.clock.now();
  await insertRow('identity_providers', {
    organization_id: world.organizationId,
    id: newId('idp', installation.clock.nowMs()),
    name: 'Directory',
    issuer: `https://${domain}/${world.organizationId}`,
    client_id: 'muster',
    sealed_secret: Buffer.from('x'),
    email_domains: [domain],
    is_enabled: true,
    created_at: now,
    updated_at: now,
  }).execute(installation.database.db);
  await insertRow('email_domains', {
    organization_id: world.organizationId,
    id: newId('dom', installation.clock.nowMs()),
    domain,
    code: 'x',
    proven_at: now,
    proven_by: 'OPERATOR',
    created_at: now,
    updated_at: now,
  }).execute(installation.database.db);
}
