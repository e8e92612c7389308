import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce, invalid, notFound } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { findOrganization } from '../../organization/index.ts';
import { findHome, type Holder } from '../account/members-store.ts';
import { checkAccountSession } from '../account/proof.ts';
import { enqueueNotice } from '../notice.ts';
import { mayGoWithout } from '../policy.ts';
import { findEmail, lockPerson } from '../store.ts';
import { checkCode, useUp } from './check-code.ts';
import { codeUri, hashRecoveryCode, newCodeSecret, newRecoveryCodes, readable } from './one-time-code.ts';
import { qrCodeOf } from './qr-code.ts';
import {
  confirmCodes,
  deleteCodes,
  findCodes,
  findFactors,
  openSessions,
  replaceRecoveryCodes,
  saveNewSecret,
} from './store.ts';

const own = { surface: 'app', scope: null, subject: 'user', isOpenWithoutFactor: true, asksFactor: true } as const;

const holderOf = (actor: { organizationId: string; userId: string | null }): Holder => ({
  organization_id: actor.organizationId,
  user_id: actor.userId ?? '',
});

const RecoveryCodes = Type.Array(Type.String(), {
  description: 'Each signs in once in place of a one-time code. Shown in this one answer alone.',
  examples: [['K7QM-2WXP-9HTC-4RVN']],
});

export const beginCodes = writeOperation({
  ...own,
  id: 'oneTimeCodes.begin',
  route: 'POST /one-time-codes',
  summary: 'Begin to set up one-time codes',
  description:
    'A secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes for signing in before a code has confirmed it; another one takes its place until then.',
  unrehearsed: 'rehearsal.secret',
  returns: Type.Object({
    secret: Type.String({
      description: 'In base32, to type where there is no camera. Shown in this one answer alone.',
    }),
    uri: Type.String({ description: 'The same for authenticator apps: otpauth://totp/….' }),
    qr_size: Type.Integer({ description: 'Width and height of the QR code of the uri, in squares.' }),
    qr_path: Type.String({ description: 'Its dark squares as the path of an SVG image of that size.' }),
  }),
  refuses: ['CONFLICT'],

  async prepare({ services, actor }) {
    const { db } = services.database;
    const [secret, email, organization] = await Promise.all([
      newCodeSecret(),
      findEmail(db, actor.organizationId, actor.userId ?? ''),
      findOrganization(db, actor.organizationId),
    ]);
    if (email === null || !organization) throw notFound('person');
    const uri = await codeUri(secret, { issuer: `Muster ${organization.name}`, label: email });
    return { secret, uri, qr: await qrCodeOf(uri) };
  },

  async run({ actor, work, prepared: { secret, uri, qr } }) {
    await checkAccountSession(work);
    const holder = holderOf(actor);
    const home = await findHome(work.tx, holder);
    const sealed = work.services.keys.seal('one-time-code', home.user_id, secret);
    if (!(await saveNewSecret(work.tx, home, sealed, work.now)))
      throw conflict('factors.codesAreOn', { reason: 'state' });
    work.audit({ subjectId: holder.user_id });
    return { secret, uri, qr_size: qr.size, qr_path: qr.path };
  },
});

const wrongCode = () => invalid('code', 'factors.wrongCode');

export const confirmOwnCodes = writeOperation({
  ...own,
  id: 'oneTimeCodes.confirm',
  route: 'POST /one-time-codes/confirm',
  summary: 'Turn one-time codes on',
  description:
    'With a code of the app that was set up. From now on signing in with the password asks for one as well. Answers with ten recovery codes. The person is told by mail. Wrong codes count as they do when signing in.',
  unrehearsed: 'rehearsal.secret',
  maxBodyBytes: 4096,
  body: Strict({ code: Type.String({ maxLength: 100, description: 'What the app shows now.', examples: ['492039'] }) }),
  returns: Type.Object({ recovery_codes: RecoveryCodes }),
  refuses: ['CONFLICT', 'RATE_LIMITED'],

  async prepare({ services, actor, body, signIn }) {
    const holder = holderOf(actor);
    const { db } = services.database;
    const codes = await findCodes(db, holder);
    if (codes?.confirmed_at !== null) throw conflict('factors.nothingToConfirm', { reason: 'state' });
    const email = (await findEmail(db, holder.organization_id, holder.user_id)) ?? '';
    const proof = await checkCode(services, signIn, { ...holder, email }, body.code);
    if (proof?.kind !== 'CODE') throw wrongCode();
    return proof;
  },

  async run({ actor, work, prepared: proof }) {
    const holder = holderOf(actor);
    const { tx, now } = work;
    await lockPerson(tx, holder.organization_id, holder.user_id);
    if (!(await useUp(work, holder, proof))) throw wrongCode();
    await confirmCodes(tx, holder, now);
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, holder, codes.map(hashRecoveryCode), now);
    await openSessions(tx, holder);
    work.audit({ subjectId: holder.user_id });
    enqueueNotice(work, { notice: 'codes-on' });
    work.changesAccess();
    return { recovery_codes: codes.map(readable) };
  },
});

export const endCodes = writeOperation({
  ...own,
  id: 'oneTimeCodes.end',
  route: 'DELETE /one-time-codes',
  summary: 'Turn one-time codes off',
  description: 'Recovery codes go with them. The person is told by mail.',
  unrehearsed: 'rehearsal.asked',
  returns: Type.Object({ ended: Type.Boolean({ description: 'true: the password is enough again.' }) }),
  refuses: ['CONFLICT'],

  async run({ actor, work }) {
    await checkAccountSession(work);
    const holder = holderOf(actor);
    await lockPerson(work.tx, holder.organization_id, holder.user_id);
    const { has_passkeys } = await findFactors(work.tx, holder);
    enforce(mayGoWithout(actor, { has_passkeys, has_codes: false }));
    if (!(await deleteCodes(work.tx, holder))) throw conflict('factors.codesAreOff', { reason: 'state' });
    work.audit({ subjectId: holder.user_id });
    enqueueNotice(work, { notice: 'codes-off' });
    return { ended: true };
  },
});

export const createRecoveryCodes = writeOperation({
  ...own,
  id: 'recoveryCodes.create',
  route: 'POST /recovery-codes',
  summary: 'Make new recovery codes',
  description: 'Ten, in place of all that were there. The person is told by mail.',
  unrehearsed: 'rehearsal.secret',
  returns: Type.Object({ recovery_codes: RecoveryCodes }),
  refuses: ['CONFLICT'],

  async run({ actor, work }) {
    await checkAccountSession(work);
    const holder = holderOf(actor);
    await lockPerson(work.tx, holder.organization_id, holder.user_id);
    const { has_codes } = await findFactors(work.tx, holder);
    if (!has_codes) throw conflict('factors.codesAreOff', { reason: 'state' });
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(work.tx, holder, codes.map(hashRecoveryCode), work.now);
    work.audit({ subjectId: holder.user_id });
    enqueueNotice(work, { notice: 'recovery-codes' });
    return { recovery_codes: codes.map(readable) };
  },
});
