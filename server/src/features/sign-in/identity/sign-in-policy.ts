import { type Static, Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { signInPolicies } from '../../../kernel/settings.ts';
import type { Reaction, UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid, Refusal } from '../../../lib/errors.ts';
import { PersonName } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { setPolicy } from '../../organization/index.ts';
import { accessSuspended, lockExecutives, userRemoved } from '../../people/index.ts';
import { tellExecutives } from './mail.ts';
import {
  endOtherSessions,
  hasExecutiveSignedIn,
  isBreakGlass,
  listExecutives,
  markSessions,
  replaceBreakGlass,
} from './policy-store.ts';

const policy = Type.Enum([...signInPolicies], {
  description:
    'ANY: with whatever a person has. SSO_ONLY: with an identity provider alone, but for break-glass Executives.',
});

const SignInPolicy = Type.Object({
  sign_in_policy: policy,
  executives: Type.Array(
    Type.Object({
      ...PersonName.properties,
      is_break_glass: Type.Boolean({
        description: 'Whether they get in without a provider under SSO_ONLY. Each use is mailed to all Executives.',
      }),
    }),
    { description: 'Those who have access, by name.' },
  ),
  is_ready: Type.Boolean({
    description: 'Whether an Executive has signed in with a provider that is on: SSO_ONLY asks for it.',
  }),
});
type SignInPolicy = Static<typeof SignInPolicy>;

const isMarked = ({ is_break_glass: isBreakGlass }: { readonly is_break_glass: boolean }): boolean => isBreakGlass;

export const getSignInPolicy = readOperation({
  id: 'signInPolicy.get',
  route: 'GET /sign-in-policy',
  summary: 'Get how people of the organization sign in',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  returns: SignInPolicy,

  async run({ actor, db }): Promise<SignInPolicy> {
    const [executives, isReady] = await Promise.all([
      listExecutives(db, actor.organizationId),
      hasExecutiveSignedIn(db, actor.organizationId),
    ]);
    const { sign_in_policy } = actor.organization.settings;
    return { sign_in_policy, executives, is_ready: isReady };
  },
});

export const updateSignInPolicy = writeOperation({
  id: 'signInPolicy.update',
  route: 'PUT /sign-in-policy',
  subject: 'organization',
  summary: 'Set how people of the organization sign in',
  description:
    'SSO_ONLY needs an Executive who has signed in with a provider that is on, and someone to break the glass. Sessions that were opened otherwise end, but for theirs; passwords, passkeys and mailed links open nothing from then on. Executives are told by mail.',
  surface: 'app',
  scope: null,
  role: 'EXECUTIVE',
  effects: ['POLICY_LOOSENED'],
  body: Strict({
    sign_in_policy: policy,
    break_glass_ids: Type.Array(Id('usr'), {
      description: 'Executives, all of them: who is left out is no longer one.',
      maxItems: 20,
      uniqueItems: true,
      examples: [[]],
    }),
  }),
  returns: SignInPolicy,
  refuses: ['CONFLICT'],

  run: ({ work, body }): Promise<SignInPolicy> => changeSignInPolicy(work, body.sign_in_policy, body.break_glass_ids),
});

/** From wherever it is asked: the app or the command line. null: whoever is marked stays so. */
export async function changeSignInPolicy(
  work: UnitOfWork,
  wanted: SignInPolicy['sign_in_policy'],
  ids: readonly string[] | null,
): Promise<SignInPolicy> {
  const { tx, actor } = work;
  // One at a time with whatever costs the organization an Executive.
  await lockExecutives(work);
  const { sign_in_policy: before } = actor.organization.settings;
  const was = (await listExecutives(tx, actor.organizationId)).filter(isMarked).map(({ id }) => id);
  const marked = ids === null ? was : await replaceBreakGlass(work, ids);
  const stranger = (ids ?? []).findIndex((id) => !marked.includes(id));
  if (stranger !== -1) throw invalid(`break_glass_ids.${String(stranger)}`, 'identity.notExecutive');
  const isReady = await hasExecutiveSignedIn(tx, actor.organizationId);
  if (wanted === 'SSO_ONLY') {
    if (marked.length === 0) throw invalid('break_glass_ids', 'identity.someBreakGlass');
    if (!isReady && before !== 'SSO_ONLY') throw conflict('identity.notReady', { reason: 'not_ready' });
  }
  await setPolicy(work, { sign_in_policy: wanted });
  if (wanted === 'SSO_ONLY') {
    await endOtherSessions(work, marked);
    await markSessions(work, marked);
  }
  work.audit({
    action: 'signInPolicy.update',
    subjectType: 'organization',
    subjectId: actor.organizationId,
    changedFields: ['sign_in_policy', 'break_glass'],
    before: { sign_in_policy: before, break_glass: was },
    after: { sign_in_policy: wanted, break_glass: marked },
  });
  tellExecutives(work, { said: wanted === 'SSO_ONLY' ? 'policy-sso-only' : 'policy-any' });
  work.changesAccess();
  return { sign_in_policy: wanted, executives: await listExecutives(tx, actor.organizationId), is_ready: isReady };
}

/** What a password, a passkey or a link says under SSO_ONLY. */
export const ssoOnly = (): Refusal => new Refusal('AUTH_INVALID', 'identity.ssoOnly', { reason: 'sso_only' });

/** Whether a way in other than a provider breaks the glass; refuses where there is no other way. */
export async function admitOtherwise(work: UnitOfWork): Promise<boolean> {
  const { actor } = work;
  if (actor.organization.settings.sign_in_policy !== 'SSO_ONLY') return false;
  if (!(await isBreakGlass(work.tx, actor.organizationId, actor.userId))) throw ssoOnly();
  work.audit({
    action: 'session.breakGlass',
    subjectType: 'user',
    ...(actor.userId !== null && { subjectId: actor.userId }),
  });
  tellExecutives(work, { said: 'break-glass', user_id: actor.userId });
  return true;
}

/** Under SSO_ONLY someone is left who gets in without a provider: whatever would take the last one away is refused. */
const someoneIsLeft = {
  summary: 'Refused if it would leave nobody who gets in without the identity provider, under SSO_ONLY.',
  async run(work: UnitOfWork): Promise<void> {
    const { organization, organizationId } = work.actor;
    if (organization.settings.sign_in_policy !== 'SSO_ONLY') return;
    if (!(await listExecutives(work.tx, organizationId)).some(isMarked))
      throw conflict('identity.lastBreakGlass', { reason: 'last_break_glass' });
  },
};

export const keepBreakGlass: readonly Reaction[] = [
  'user.updated',
  'user.deactivated',
  accessSuspended,
  userRemoved,
].map((to) => ({ to, ...someoneIsLeft }));
