import type { createRemoteJWKSet, JWTPayload } from 'jose';
import type { Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import type { Services } from '../../../kernel/services.ts';
import { checkWebhookUrl } from '../../../lib/destination/address.ts';
import { fetchVetted } from '../../../lib/destination/fetch-vetted.ts';
import { providerPolicyOf } from './address-policy.ts';
import { problemOf, ProviderProblem } from './problem.ts';
import { type Purpose, sealState, type SignInState } from './state.ts';
import type { ProviderRow } from './store.ts';

/** Loaded with the first provider: a start should not wait for them. */
const oidc = () => import('openid-client');
const jose = () => import('jose');

/** For providers on this machine, in development: elsewhere the guard refuses addresses without TLS. */
async function withoutTls(): Promise<(config: Configuration) => void> {
  const library: { readonly allowInsecureRequests: (config: Configuration) => void } = await oidc();
  return library.allowInsecureRequests;
}

type Kept = Pick<Services, 'config' | 'keys'>;

/** A request to a provider, and all of one step: the way there, or the answer. */
const requestMs = 5000;
const stepMs = 5500;
const toleranceSeconds = 60;
/** What a provider says of itself is asked for again after this. */
const discoveryMs = 10 * 60_000;
/** A key that is not known yet is fetched at once, but not more often than this. */
const keysAtMostEveryMs = 10_000;
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

interface Known {
  readonly version: string;
  readonly discoveredMs: number;
  readonly metadata: ServerMetadata;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

const knownMax = 1000;
const known = new Map<string, Known>();

const fetcher =
  (services: Kept): CustomFetch =>
  (url, { method, headers, body }) =>
    fetchVetted(
      url,
      { method, headers, withinMs: requestMs, ...(body != null && { body: String(body as string | URLSearchParams) }) },
      providerPolicyOf(services),
    );

/** Rejects once the time is up, whatever still hangs behind it. */
async function within<T>(run: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderProblem('identity.away', true)), stepMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    throw problemOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What the provider says of itself, and its keys: remembered for a while by each process. */
async function discover(services: Kept, provider: ProviderRow, isFresh = false): Promise<Known> {
  const version = `${provider.issuer} ${provider.updated_at}`;
  const before = known.get(provider.id);
  if (!isFresh && before?.version === version && performance.now() - before.discoveredMs < discoveryMs) return before;
  const policy = providerPolicyOf(services);
  const issuer = checkWebhookUrl(provider.issuer, policy);
  const { customFetch, discovery } = await oidc();
  const found = await discovery(issuer, provider.client_id, undefined, undefined, {
    [customFetch]: fetcher(services),
    execute: issuer.protocol === 'http:' ? [await withoutTls()] : [],
  });
  const metadata = { ...found.serverMetadata() } as ServerMetadata;
  const { authorization_endpoint: authorize, jwks_uri: keysAt, token_endpoint: token } = metadata;
  if (authorize === undefined || token === undefined) throw new ProviderProblem('identity.notFound');
  if (keysAt === undefined) throw new ProviderProblem('identity.noKeys');
  // A browser is sent there.
  checkWebhookUrl(authorize, policy);
  const { createRemoteJWKSet, customFetch: fetchKeys } = await jose();
  const keys = createRemoteJWKSet(checkWebhookUrl(keysAt, policy), {
    timeoutDuration: requestMs,
    cooldownDuration: keysAtMostEveryMs,
    cacheMaxAge: discoveryMs,
    [fetchKeys]: (url: string, { method, headers }: { method: 'GET'; headers: Headers }) =>
      fetchVetted(url, { method, headers: Object.fromEntries(headers), withinMs: requestMs }, policy),
  });
  // Keys that were fetched stay known: what is asked for again is what the provider says of itself.
  const kept = before?.metadata.jwks_uri === keysAt && before.version === version ? before.keys : keys;
  if (known.size >= knownMax) known.clear();
  const now = { version, discoveredMs: performance.now(), metadata, keys: kept };
  known.set(provider.id, now);
  return now;
}

async function configured(services: Kept, provider: ProviderRow, { metadata }: Known): Promise<Configuration> {
  const library = await oidc();
  const secret = services.keys.open('identity-provider', provider.id, provider.sealed_secret);
  const takes = metadata.token_endpoint_auth_methods_supported;
  // What OpenID Connect names as the default, unless the provider says otherwise.
  const isBasic = takes === undefined || takes.includes('client_secret_basic');
  const auth = isBasic ? library.ClientSecretBasic(secret) : library.ClientSecretPost(secret);
  const client = { [library.clockTolerance]: toleranceSeconds };
  const config = new library.Configuration(metadata, provider.client_id, client, auth);
  config[library.customFetch] = fetcher(services);
  if (metadata.token_endpoint?.startsWith('http:') === true) (await withoutTls())(config);
  return config;
}

/** Where the browser goes, and what it brings back with the answer. */
export const beginAt = (
  services: Kept,
  provider: ProviderRow,
  { purpose, redirectUri, email }: { purpose: Purpose; redirectUri: string; email: string | undefined },
): Promise<{ url: string; sealed: string }> =>
  within(async () => {
    const library = await oidc();
    const config = await configured(services, provider, await discover(services, provider));
    const state: SignInState = {
      provider_id: provider.id,
      organization_id: provider.organization_id,
      purpose,
      redirect_uri: redirectUri,
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
      started_ms: Date.now(),
    };
    const url = library.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: state.state,
      nonce: state.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(state.verifier),
      code_challenge_method: 'S256',
      ...(email !== undefined && { login_hint: email }),
      ...(purpose === 'CONFIRM' && { max_age: '0' }),
    });
    return { url: url.href, sealed: sealState(services, state) };
  });

/** An address, and whether the provider vouches for it. */
export interface Vouched {
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** Whom the provider has signed in. */
export interface Answered {
  readonly subject: string;
  readonly sid: string | null;
  /** When the person last showed the provider that it is they; null: it does not say. */
  readonly authenticatedMs: number | null;
  /** Some providers tell it in a place of its own, which is asked if need be. */
  readonly findAddress: () => Promise<Vouched>;
}

/** Microsoft's word for it, which sends no `email_verified`: that the owner of the domain has proven it. */
const isEntra = (issuer: string): boolean => new URL(issuer).hostname === 'login.microsoftonline.com';

function addressIn(claims: Readonly<Record<string, unknown>>, issuer: string): Vouched {
  const { email, email_verified: isVerified, xms_edov: isOwned } = claims;
  return {
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
    isVerified: isVerified === true || (isEntra(issuer) && [true, 1, '1', 'true'].includes(isOwned as string)),
  };
}

/** Takes what the browser brought back, checks all of it, and says whom it is about. */
export const finishAt = (
  services: Kept,
  provider: ProviderRow,
  state: SignInState,
  answer: string,
): Promise<Answered> =>
  within(async () => {
    const library = await oidc();
    const there = await discover(services, provider);
    const config = await configured(services, provider, there);
    const tokens = await library.authorizationCodeGrant(config, new URL(`${state.redirect_uri}?${answer}`), {
      expectedState: state.state,
      expectedNonce: state.nonce,
      pkceCodeVerifier: state.verifier,
      idTokenExpected: true,
    });
    const claims = await signedClaims(provider, there, tokens.id_token ?? '');
    checkIssuedAt(claims, state.started_ms);
    const { sub: subject = '', sid, auth_time: authenticatedAt } = claims;
    return {
      subject,
      sid: typeof sid === 'string' ? sid : null,
      authenticatedMs: typeof authenticatedAt === 'number' ? authenticatedAt * 1000 : null,
      findAddress: async () => {
        const told = addressIn(claims, provider.issuer);
        if (told.email !== null || there.metadata.userinfo_endpoint === undefined) return told;
        return within(async () =>
          addressIn(await library.fetchUserInfo(config, tokens.access_token, subject), provider.issuer),
        );
      },
    };
  });

/** The signature too, which the code flow leaves to trust in the connection. */
async function signedClaims(provider: ProviderRow, { keys, metadata }: Known, token: string): Promise<JWTPayload> {
  const { jwtVerify } = await jose();
  const { payload } = await jwtVerify(token, keys, {
    issuer: metadata.issuer,
    audience: provider.client_id,
    clockTolerance: toleranceSeconds,
    algorithms,
  });
  return payload;
}

function checkIssuedAt({ iat }: JWTPayload, startedMs: number): void {
  const issuedMs = (iat ?? 0) * 1000;
  const toleranceMs = toleranceSeconds * 1000;
  if (issuedMs < startedMs - toleranceMs || issuedMs > Date.now() + toleranceMs)
    throw new ProviderProblem('identity.expired');
}

/** Whether the person has shown themselves to the provider since this began. */
export const isFreshAt = ({ authenticatedMs }: Answered, { started_ms: startedMs }: SignInState): boolean =>
  authenticatedMs !== null && authenticatedMs >= startedMs - toleranceSeconds * 1000;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Of whom, or of which session, a provider says that it is over (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
export const readLogout = (
  services: Kept,
  provider: ProviderRow,
  token: string,
): Promise<{ subject: string | null; sid: string | null; id: string; expiresAtMs: number }> =>
  within(async () => {
    const { jwtVerify } = await jose();
    const { keys, metadata } = await discover(services, provider);
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: metadata.issuer,
      audience: provider.client_id,
      clockTolerance: toleranceSeconds,
      algorithms,
      maxTokenAge: '10 minutes',
      requiredClaims: ['iat', 'jti', 'events'],
    });
    const { sub, sid, jti, nonce, events, iat = 0, exp } = payload;
    const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '');
    const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
    const subject = typeof sub === 'string' ? sub : null;
    const session = typeof sid === 'string' ? sid : null;
    if (!isLogout || nonce !== undefined || (type !== undefined && type !== 'logout+jwt' && type !== 'jwt'))
      throw new ProviderProblem('identity.notValid');
    if (subject === null && session === null) throw new ProviderProblem('identity.notValid');
    return { subject, sid: session, id: jti ?? '', expiresAtMs: ((exp ?? iat + 600) + toleranceSeconds) * 1000 };
  });

/** Asks the provider what it says of itself, and for its keys, whatever is remembered. */
export const inspect = (services: Kept, provider: ProviderRow): Promise<void> =>
  within(async () => {
    const { metadata } = await discover(services, provider, true);
    const keysAt = metadata.jwks_uri ?? '';
    const answer = await fetchVetted(keysAt, { withinMs: requestMs }, providerPolicyOf(services));
    const found = answer.ok ? ((await answer.json().catch(() => null)) as { keys?: unknown } | null) : null;
    if (!Array.isArray(found?.keys) || found.keys.length === 0) throw new ProviderProblem('identity.noKeys');
    const supported = metadata.code_challenge_methods_supported;
    if (supported !== undefined && !supported.includes('S256')) throw new ProviderProblem('identity.noPkce');
  });
