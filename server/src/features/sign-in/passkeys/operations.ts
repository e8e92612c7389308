import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { conflict, enforce, invalid, notFound } from '../../../lib/errors.ts';
import { Changes } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findOrganization } from '../../organization/index.ts';
import { findHome } from '../account/members-store.ts';
import { checkAccountSession } from '../account/proof.ts';
import { findFactors, openSessions } from '../codes/store.ts';
import { enqueueNotice } from '../notice.ts';
import { mayGoWithout } from '../policy.ts';
import { findEmail, lockPerson } from '../store.ts';
import { newChallenge } from './challenge.ts';
import { Passkey, PasskeyName } from './record.ts';
import { deletePasskey, insertPasskey, listCredentialIds, listPasskeys, renamePasskey } from './store.ts';
import { newPasskeyFields, newPasskeyIn, webauthn } from './verify.ts';

const maxPasskeys = 10;
const own = { surface: 'app', scope: null, subject: 'user', isOpenWithoutFactor: true, asksFactor: true } as const;

const holderOf = (actor: { organizationId: string; userId: string | null }) => ({
  organization_id: actor.organizationId,
  user_id: actor.userId ?? '',
});

const ownUrlsOf = (organization: { readonly base_url: string | null } | null): string[] =>
  organization?.base_url == null ? [] : [organization.base_url];

const aboutAdding = (userId: string): string => `add ${userId}`;

const tooMany = () => conflict('factors.tooManyPasskeys', { reason: 'limit' });

/** As the browser takes them; without the host, which is that of the page. */
export const CreationOptions = Type.Object(
  {
    challenge: Type.String({ description: 'What the new passkey signs, for fifteen minutes.' }),
    rp: Type.Object({ name: Type.String({ description: 'Whom it is for.' }) }, { description: 'Where it signs in.' }),
    user: Type.Object(
      {
        id: Type.String({ description: 'The account, in base64url.' }),
        name: Type.String({ description: 'The address of the account.' }),
        displayName: Type.String({ description: 'The same, to be shown.' }),
      },
      { description: 'Whose it will be.' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object({
        alg: Type.Integer({ description: 'A COSE algorithm.' }),
        type: Type.Literal('public-key', { description: 'Always public-key.' }),
      }),
      { description: 'What kinds of keys are taken.' },
    ),
    timeout: Type.Integer({ description: 'Milliseconds that the browser waits.' }),
    excludeCredentials: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of a passkey that is there, in base64url.' }),
        type: Type.Literal('public-key', { description: 'Always public-key.' }),
      }),
      { description: 'Authenticators that hold one already.' },
    ),
  },
  { $id: 'PasskeyCreationOptions' },
);

export const offerPasskey = writeOperation({
  ...own,
  id: 'passkeys.offer',
  route: 'POST /passkeys/options',
  summary: 'Begin to add a passkey',
  description: 'What the browser needs to make one, as `navigator.credentials.create` takes it.',
  changesNothing: true,
  unrehearsed: 'rehearsal.secret',
  returns: CreationOptions,
  refuses: ['CONFLICT'],

  async prepare({ services, actor }) {
    const holder = holderOf(actor);
    const { db } = services.database;
    const [email, organization, ids] = await Promise.all([
      findEmail(db, holder.organization_id, holder.user_id),
      findOrganization(db, holder.organization_id),
      listCredentialIds(db, holder),
    ]);
    if (email === null || !organization) throw notFound('person');
    if (ids.length >= maxPasskeys) throw tooMany();
    const { generateRegistrationOptions } = await webauthn();
    const made = await generateRegistrationOptions({
      rpName: `Muster ${organization.name}`,
      rpID: 'localhost',
      userName: email,
      userDisplayName: email,
      userID: new Uint8Array(Buffer.from(holder.user_id)),
      challenge: newChallenge(services, aboutAdding(holder.user_id)),
      timeout: 300_000,
      attestationType: 'none',
    });
    return {
      challenge: made.challenge,
      rp: { name: made.rp.name },
      user: { id: made.user.id, name: made.user.name, displayName: made.user.displayName },
      pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
      timeout: made.timeout ?? 300_000,
      excludeCredentials: ids.map((id) => ({ id: id.toString('base64url'), type: 'public-key' as const })),
    };
  },

  run: ({ prepared }) => Promise.resolve(prepared),
});

export const createPasskey = writeOperation({
  ...own,
  id: 'passkeys.create',
  route: 'POST /passkeys',
  summary: 'Add a passkey',
  description:
    'One that the browser has made from what `POST /passkeys/options` answered. It signs in without a password, and counts as both factors. Ten a person. The person is told by mail.',
  unrehearsed: 'rehearsal.secret',
  maxBodyBytes: 64 * 1024,
  body: Strict({ name: PasskeyName(), ...newPasskeyFields }),
  returns: Passkey,
  status: 201,
  refuses: ['CONFLICT'],

  async prepare({ services, actor, body }) {
    const { organization_id, user_id } = holderOf(actor);
    const organization = await findOrganization(services.database.db, organization_id);
    const expected = { about: aboutAdding(user_id), ownUrls: ownUrlsOf(organization) };
    const made = await newPasskeyIn(services, expected, body);
    if (!made) throw invalid('attestation', 'factors.passkeyRefused');
    return made;
  },

  async run({ actor, work, body, prepared: made }) {
    await checkAccountSession(work);
    const holder = holderOf(actor);
    const { tx, now } = work;
    await lockPerson(tx, holder.organization_id, holder.user_id);
    if ((await listPasskeys(tx, holder)).length >= maxPasskeys) throw tooMany();
    const passkey = { id: work.newId('psk'), name: body.name.trim(), created_at: now, last_used_at: null };
    await insertPasskey(tx, {
      ...(await findHome(tx, holder)),
      ...passkey,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: [...body.transports],
    });
    await openSessions(tx, holder);
    work.audit({ subjectId: holder.user_id, changedFields: ['passkeys'] });
    enqueueNotice(work, { notice: 'passkey-added', passkey: passkey.name });
    work.changesAccess();
    return passkey;
  },
});

export const updatePasskey = writeOperation({
  ...own,
  id: 'passkeys.update',
  route: 'PATCH /passkeys/{id}',
  summary: 'Rename a passkey of one’s own',
  params: Strict({ id: Id('psk') }),
  body: Changes({ name: PasskeyName() }),
  returns: Passkey,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params, body }) {
    const holder = holderOf(actor);
    const renamed = await renamePasskey(work.tx, holder, params.id, body.name?.trim() ?? null);
    if (!renamed) throw notFound('passkey');
    work.audit({ subjectId: holder.user_id, changedFields: ['passkeys'] });
    return renamed;
  },
});

export const removePasskey = writeOperation({
  ...own,
  id: 'passkeys.delete',
  route: 'DELETE /passkeys/{id}',
  summary: 'Remove a passkey of one’s own',
  description: 'It signs in no more. Sessions that it opened go on. The person is told by mail.',
  unrehearsed: 'rehearsal.asked',
  params: Strict({ id: Id('psk') }),
  returns: Type.Object({ deleted: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params }) {
    await checkAccountSession(work);
    const holder = holderOf(actor);
    await lockPerson(work.tx, holder.organization_id, holder.user_id);
    const name = await deletePasskey(work.tx, holder, params.id);
    if (name === null) throw notFound('passkey');
    enforce(mayGoWithout(actor, await findFactors(work.tx, holder)));
    work.audit({ subjectId: holder.user_id, changedFields: ['passkeys'] });
    enqueueNotice(work, { notice: 'passkey-removed', passkey: name });
    return { deleted: true };
  },
});
