import { Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, forbidden, notFound, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import { findFactors } from '../codes/store.ts';
import { cookieFor } from '../cookie.ts';
import { deviceOf } from '../device.ts';
import { admitOtherwise } from '../identity/sign-in-policy.ts';
import { listProviders } from '../identity/store.ts';
import { endOf, maxMsOf } from '../lifetime.ts';
import { hasSecondFactor, needsSecondFactor } from '../policy.ts';
import { insertSignIn, signInsKeptMs } from '../store.ts';
import { type Holder, noteWhere } from './members-store.ts';
import { findOwnProof } from './proof.ts';
import {
  insertKept,
  type Kept,
  listKept,
  listOrganizations,
  lockAsking,
  type Proof,
  reopen,
  saveGroup,
} from './sessions-store.ts';
import { workFor } from './work.ts';

export const goToOrganization = writeOperation({
  id: 'session.organization',
  route: 'POST /session/organization',
  summary: 'Go to another organization of one’s account',
  description:
    'Answers with the cookie of a session there; the session that asks waits in the same browser, and all of them end together. What the organization asks of who signs in, it asks here: 403 with `details.reason` sso_only and `details.providers` where it signs in with its identity provider, second_factor with `details.ways` where a passkey has to be shown first (`POST /session/confirm`). 409 with `details.reason` sign_in_again: one has been signed in for longer than it allows.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  unrehearsed: 'rehearsal.session',
  maxBodyBytes: 4096,
  body: Strict({ organization_id: Id('org', 'Where to.') }),
  returns: Type.Object({ organization_id: Id('org', 'Where one is now.') }),
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body, answerHeaders }) {
    const { tx, origin, now } = work;
    const asking = await lockAsking(tx, {
      organizationId: actor.organizationId,
      sessionHash: origin.sessionHash,
      now,
    });
    const proof = await findOwnProof(work);
    const found = proof && (await listOrganizations(tx, proof));
    const target = found?.find(({ organization_id }) => organization_id === body.organization_id);
    if (!asking || !proof || !target || target.organization_id === actor.organizationId) {
      throw notFound('organization');
    }
    const there = await workFor(work, target);
    const { secret, maxMs } = await goIn(there, proof, asking, target);
    await saveGroup(tx, actor.organizationId, asking);
    tx.defer(noteWhere(target));
    answerHeaders['Set-Cookie'] = cookieFor(work.services.config, { secret, maxMs });
    return { organization_id: target.organization_id };
  },
});

interface Entered {
  readonly secret: string;
  readonly maxMs: number;
}

/** A session there, by what that organization asks. One that waits in this browser goes on, unless it is over by its own policy. */
async function goIn(there: UnitOfWork, proof: Proof, asking: Kept, target: Holder): Promise<Entered> {
  const { tx, now, nowMs, actor } = there;
  const { settings } = actor.organization;
  const kept = asking.group_id === null ? [] : await listKept(tx, asking, target);
  const live = kept.filter((one) => endOf(one, settings) > now);
  const isBreakGlass = live.some(({ provider_id }) => provider_id !== null) ? false : await admit(there);
  const needsFactor = await checkFactors(there, proof, live, target);
  const secret = newSecret();
  const hash = hashSecret(secret);
  const [waiting] = settings.sign_in_policy === 'SSO_ONLY' ? live.filter((one) => one.provider_id !== null) : live;
  there.audit({ action: 'session.create', subjectType: 'user', subjectId: target.user_id });
  if (waiting) {
    await reopen(tx, { organizationId: target.organization_id, id: waiting.id, hash, needsFactor, now });
    return { secret, maxMs: Date.parse(waiting.expires_at) - nowMs };
  }
  const endMs = Date.parse(proof.created_at) + maxMsOf(settings);
  if (endMs <= nowMs) throw conflict('accounts.signInAgain', { reason: 'sign_in_again' });
  const about = {
    organization_id: target.organization_id,
    user_id: target.user_id,
    device: deviceOf(there.origin.userAgent),
    ip: there.origin.ip,
  };
  await insertKept(tx, {
    ...about,
    id: there.newId('ses'),
    token_hash: hash,
    created_at: proof.created_at,
    expires_at: new Date(endMs).toISOString(),
    last_seen_at: now,
    factor_at: proof.factor_at,
    has_second: proof.has_second,
    needs_factor: needsFactor,
    is_break_glass: isBreakGlass,
    group_id: asking.group_id ?? asking.id,
  });
  const expires_at = new Date(nowMs + signInsKeptMs).toISOString();
  await insertSignIn(tx, { ...about, id: there.newId('sgi'), way: proof.way, created_at: now, expires_at });
  return { secret, maxMs: endMs - nowMs };
}

/** Where a provider alone lets people in, it does so here too; who breaks the glass does. 401 would say that the session is over. */
async function admit(there: UnitOfWork): Promise<boolean> {
  try {
    return await admitOtherwise(there);
  } catch (error) {
    if (!(error instanceof Refusal) || error.details?.['reason'] !== 'sso_only') throw error;
    const providers = await listProviders(there.tx, there.actor.organizationId);
    throw forbidden('accounts.needsProvider', {
      reason: 'sso_only',
      providers: providers.filter(({ is_enabled }) => is_enabled).map(({ id, name }) => ({ id, name })),
    });
  }
}

/** What a second factor is there for: whoever has one shows it, whoever has none sets one up there. A provider’s sign-in is both. */
async function checkFactors(there: UnitOfWork, proof: Proof, live: readonly Kept[], target: Holder): Promise<boolean> {
  const actor: Actor = there.actor;
  if (!needsSecondFactor(actor) || live.some(({ provider_id }) => provider_id !== null)) return false;
  const factors = await findFactors(there.tx, target);
  if (!hasSecondFactor(factors)) return true;
  // With codes on, every sign-in has asked for one.
  if (!factors.has_codes && !proof.has_second) {
    throw forbidden('accounts.needsFactor', { reason: 'second_factor', ways: ['passkey'] });
  }
  return false;
}
