import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Adapter, AdapterPayload, Configuration, JWK, Provider } from 'oidc-provider';

/** Someone whom the provider knows. */
export interface Account {
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly name: string;
}

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Where it tells that someone has signed out. */
  readonly logoutUri?: string | undefined;
  readonly accountOf: (subject: string) => Account | undefined;
  /** Kept by whoever makes one after the other, so that a sign-in outlives a change of keys. */
  readonly store?: Map<string, AdapterPayload>;
  readonly keys?: readonly JWK[];
  /** Whether the id token itself tells the address. */
  readonly tellsAddressAtOnce?: boolean;
}

/** A key to sign with. */
export function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

/** Whatever it keeps, in memory. */
function keptIn(store: Map<string, AdapterPayload>): new (name: string) => Adapter {
  return class implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    #key = (id: string): string => `${this.#kind}:${id}`;
    upsert(id: string, payload: AdapterPayload): Promise<void> {
      store.set(this.#key(id), payload);
      return Promise.resolve();
    }
    find = (id: string): Promise<AdapterPayload | undefined> => Promise.resolve(store.get(this.#key(id)));
    #where(field: 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> {
      const kept = [...store].filter(([key]) => key.startsWith(`${this.#kind}:`)).map(([, payload]) => payload);
      return Promise.resolve(kept.find((payload) => payload[field] === value));
    }
    findByUid = (uid: string): Promise<AdapterPayload | undefined> => this.#where('uid', uid);
    findByUserCode = (userCode: string): Promise<AdapterPayload | undefined> => this.#where('userCode', userCode);
    consume(id: string): Promise<void> {
      const payload = store.get(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    }
    destroy(id: string): Promise<void> {
      store.delete(this.#key(id));
      return Promise.resolve();
    }
    revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of store) if (payload.grantId === grantId) store.delete(key);
      return Promise.resolve();
    }
  };
}

/** The certified `oidc-provider`, for one client. It asks nobody for consent; who signs in is decided by its interaction page. */
export async function newIdentityProvider(options: ProviderOptions): Promise<Provider> {
  const { Provider: OidcProvider } = await import('oidc-provider');
  const { issuer, clientId, clientSecret, redirectUris, logoutUri, accountOf } = options;
  const hour = 3600;
  const configuration: Configuration = {
    adapter: keptIn(options.store ?? new Map<string, AdapterPayload>()),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(logoutUri !== undefined && {
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.tellsAddressAtOnce !== true,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [...(options.keys ?? [newSigningKey()])] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    pkce: { required: () => true },
    ttl: { AccessToken: hour, IdToken: hour, Session: 8 * hour, Interaction: hour, Grant: 8 * hour },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => {
      const account = accountOf(subject);
      if (!account) return Promise.resolve(undefined);
      const { email, isVerified, name } = account;
      return Promise.resolve({
        accountId: subject,
        claims: () => Promise.resolve({ sub: subject, email, email_verified: isVerified, name }),
      });
    },
    loadExistingGrant: async (context) => {
      const { provider, client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  return new OidcProvider(issuer, configuration);
}

/** Ends the interaction that the request is at: this account has signed in, now. */
export async function signInAs(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  subject: string,
): Promise<void> {
  const login = { accountId: subject, ts: Math.floor(Date.now() / 1000) };
  await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}
