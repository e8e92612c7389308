import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { addressPolicyOf } from '../../kernel/delivery.ts';
import { readOperation, writeOperation } from '../../kernel/operation.ts';
import { checkWebhookUrl, vetHost } from '../../lib/destination/address.ts';
import { forbidden, invalid, notFound, Refusal } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { deviceIn } from '../sign-in/index.ts';
import { isPublicKey } from './encrypt.ts';
import { Device, NewSubscription, PushKey } from './record.ts';
import { deleteDevice, findPublicKey, listDevices, makeKey, saveSubscription } from './store.ts';

const own = { surface: 'app', scope: null } as const;

export const getPushKey = readOperation({
  ...own,
  id: 'pushKey.get',
  route: 'GET /push-key',
  summary: 'Get the key that a browser subscribes with',
  description: 'Made by the server for the organization when it is first asked for.',
  returns: PushKey,

  async run({ services, actor, db }) {
    let key = await findPublicKey(db, actor.organizationId);
    if (key === null) {
      await makeKey(services, actor.organizationId);
      key = await findPublicKey(services.database.db, actor.organizationId);
    }
    return { public_key: key?.toString('base64url') ?? '' };
  },
});

export const listPushSubscriptions = readOperation({
  ...own,
  id: 'pushSubscriptions.list',
  route: 'GET /push-subscriptions',
  summary: 'List the devices that ring for the caller',
  returns: Type.Object({
    devices: Type.Array(Device, { description: 'Those that asked, the newest first; ten at most.' }),
  }),

  async run({ actor, db, origin }) {
    const devices = await listDevices(db, actor, origin.sessionHash);
    return {
      devices: devices.map((one) => ({ ...one, device: one.device && deviceIn(actor.language, one.device) })),
    };
  },
});

/** What a browser gives out of itself fits; anything else was made up. */
function checkKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): void {
  if (!isPublicKey(Buffer.from(p256dh, 'base64url'))) throw invalid('keys.p256dh', 'push.key');
  if (Buffer.from(auth, 'base64url').length !== 16) throw invalid('keys.auth', 'push.secret');
}

export const createPushSubscription = writeOperation({
  ...own,
  id: 'pushSubscriptions.create',
  // It hangs on the session of who asks: nobody else can accept it.
  unrehearsed: 'rehearsal.device',
  route: 'POST /push-subscriptions',
  subject: 'user',
  summary: 'Let this device ring',
  description:
    'By what the browser answered to `pushManager.subscribe`. It rings for as long as the caller is signed in on it: signing out ends it, and so does another person who lets the same device ring. Addresses of push services keep the rules of webhooks.',
  body: NewSubscription,
  status: 201,
  returns: Device,
  refuses: ['FORBIDDEN'],

  async prepare({ services, body }) {
    checkKeys(body.keys);
    const policy = addressPolicyOf(services);
    try {
      const url = checkWebhookUrl(body.endpoint, policy);
      // In development a host need not exist yet: the first notice tells.
      if (!policy.allowPrivate) await vetHost(url.hostname, policy);
      return url.href;
    } catch (error) {
      // Named as it was sent.
      if (error instanceof Refusal && error.code === 'VALIDATION_FAILED') throw invalid('endpoint', 'push.endpoint');
      throw error;
    }
  },

  async run({ actor, work, body, prepared: endpoint }) {
    const id = work.newId('psh');
    const { origin, services, tx, now } = work;
    const hash = createHash('sha256').update(endpoint).digest();
    const saved = await saveSubscription({ actor, origin, services, tx, now, newId: id }, hash, {
      endpoint,
      ...body.keys,
    });
    if (!saved || actor.userId === null) throw forbidden('push.session');
    work.audit({ subjectId: actor.userId, changedFields: ['devices'] });
    const devices = await listDevices(tx, actor, origin.sessionHash);
    const made = devices.find((one) => one.id === id);
    if (!made) throw notFound('device');
    return { ...made, device: made.device && deviceIn(actor.language, made.device) };
  },
});

export const deletePushSubscription = writeOperation({
  ...own,
  id: 'pushSubscriptions.delete',
  route: 'DELETE /push-subscriptions/{id}',
  subject: 'user',
  summary: 'Silence a device of one’s own',
  params: Strict({ id: Id('psh') }),
  returns: Type.Object({ deleted: Type.Boolean({ description: 'Always true.' }) }),
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params }) {
    if (!(await deleteDevice(work, params.id))) throw notFound('device');
    work.audit({ ...(actor.userId !== null && { subjectId: actor.userId }), changedFields: ['devices'] });
    return { deleted: true };
  },
});
