import { HostRefusal } from '../../../lib/destination/address.ts';
import { Refusal } from '../../../lib/errors.ts';
import { type FixedKey, type Message, say } from '../../../lib/texts/texts.ts';

/** What is wrong with a provider or its answer, in words that someone can act on. */
export class ProviderProblem extends Error {
  readonly said: Message;
  /** It did not answer at all: later may be better. */
  readonly isAway: boolean;

  constructor(said: FixedKey | Message, isAway = false) {
    const message = typeof said === 'string' ? { key: said, values: {} } : said;
    super(message.key);
    this.name = 'ProviderProblem';
    this.said = message;
    this.isAway = isAway;
  }
}

interface Fault {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly error?: unknown;
  readonly cause?: unknown;
}

const asFault = (error: unknown): Fault => (typeof error === 'object' && error !== null ? error : {});

/** The error and what caused it, outermost first. */
function chainOf(error: unknown): Fault[] {
  const chain: Fault[] = [];
  for (let next: unknown = error; next !== undefined && next !== null && chain.length < 6; next = asFault(next).cause)
    chain.push(asFault(next));
  return chain;
}

/** Claims by what is wrong when they differ. */
const ofClaim: Readonly<Record<string, FixedKey>> = {
  aud: 'identity.wrongAudience',
  azp: 'identity.wrongAudience',
  iss: 'identity.wrongIssuer',
  nonce: 'identity.wrongNonce',
  exp: 'identity.expired',
  nbf: 'identity.expired',
  iat: 'identity.expired',
};

/** Errors of the token endpoint, and of the answer itself (RFC 6749). */
const ofAnswer: Readonly<Record<string, FixedKey>> = {
  invalid_client: 'identity.wrongClient',
  unauthorized_client: 'identity.wrongClient',
  invalid_grant: 'identity.wrongCode',
  redirect_uri_mismatch: 'identity.wrongRedirect',
  access_denied: 'identity.denied',
  login_required: 'identity.denied',
  temporarily_unavailable: 'identity.away',
  server_error: 'identity.away',
};

const ofCode: Readonly<Record<string, FixedKey>> = {
  // How a token endpoint refuses a client that showed its secret in a header.
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'identity.wrongClient',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'identity.expired',
  OAUTH_KEY_SELECTION_FAILED: 'identity.wrongKey',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'identity.wrongIssuer',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'identity.wrongSignature',
  ERR_JWKS_NO_MATCHING_KEY: 'identity.wrongKey',
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: 'identity.wrongKey',
  ERR_JWKS_INVALID: 'identity.noKeys',
  ERR_JOSE_ALG_NOT_ALLOWED: 'identity.wrongSignature',
  ERR_JWT_EXPIRED: 'identity.expired',
  ERR_JWKS_TIMEOUT: 'identity.away',
  OAUTH_TIMEOUT: 'identity.away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'identity.notFound',
  OAUTH_RESPONSE_IS_NOT_JSON: 'identity.notFound',
  OAUTH_PARSE_ERROR: 'identity.notFound',
  OAUTH_MISSING_SERVER_METADATA: 'identity.notFound',
  OAUTH_INVALID_SERVER_METADATA: 'identity.notFound',
};

/** Of connections that did not come about, or broke off. */
const isAway = ({ name, code }: Fault): boolean =>
  name === 'TimeoutError' ||
  name === 'AbortError' ||
  (typeof code === 'string' &&
    /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ENOTFOUND|UND_ERR|CERT_|DEPTH_ZERO|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO)/.test(
      code,
    ));

/** From whatever the libraries throw. */
export function problemOf(error: unknown): ProviderProblem {
  const chain = chainOf(error);
  const own = chain.find((fault) => fault instanceof ProviderProblem);
  if (own) return own;
  const host = chain.find((fault) => fault instanceof HostRefusal || fault instanceof Refusal);
  if (host) return new ProviderProblem(host.said);
  if (chain.some(isAway)) return new ProviderProblem('identity.away', true);
  const claim = chain.map(({ cause, ...fault }) => claimIn(cause) ?? claimIn(fault)).find((found) => found !== null);
  if (claim != null) return new ProviderProblem(ofClaim[claim] ?? 'identity.notValid');
  const answered = chain.map((fault) => fault.error).find((found) => typeof found === 'string');
  if (typeof answered === 'string') {
    const said = ofAnswer[answered] ?? say('identity.answered', { error: answered.slice(0, 100) });
    return new ProviderProblem(said, said === 'identity.away');
  }
  const code = chain.map((fault) => ofCode[String(fault.code)]).find((found) => found !== undefined);
  return new ProviderProblem(code ?? 'identity.notValid', code === 'identity.away');
}

/** The libraries name the claim that was not as expected. */
function claimIn(cause: unknown): string | null {
  const claim = (asFault(cause) as { claim?: unknown }).claim;
  return typeof claim === 'string' ? claim : null;
}
