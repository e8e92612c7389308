import type { Actor } from '../../kernel/actor.ts';
import { findHurdle, findPlanFault } from '../../kernel/admission.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { scopesOfHolder } from '../../kernel/packages.ts';
import { issuerOf, resourceNamed, type TokenResource } from '../../kernel/resources.ts';
import { isScope, type Scope, scopesOfAccounts } from '../../kernel/scopes.ts';
import type { InstallationConfig } from '../../kernel/services.ts';
import { invalid } from '../../lib/errors.ts';
import type { ClientRow } from './clients-store.ts';
import type { AppRequest, AskedScope } from './record.ts';
import { isRegistered, returnUrl } from './redirects.ts';

/** An authorization request, as far as it can be answered: its client is known, and so is where people go back to. */
export interface Asked {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly resource: TokenResource;
  readonly scopes: readonly Scope[];
  readonly challenge: string;
  readonly fault: { readonly error: string; readonly description: string } | null;
}

const known = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
];

/** What a client adds although it has no meaning here: refresh tokens come with every connection. */
const meaningless = ['offline_access'];

/** Scopes of people; that of directories is for service accounts alone. */
const isOffered = (name: string): name is Scope => isScope(name) && !scopesOfAccounts.includes(name);

export const clientIdIn = (text: string): string => new URLSearchParams(text).get('client_id') ?? '';

/**
 * Reads what the app sent people with. Without a known client or one of its addresses nobody is sent anywhere (RFC 6749, 4.1.2.1): whatever
 * else is wrong is told to the app, by a link that the person may follow.
 */
export function readRequest(config: Pick<InstallationConfig, 'baseUrl'>, client: ClientRow, text: string): Asked {
  const sent = new URLSearchParams(text);
  const redirects = sent.getAll('redirect_uri');
  const redirectUri = redirects[0] ?? (client.redirect_uris.length === 1 ? client.redirect_uris[0] : undefined);
  if (redirects.length > 1 || redirectUri === undefined || !isRegistered(client.redirect_uris, redirectUri))
    throw invalid('request', 'apps.unknownRedirect');
  const resource = sent.get('resource');
  const named = resource === null ? 'API' : resourceNamed(config, resource);
  const wanted = (sent.get('scope') ?? '').split(' ').filter((name) => name !== '' && !meaningless.includes(name));
  return {
    redirectUri,
    state: sent.get('state'),
    resource: named ?? 'API',
    scopes: [...new Set(wanted.filter(isOffered))],
    challenge: sent.get('code_challenge') ?? '',
    fault: findFault(sent, named, wanted),
  };
}

type Fault = NonNullable<Asked['fault']>;
const fault = (error: string, description: string): Fault => ({ error, description });

function findFault(sent: URLSearchParams, resource: TokenResource | null, wanted: readonly string[]): Fault | null {
  const twice = known.find((name) => name !== 'resource' && sent.getAll(name).length > 1);
  if (twice !== undefined) return fault('invalid_request', `${twice} is given more than once.`);
  if (sent.get('response_type') !== 'code')
    return fault('unsupported_response_type', 'response_type must be code: no other way is offered.');
  // Nothing but S256: plain would be the challenge itself (RFC 7636, 4.2).
  if (sent.get('code_challenge_method') !== 'S256')
    return fault('invalid_request', 'code_challenge_method must be S256.');
  if (!/^[\w-]{43}$/.test(sent.get('code_challenge') ?? ''))
    return fault('invalid_request', 'code_challenge must be the SHA-256 of the verifier in base64url.');
  if (resource === null || sent.getAll('resource').length > 1)
    return fault('invalid_target', 'resource must be the address of the API or of /mcp, and one of them.');
  const unknown = wanted.find((name) => !isOffered(name));
  if (unknown !== undefined) return fault('invalid_scope', `There is no scope ${JSON.stringify(unknown)}.`);
  return wanted.length === 0 ? fault('invalid_scope', 'scope must name what the app wants to do.') : null;
}

/** Answers go back with who gives them, so that an app that knows several is not mistaken (RFC 9207). */
export const answerTo = (
  config: Pick<InstallationConfig, 'baseUrl'>,
  { redirectUri, state }: Pick<Asked, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string => returnUrl(redirectUri, { ...answer, state, iss: issuerOf(config) });

/** Back without a connection: what was wrong, or that the person does not want it. */
export function refusalTo(config: Pick<InstallationConfig, 'baseUrl'>, asked: Asked): string {
  const { error, description } = asked.fault ?? fault('access_denied', 'The person did not connect the app.');
  return answerTo(config, asked, { error, error_description: description });
}

const privateScopes: readonly Scope[] = [
  'users.personal:read',
  'users.govid:read',
  'compensation:read',
  'benefits:read',
  'time_entries.location:read',
];

/** What each scope would open for the person: by the tables that enforce, as GET /token/operations tells of a token. */
export function judgeScopes(operations: readonly Operation[], actor: Actor, scopes: readonly Scope[]): AskedScope[] {
  const offered = operations.filter(({ surface, kind }) => surface === 'api' && kind !== 'open');
  return scopes.map((scope) => {
    const holder = { ...actor, scopes: new Set([scope]) };
    const theirs = offered.filter((operation) => operation.scope === scope);
    return {
      scope,
      is_usable: scopesOfHolder(actor).includes(scope),
      writes: !scope.endsWith(':read'),
      is_private: privateScopes.includes(scope),
      operations: theirs.filter((operation) => findHurdle(holder, operation) === null).map(({ id }) => id),
    };
  });
}

/** What keeps people of the organization from connecting the app, whatever it asks for. */
export function findProblem({ organization }: Pick<Actor, 'organization'>, isApproved: boolean): AppRequest['problem'] {
  if (findPlanFault(organization) !== null) return 'PLAN';
  const { connected_apps: policy } = organization.settings;
  if (policy === 'NOBODY') return 'NOBODY';
  return policy === 'LISTED' && !isApproved ? 'NOT_LISTED' : null;
}

/** What the endpoints that apps call answer with, as the RFCs have it. */
export interface OAuthAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** A refusal in English: for the log of who wrote the app. */
export const failed = (error: string, description: string, status = 400): OAuthAnswer => ({
  status,
  body: { error, error_description: description },
});
