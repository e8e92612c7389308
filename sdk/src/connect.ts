/** An app that people connect to Muster: OAuth 2.1 with PKCE, for browsers and servers, without a secret. */
export interface App {
  /** The address of the API, ending in `/api/v1`. */
  readonly baseUrl: string;
  /** What `register` answered. */
  readonly clientId: string;
  /** One of those registered. */
  readonly redirectUri: string;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What to keep while the person is asked, such as in their session. */
export interface Asked {
  /** Where to send them. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
}

/** What to keep of a connection, sealed. */
export interface Connection {
  readonly accessToken: string;
  /** Good for one refresh; used twice, the connection ends. */
  readonly refreshToken: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** What the person has allowed, which may be less than what was asked for. */
  readonly scopes: readonly string[];
}

/** A refusal, by the code of OAuth: with `invalid_grant` the person has to be asked again, with `invalid_client` the app to be registered. */
export class ConnectError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ConnectError';
    this.code = code;
  }
}

type Json = Readonly<Record<string, string | number | undefined>>;

const originOf = (baseUrl: string): string => new URL(baseUrl).origin;
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function post(app: Pick<App, 'baseUrl' | 'fetch'>, path: string, body: URLSearchParams | string): Promise<Json> {
  const isJson = typeof body === 'string';
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const send = app.fetch ?? fetch;
  const answer = await send(`${originOf(app.baseUrl)}/oauth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: isJson ? body : body.toString(),
  });
  const text = await answer.text();
  let told: Json = {};
  try {
    told = JSON.parse(text || '{}') as Json;
  } catch {
    // A proxy, and not Muster: the status says what there is to say.
  }
  if (answer.ok) return told;
  const { error = `http_${answer.status}`, error_description: why } = told;
  throw new ConnectError(typeof error === 'string' ? error : `http_${answer.status}`, String(why ?? text));
}

/** Once for an installation of Muster: the id of your app there. */
export async function register(
  app: Pick<App, 'baseUrl' | 'fetch'>,
  name: string,
  redirectUris: readonly string[],
): Promise<string> {
  const told = await post(app, 'register', JSON.stringify({ client_name: name, redirect_uris: redirectUris }));
  return String(told['client_id']);
}

/** Begins: keep what it answers, and send the person to `url`. */
export async function authorize(app: App, scopes: readonly string[]): Promise<Asked> {
  const [state, verifier] = [random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    resource: app.baseUrl,
  });
  return { url: `${originOf(app.baseUrl)}/connected-apps?${query.toString()}`, state, verifier };
}

const take = async (app: App, form: Readonly<Record<string, string>>): Promise<Connection> => {
  const told = await post(app, 'token', new URLSearchParams({ client_id: app.clientId, ...form }));
  return {
    accessToken: String(told['access_token']),
    refreshToken: String(told['refresh_token']),
    expiresAt: Date.now() + Number(told['expires_in']) * 1000,
    scopes: String(told['scope']).split(' '),
  };
};

/** Ends it: with the address at which the person came back. Throws a `ConnectError` if they did not want it (`access_denied`). */
export async function finish(
  app: App,
  asked: Pick<Asked, 'state' | 'verifier'>,
  returned: string,
): Promise<Connection> {
  const query = new URL(returned).searchParams;
  // An answer to another question, or of someone else (RFC 9207).
  if (query.get('state') !== asked.state) throw new ConnectError('state', 'The answer belongs to another request.');
  if (query.get('iss') !== originOf(app.baseUrl)) throw new ConnectError('iss', 'The answer is of another server.');
  const error = query.get('error');
  if (error !== null) throw new ConnectError(error, query.get('error_description') ?? error);
  return take(app, {
    grant_type: 'authorization_code',
    code: query.get('code') ?? '',
    redirect_uri: app.redirectUri,
    code_verifier: asked.verifier,
  });
}

/** The next pair; keep it before you use it. */
export const refresh = (app: App, { refreshToken }: Pick<Connection, 'refreshToken'>): Promise<Connection> =>
  take(app, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** Disconnects. */
export async function revoke(app: App, { refreshToken }: Pick<Connection, 'refreshToken'>): Promise<void> {
  await post(app, 'revoke', new URLSearchParams({ client_id: app.clientId, token: refreshToken }));
}

/** For `token` of `new Muster(…)`: the token of now, refreshed a minute before it ends, once however many ask. `save` comes before its use. */
export function tokenOf(app: App, connection: Connection, save: (next: Connection) => unknown): () => Promise<string> {
  let current = Promise.resolve(connection);
  return async () => {
    const known = current;
    const { expiresAt, accessToken } = await known;
    if (expiresAt - 60_000 > Date.now()) return accessToken;
    if (known === current) {
      current = known.then(async (last) => {
        const next = await refresh(app, last);
        await save(next);
        return next;
      });
      // What failed, such as the network, is tried again by who asks next.
      current.catch(() => (current = known));
    }
    return (await current).accessToken;
  };
}
