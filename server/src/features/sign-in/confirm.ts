import { Type } from 'typebox';
import type { Actor, Origin } from '../../kernel/actor.ts';
import { writeOperation } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { invalid } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { findHome } from './account/members-store.ts';
import { checkOwnPassword } from './check-password.ts';
import { findSessionProvider } from './identity/links-store.ts';
import { RequestOptions, requestOptions, takeAnswer } from './passkeys/sign-in.ts';
import { findPasskeyAccount, type PasskeyAccount } from './passkeys/store.ts';
import { counterOf, PasskeyAnswer } from './passkeys/verify.ts';
import { noteFactor } from './store.ts';

const aboutConfirming = ({ userId }: Actor): string => `confirm ${userId ?? ''}`;

export const offerConfirm = writeOperation({
  id: 'session.offerConfirm',
  route: 'POST /session/confirm/options',
  summary: 'Begin to show a passkey again',
  description: 'What the browser needs to ask for one, as `navigator.credentials.get` takes it.',
  surface: 'app',
  scope: null,
  changesNothing: true,
  unrehearsed: 'rehearsal.session',
  returns: RequestOptions,

  run: ({ actor, work }) => Promise.resolve(requestOptions(work.services, aboutConfirming(actor))),
});

const wrong = () => invalid('password', 'factors.wrongPassword');

interface Shown {
  readonly passkey: PasskeyAccount;
  readonly answered: { readonly counter: number; readonly challenge: string };
}

/** The person's own passkey, and what it answered. */
async function checkPasskey(services: Services, actor: Actor, answer: PasskeyAnswer): Promise<Shown | null> {
  const { db } = services.database;
  const [passkey, home] = await Promise.all([
    findPasskeyAccount(db, Buffer.from(answer.credential_id, 'base64url')),
    findHome(db, { organization_id: actor.organizationId, user_id: actor.userId ?? '' }),
  ]);
  if (passkey?.organization_id !== home.organization_id || passkey.user_id !== home.user_id) return null;
  const expected = { about: aboutConfirming(actor), ownUrls: passkey.base_urls };
  const answered = await counterOf(services, expected, passkey, answer);
  return answered && { passkey, answered };
}

/** Under SSO_ONLY a password proves nothing of who has signed in with a provider. */
const goesToProvider = async (services: Services, actor: Actor, { sessionHash }: Origin): Promise<boolean> =>
  actor.organization.settings.sign_in_policy === 'SSO_ONLY' &&
  (await findSessionProvider(services.database.db, actor.organizationId, sessionHash)) !== null;

export const confirmSession = writeOperation({
  id: 'session.confirm',
  route: 'POST /session/confirm',
  subject: 'user',
  summary: 'Show a factor again',
  description:
    'The password or a passkey, by someone signed in. For ten minutes it opens what refuses with `details.reason` fresh_sign_in. Wrong passwords count as they do when signing in.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.session',
  maxBodyBytes: 32 * 1024,
  body: Strict({
    password: Type.Optional(Type.String({ maxLength: 1000, description: 'One’s own.' })),
    passkey: Type.Optional({ ...PasskeyAnswer, description: 'In its place: what a passkey answered.' }),
  }),
  returns: Type.Object({
    confirmed: Type.Boolean({ description: 'false: the passkey answered before, or may be a copy.' }),
  }),
  refuses: ['RATE_LIMITED'],

  // Hashing takes its time: before the transaction, with no connection in hand.
  async prepare({ services, actor, origin, signIn, body }) {
    if (await goesToProvider(services, actor, origin))
      throw invalid(body.passkey ? 'passkey' : 'password', 'identity.ssoOnly');
    if (body.passkey === undefined) {
      if (!(await checkOwnPassword(services, actor, signIn, body.password ?? ''))) throw wrong();
      return null;
    }
    const shown = await checkPasskey(services, actor, body.passkey);
    if (!shown) throw invalid('passkey', 'factors.passkeyUnknown');
    return shown;
  },

  async run({ actor, work, prepared: shown }) {
    // A refusal would take back what is noted of a copy, and the mail about it.
    const confirmed = shown === null || (await takeAnswer(work, shown.passkey, shown.answered));
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }) });
    if (!confirmed) return { confirmed };
    await noteFactor(work, shown !== null);
    work.changesAccess();
    return { confirmed };
  },
});
