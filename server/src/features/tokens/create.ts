import { Type } from 'typebox';
import { type Actor, isServiceAccount, selfOf } from '../../kernel/actor.ts';
import { writeOperation } from '../../kernel/operation.ts';
import { scopesOfHolder } from '../../kernel/packages.ts';
import {
  roleCanUse,
  type Scope,
  scopes,
  scopesForAccount,
  scopesOfAccounts,
  scopesOfPeople,
} from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { Instant } from '../../lib/days.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { check, Nullable, Strict } from '../../lib/schema.ts';
import { hashSecret, newApiToken, shownPrefixOf } from '../../lib/secrets.ts';
import { say } from '../../lib/texts/texts.ts';
import { NewToken, presentManagedToken, ScopeList, tokenName } from './record.ts';
import { lockAccountToHold, refuseBeyondLimit } from './rules.ts';
import { getVisibleToken, lockOwner } from './store.ts';

const maxYears = 5;

export const createOwnToken = writeOperation({
  id: 'tokens.create',
  route: 'POST /tokens',
  summary: 'Create an API token',
  description:
    'The owner is the person signed in, or a service account that they look after. The token itself is part of this answer and of no other.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.token',
  asksFactor: true,
  body: Strict({
    name: tokenName,
    scopes: { ...ScopeList, description: 'What it may do; only scopes that the role of the person can use.' },
    expires_at: Type.Optional(
      Nullable(Instant(), { description: 'In the future, within five years; null: it does not expire.' }),
    ),
    service_account_id: Type.Optional(
      Id(
        'svc',
        'The service account whose token it is, of a role up to the caller’s own; the caller’s own when absent.',
      ),
    ),
    requires_acceptance: Type.Optional(
      Type.Boolean({
        description: 'Whether its writes become proposals, which wait for a person to accept them.',
        default: false,
      }),
    ),
  }),
  returns: NewToken,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    if (actor.userId === null) throw new Error('A token needs a person who owns it.');
    const { service_account_id: account } = body;
    const { id, token } = await createToken(work, {
      ownerId: account === undefined ? actor.userId : (await lockAccountToHold(work, account)).id,
      name: body.name,
      scopes: body.scopes,
      expiresAt: body.expires_at ?? null,
      requiresAcceptance: body.requires_acceptance ?? false,
    });
    const row = await getVisibleToken(work.tx, actor, id);
    return { ...presentManagedToken(work.services, row), token };
  },
});

const TokenRequest = Strict({ name: tokenName, scopes: ScopeList, expires_at: Nullable(Instant()) });

export interface TokenDetails {
  readonly ownerId: string;
  readonly name: string;
  /** `all`: every scope that the owner's role can use. */
  readonly scopes: readonly string[] | 'all';
  readonly expiresAt: string | null;
  /** Its writes become proposals. */
  readonly requiresAcceptance?: boolean;
}

/** Makes a token by the same rules for the console and the command line. The secret exists in this answer alone. */
export async function createToken(work: UnitOfWork, details: TokenDetails): Promise<{ id: string; token: string }> {
  const owner = await lockOwner(work, details.ownerId);
  const isAccount = isServiceAccount({ userId: details.ownerId });
  const request = check(TokenRequest, {
    name: details.name,
    scopes:
      details.scopes === 'all'
        ? isAccount
          ? scopesForAccount(owner.role)
          : scopesOfHolder(owner)
        : [...details.scopes],
    expires_at: details.expiresAt,
  });
  refuseScopesBeyond(owner, request.scopes);
  if (isAccount) refuseScopesOfPeople(request.scopes);
  else refuseScopesOfAccounts(request.scopes);
  const expiresAt = request.expires_at === null ? null : checkExpiry(work.nowMs, request.expires_at);
  await refuseBeyondLimit(work, details.ownerId);
  const id = work.newId('tok');
  const token = newApiToken({ isTest: work.actor.organization.sandboxOf !== null });
  await work.insert('api_tokens', {
    id,
    user_id: details.ownerId,
    name: request.name,
    prefix: shownPrefixOf(token),
    token_hash: hashSecret(token),
    scopes: request.scopes,
    created_at: work.now,
    created_by_id: work.actor.userId,
    expires_at: expiresAt,
    requires_acceptance: details.requiresAcceptance ?? false,
  });
  const person = selfOf({ userId: details.ownerId });
  work.audit({
    action: 'tokens.create',
    subjectType: 'token',
    subjectId: id,
    ...(person !== null && { personId: person }),
  });
  return { id, token };
}

/** A token reads no more than its owner could; a scope that could never be used is a mistake to be told. */
function refuseScopesBeyond(owner: Pick<Actor, 'role' | 'grants'>, wanted: readonly Scope[]): void {
  const usable: readonly string[] = scopesOfHolder(owner);
  const scope = wanted.find((name) => !roleCanUse(owner.role, name) && !usable.includes(name));
  if (scope === undefined) return;
  const lowest = scopes[scope];
  throw forbidden(say('tokens.scopeOfRole', { scope, lowest }), {
    scope,
    required_role: lowest,
  });
}

function refuseScopesOfPeople(wanted: readonly Scope[]): void {
  const scope = wanted.find((name) => scopesOfPeople.includes(name));
  if (scope !== undefined)
    throw forbidden(say('tokens.scopeOfPeople', { scope }), { scope, reason: 'service_account' });
}

function refuseScopesOfAccounts(wanted: readonly Scope[]): void {
  const scope = wanted.find((name) => scopesOfAccounts.includes(name));
  if (scope !== undefined) throw forbidden(say('tokens.scopeOfAccounts', { scope }), { scope, reason: 'person' });
}

function checkExpiry(nowMs: number, text: string): string {
  const expiry = new Date(text);
  const latest = new Date(nowMs);
  latest.setUTCFullYear(latest.getUTCFullYear() + maxYears);
  if (!(expiry.getTime() > nowMs && expiry.getTime() <= latest.getTime())) {
    throw invalid('expires_at', say('tokens.expiry', { years: maxYears }));
  }
  return expiry.toISOString();
}
