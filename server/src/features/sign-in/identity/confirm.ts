import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { invalid, Refusal } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { findFactors } from '../codes/store.ts';
import { findPasswordHash, noteFactor } from '../store.ts';
import { findLinked, findSessionProvider, noteLinkUse } from './links-store.ts';
import { isFreshAt } from './protocol.ts';
import { broughtBack, hear, openBegun, takeState } from './sign-in.ts';

export const getConfirmWays = readOperation({
  id: 'session.confirmWays',
  route: 'GET /session/confirm/ways',
  summary: 'Tell how one shows a factor again',
  description: 'Who has signed in with a provider goes there again.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  returns: Type.Object({
    takes_password: Type.Boolean({ description: 'Whether a password or a passkey will do.' }),
    provider: Nullable(
      Type.Object({
        id: Id('idp', 'To begin with.'),
        name: Type.String({ description: 'What it is called.' }),
      }),
      { description: 'The one that has opened this session; null: none has.' },
    ),
  }),

  async run({ actor, db, origin }) {
    const holder = { organization_id: actor.organizationId, user_id: actor.userId ?? '' };
    const [provider, hash, { has_passkeys: hasPasskeys }] = await Promise.all([
      findSessionProvider(db, actor.organizationId, origin.sessionHash),
      findPasswordHash(db, holder),
      findFactors(db, holder),
    ]);
    const isOnly = actor.organization.settings.sign_in_policy === 'SSO_ONLY';
    return { takes_password: provider === null || (!isOnly && (hash !== null || hasPasskeys)), provider };
  },
});

const notFresh = (): Refusal => invalid('answer', 'identity.notFresh');

export const confirmByProvider = writeOperation({
  id: 'session.confirmByProvider',
  route: 'POST /session/confirm/provider',
  subject: 'user',
  summary: 'Show a factor again at a provider',
  description:
    'With what it has answered: that the person has signed in there since this began (`auth_time`). For ten minutes it opens what refuses with `details.reason` fresh_sign_in.',
  surface: 'app',
  scope: null,
  isOpenWithoutFactor: true,
  unrehearsed: 'rehearsal.session',
  maxBodyBytes: 16 * 1024,
  body: Strict(broughtBack),
  returns: Type.Object({ confirmed: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['UNAVAILABLE'],

  // The provider takes its time: before the transaction, with no connection in hand.
  async prepare({ services, actor, body }) {
    try {
      const { state, provider } = await openBegun(services, body.sealed, 'CONFIRM');
      if (provider.organization_id !== actor.organizationId) throw notFresh();
      const { answered } = await hear(services, provider, state, body.answer);
      if (!isFreshAt(answered, state)) throw notFresh();
      return { state, provider, subject: answered.subject };
    } catch (error) {
      // A 401 would say that the session is over, which it is not.
      if (error instanceof Refusal && error.code === 'AUTH_INVALID') throw invalid('answer', error.said, error.details);
      throw error;
    }
  },

  async run({ actor, work, prepared: { state, provider, subject } }) {
    const linked = await findLinked(work.tx, provider, subject);
    if (linked === null || linked.user_id !== actor.userId) throw invalid('answer', 'identity.otherPerson');
    if (!(await takeState(work, state)) || !(await noteLinkUse(work, linked.id))) throw notFresh();
    work.audit({ subjectId: linked.user_id });
    await noteFactor(work);
    work.changesAccess();
    return { confirmed: true };
  },
});
