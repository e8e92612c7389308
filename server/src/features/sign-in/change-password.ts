import { Type } from 'typebox';
import { writeOperation } from '../../kernel/operation.ts';
import { enforce, invalid, notFound } from '../../lib/errors.ts';
import { Strict } from '../../lib/schema.ts';
import { checkOwnPassword } from './check-password.ts';
import { enqueueNotice } from './notice.ts';
import { mayBePassword, preparePassword } from './password.ts';
import { endAccountWays, findPasswordHash, lockPerson, saveCredentials } from './store.ts';

const wrong = () => invalid('current_password', 'sessions.currentPassword');

export const changePassword = writeOperation({
  id: 'password.change',
  route: 'POST /password/change',
  subject: 'user',
  summary: 'Change one’s own password',
  description:
    'Ends every other session and password link of the person, who is told by mail. Wrong passwords count as they do when signing in.',
  surface: 'app',
  scope: null,
  unrehearsed: 'rehearsal.password',
  body: Strict({
    current_password: Type.String({ maxLength: 1000, description: 'The one in force until now.' }),
    password: Type.String({ maxLength: 1000, description: 'The new one: 12 to 200 characters.' }),
  }),
  maxBodyBytes: 4096,
  refuses: ['RATE_LIMITED'],
  returns: Type.Object({ changed: Type.Boolean({ description: 'true: the new one holds from now on.' }) }),

  // Hashing takes its time: before the transaction, with no connection in hand.
  async prepare({ services, actor, body, signIn }) {
    const account = await checkOwnPassword(services, actor, signIn, body.current_password);
    if (!account) throw wrong();
    return { known: account.password_hash, password: await preparePassword(body.password) };
  },

  async run({ actor, work, prepared: { known, password } }) {
    const { tx, now, origin } = work;
    const userId = actor.userId ?? '';
    const holder = { organization_id: actor.organizationId, user_id: userId };
    const person = await lockPerson(tx, actor.organizationId, userId);
    if (!person) throw notFound('person');
    enforce(mayBePassword(password.text, person.email));
    // Changed elsewhere meanwhile: what was verified is no longer the password.
    if ((await findPasswordHash(tx, holder)) !== known) throw wrong();
    await saveCredentials(tx, { ...holder, password_hash: password.hash, changed_at: now, proves: false });
    const ended = await endAccountWays(tx, holder, origin.sessionHash ?? Buffer.alloc(0));
    work.audit({ subjectId: userId });
    enqueueNotice(work, { notice: 'password-changed' });
    work.changesAccess(...ended);
    return { changed: true };
  },
});
