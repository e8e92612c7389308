import { createHash, timingSafeEqual } from 'node:crypto';
import { inBatches } from '../../db/in-batches.ts';
import type { Origin } from '../../kernel/actor.ts';
import type { Job } from '../../kernel/catalogue.ts';
import { resourceNamed } from '../../kernel/resources.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hashSecret, isWellFormedApiToken, newSecret } from '../../lib/secrets.ts';
import { inOrganization, shareOrganization, tenantOf } from '../organization/index.ts';
import { findActor } from '../people/index.ts';
import { type AppToken, issueAppToken, renewAppToken, revokeToken } from '../tokens/index.ts';
import { deleteUnusedClients, findClient, noteClientUse } from './clients-store.ts';
import {
  deleteOverGrants,
  findGrantByCode,
  findGrantByFamily,
  findGrantByToken,
  type Grant,
  lockGrant,
  saveGrant,
} from './grants-store.ts';
import { findStanding } from './policy-store.ts';
import { failed, findProblem, type OAuthAnswer } from './request.ts';
import { tellPerson } from './tell.ts';

/** An app that was not used for so long is asked to come with its person again. */
const refreshMs = 90 * 86_400_000;

/** A refresh token: what stays of it from one to the next, and what is new each time. */
const refreshPattern = /^msr_([0-9A-Za-z]{43})([0-9A-Za-z]{43})$/;

const invalidGrant = (description: string): OAuthAnswer => failed('invalid_grant', description);
const notKnown = invalidGrant('It is unknown, used, expired or taken back. Ask the person again.');
const noAccess = invalidGrant('The person has no access any more.');
const notLetIn = invalidGrant('The organization does not let this app in any more.');
const notTheirs = invalidGrant('It was given to another client.');

/** The token endpoint (RFC 6749, 3.2). */
export async function exchange(services: ChangeServices, form: URLSearchParams, ip: string): Promise<OAuthAnswer> {
  const twice = [...new Set(form.keys())].find((name) => form.getAll(name).length > 1);
  if (twice !== undefined) return failed('invalid_request', `${twice} is given more than once.`);
  const refused = await refuseClient(services, form);
  if (refused) return refused;
  const type = form.get('grant_type');
  if (type === 'authorization_code') return exchangeCode(services, form, ip);
  if (type === 'refresh_token') return refresh(services, form, ip);
  return type === null
    ? failed('invalid_request', 'grant_type is missing.')
    : failed('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
}

async function refuseClient({ database }: ChangeServices, form: URLSearchParams): Promise<OAuthAnswer | null> {
  const clientId = form.get('client_id');
  if (clientId === null) return failed('invalid_request', 'client_id is missing.');
  const client = await findClient(database.db, clientId);
  return client === null ? failed('invalid_client', 'There is no such client. Register again.', 401) : null;
}

/**
 * Of whom the app is, by the rights of now; a change in their name, with the grant locked. What it answers is kept, refusal or not.
 * The organization comes first, as where its policy changes: who asks after that is refused, who asked before is disconnected.
 */
async function inNameOf(
  services: ChangeServices,
  found: Grant,
  ip: string,
  run: (work: UnitOfWork, grant: Grant, isLetIn: () => Promise<boolean>) => Promise<OAuthAnswer>,
): Promise<OAuthAnswer> {
  const actor = await findActor(services.database.db, found.organization_id, found.user_id);
  if (!actor?.isActive) return noAccess;
  const origin: Origin = { surface: 'api', tokenId: null, ip, requestId: null };
  return inUnitOfWork(services, actor, origin, async (work) => {
    const organization = tenantOf(await shareOrganization(work.tx, found.organization_id));
    const grant = await lockGrant(work, found.id);
    if (!grant) return notKnown;
    return run(work, grant, async () => {
      const standing = await findStanding(work.tx, actor, grant.client_id);
      return findProblem({ organization }, standing?.approved_at != null) === null;
    });
  });
}

async function exchangeCode(services: ChangeServices, form: URLSearchParams, ip: string): Promise<OAuthAnswer> {
  const code = form.get('code');
  if (code === null) return failed('invalid_request', 'code is missing.');
  const grant = await findGrantByCode(services.database.db, hashSecret(code));
  if (!grant) return notKnown;
  if (grant.client_id !== form.get('client_id')) return notTheirs;
  return inNameOf(services, grant, ip, async (work, locked, isLetIn) => {
    // Someone else has it as well: whatever it opened is shut (RFC 6749, 4.1.2).
    if (locked.token_id !== null) return endAsReused(work, locked);
    const fault = findCodeFault(services, locked, form, work.now);
    if (fault) return fault;
    if (!(await isLetIn())) return notLetIn;
    const token = await issueAppToken(work, {
      clientId: locked.client_id,
      name: locked.client_name,
      scopes: locked.scopes,
      requiresAcceptance: locked.requires_acceptance,
      resource: locked.resource,
    });
    const family = newSecret();
    const next = nextRefresh(work, family);
    await saveGrant(work, locked.id, { ...next.row, token_id: token.id, family_hash: hashSecret(family) });
    await noteClientUse(work.tx, locked.client_id, work.now);
    return success(token, next.token, locked.scopes);
  });
}

function findCodeFault(services: ChangeServices, grant: Grant, form: URLSearchParams, now: string): OAuthAnswer | null {
  if (grant.code_expires_at <= now) return notKnown;
  const redirectUri = form.get('redirect_uri');
  if (redirectUri !== null && redirectUri !== grant.redirect_uri)
    return invalidGrant('redirect_uri is not the one that the code was sent to.');
  const verifier = form.get('code_verifier') ?? '';
  if (!/^[\w.~-]{43,128}$/.test(verifier) || !provesChallenge(verifier, grant.code_challenge))
    return invalidGrant('code_verifier does not fit the code_challenge.');
  return findTargetFault(services, grant, form);
}

function provesChallenge(verifier: string, challenge: string): boolean {
  const [one, other] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A token is for the address that the person was asked about (RFC 8707). */
function findTargetFault({ config }: ChangeServices, grant: Grant, form: URLSearchParams): OAuthAnswer | null {
  const resource = form.get('resource');
  return resource === null || resourceNamed(config, resource) === grant.resource
    ? null
    : failed('invalid_target', 'resource is not the one that the person was asked about.');
}

function nextRefresh(work: UnitOfWork, family: string) {
  const secret = newSecret();
  const row = {
    refresh_hash: hashSecret(secret),
    refresh_expires_at: new Date(work.nowMs + refreshMs).toISOString(),
  };
  return { token: `msr_${family}${secret}`, row };
}

const success = (
  { token, expiresInSeconds }: AppToken,
  refreshToken: string,
  scopes: readonly string[],
): OAuthAnswer => ({
  status: 200,
  body: {
    access_token: token,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  },
});

async function refresh(services: ChangeServices, form: URLSearchParams, ip: string): Promise<OAuthAnswer> {
  const [, family, secret] = refreshPattern.exec(form.get('refresh_token') ?? '') ?? [];
  if (family === undefined || secret === undefined) return notKnown;
  const grant = await findGrantByFamily(services.database.db, hashSecret(family));
  if (!grant) return notKnown;
  if (grant.client_id !== form.get('client_id')) return notTheirs;
  return inNameOf(services, grant, ip, async (work, locked, isLetIn) => {
    if (locked.token_id === null || locked.revoked_at !== null) return notKnown;
    const isCurrent = locked.refresh_hash !== null && timingSafeEqual(locked.refresh_hash, hashSecret(secret));
    // One of this family that was used before: its app has the next one, so someone else holds this.
    if (!isCurrent) return endAsReused(work, locked);
    if ((locked.refresh_expires_at ?? '') <= work.now) return notKnown;
    const asked = form.get('scope')?.split(' ').filter(Boolean) ?? locked.scopes;
    if (asked.length === 0 || asked.some((name) => !locked.scopes.includes(name)))
      return failed('invalid_scope', 'scope may name less than what the person has allowed, and no more.');
    const fault = findTargetFault(services, locked, form);
    if (fault) return fault;
    if (!(await isLetIn())) return notLetIn;
    const next = nextRefresh(work, family);
    await saveGrant(work, locked.id, next.row);
    await noteClientUse(work.tx, locked.client_id, work.now);
    return success(await renewAppToken(work, locked.token_id, asked), next.token, asked);
  });
}

/** Nobody can tell who of the two is the app: neither goes on, and the person hears of it. */
async function endAsReused(work: UnitOfWork, grant: Grant): Promise<OAuthAnswer> {
  if (grant.token_id === null || grant.revoked_at !== null) return notKnown;
  await revokeToken(work, grant.token_id);
  work.audit({
    action: 'connectedApps.reuse',
    subjectType: 'connected_app',
    subjectId: grant.id,
    personId: grant.user_id,
  });
  tellPerson(work, 'reused', grant.user_id, grant.client_name);
  return notKnown;
}

/** The revocation endpoint (RFC 7009): the access token or the refresh token, and all of the connection with it. */
export async function revokeByApp(services: ChangeServices, form: URLSearchParams): Promise<OAuthAnswer> {
  const refused = await refuseClient(services, form);
  if (refused) return refused;
  const token = form.get('token');
  if (token === null) return failed('invalid_request', 'token is missing.');
  const { db } = services.database;
  const [, family] = refreshPattern.exec(token) ?? [];
  const grant =
    family === undefined
      ? isWellFormedApiToken(token) && (await findGrantByToken(db, hashSecret(token)))
      : await findGrantByFamily(db, hashSecret(family));
  // What is not known needs no taking back: the answer is the same (RFC 7009, 2.2).
  const done: OAuthAnswer = { status: 200, body: null };
  if (!grant || grant.revoked_at !== null) return done;
  if (grant.client_id !== form.get('client_id')) return notTheirs;
  // Also of someone whose access is suspended: it is not to come back with them.
  await inOrganization(services, grant.organization_id, async (work) => {
    const locked = await lockGrant(work, grant.id);
    if (locked?.token_id != null && locked.revoked_at === null) await revokeToken(work, locked.token_id);
  });
  return done;
}

const dayMs = 86_400_000;
const keptDays = 30;

/** Codes that nobody came back for, connections that ended a month ago, and clients that nobody used for as long. */
export const cleanApps: Job = {
  task: 'connectedApps.clean',
  cron: '37 4 * * *',
  async run({ database, clock }) {
    const before = (days: number): string => new Date(clock.nowMs() - days * dayMs).toISOString();
    await inBatches(1000, () => deleteOverGrants(database.db, { unused: before(1), ended: before(keptDays) }));
    await deleteUnusedClients(database.db, before(keptDays));
  },
};
