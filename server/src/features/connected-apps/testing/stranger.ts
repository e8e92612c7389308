import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Client } from '../../../../test/client.ts';

/** What the endpoints of OAuth answer: of tokens, of a registration, or of a refusal. */
interface OAuthBody extends Tokens {
  readonly error: string;
  readonly client_id: string;
  readonly client_secret?: string;
}

interface Answer {
  readonly status: number;
  readonly body: OAuthBody;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
}

export const redirectUri = 'https://payroll.example.com/callback';

/** An app of someone else, which knows nothing but the address of a server. */
export class Stranger {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly #server: FastifyInstance;
  clientId = '';

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  static async registered(server: FastifyInstance, metadata: object = {}): Promise<Stranger> {
    const stranger = new Stranger(server);
    const { status, body } = await stranger.register({
      client_name: 'Payroll',
      redirect_uris: [redirectUri],
      ...metadata,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    stranger.clientId = body.client_id;
    return stranger;
  }

  async register(metadata: unknown): Promise<Answer> {
    const answer = await this.#server.inject({
      method: 'POST',
      url: '/oauth/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(metadata),
    });
    return { status: answer.statusCode, body: answer.json<OAuthBody>() };
  }

  /** What it sends people with. */
  request(changes: Readonly<Record<string, string | null>> = {}): string {
    const sent: Record<string, string | null> = {
      client_id: this.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'users:read leaves:read leaves:write',
      state: 'a-state',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    return new URLSearchParams(given).toString();
  }

  /** What the page of consent sends for someone signed in. */
  static consent = (userId: string, request: string, more: object = {}): object => ({
    request,
    user_id: userId,
    scopes: ['users:read', 'leaves:read'],
    requires_acceptance: true,
    ...more,
  });

  /** The code that comes back with the person. */
  async ask(
    person: { readonly id: string; readonly client: Client },
    request = this.request(),
    more: object = {},
  ): Promise<string> {
    const answer = await person.client.post('/connected-apps', Stranger.consent(person.id, request, more));
    if (answer.status !== 201) throw new Error(answer.text);
    const { return_url: url } = answer.data as { return_url: string };
    return new URL(url).searchParams.get('code') ?? '';
  }

  async post(path: string, form: Readonly<Record<string, string>> | string): Promise<Answer> {
    const answer = await this.#server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || 'null') as OAuthBody };
  }

  exchange(code: string, changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      redirect_uri: redirectUri,
      code_verifier: this.verifier,
      code,
      ...changes,
    });
  }

  refresh(refreshToken: string, changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.post('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: this.clientId,
      refresh_token: refreshToken,
      ...changes,
    });
  }

  revoke(token: string, changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.post('/oauth/revoke', { client_id: this.clientId, token, ...changes });
  }

  /** All the way: what an app holds that a person has connected. */
  async connect(
    person: { readonly id: string; readonly client: Client },
    more: object = {},
    request = this.request(),
  ): Promise<Tokens> {
    const { status, body } = await this.exchange(await this.ask(person, request, more));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }
}

/** An app that someone has connected: the id of the connection. */
export async function connected(
  server: FastifyInstance,
  person: { readonly id: string; readonly client: Client },
): Promise<{ id: string; clientId: string }> {
  const stranger = await Stranger.registered(server);
  await stranger.connect(person);
  const answer = await person.client.get('/connected-apps', { query: { user_id: person.id } });
  const [newest] = answer.data as { id: string }[];
  return { id: newest?.id ?? '', clientId: stranger.clientId };
}
