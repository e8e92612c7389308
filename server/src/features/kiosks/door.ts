import { createPublicKey, verify } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { operatorOf, type Origin } from '../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { invalid, Refusal } from '../../lib/errors.ts';
import { check, Strict } from '../../lib/schema.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import type { Language } from '../../lib/texts/texts.ts';
import { findOrganization, tenantOf } from '../organization/index.ts';
import { Scan, scanBadge } from './badges/scan.ts';
import { hashOfCode } from './devices/operations.ts';
import { type Device, findDevice, findLeft, findPairing, forgetLeft, noteHeard, pairDevice } from './devices/store.ts';
import { listServed, type ServedPerson } from './people-store.ts';
import { isSigningKey, newBoxKey } from './taps/box.ts';
import { type TapAnswer, Taps, Unsent } from './taps/record.ts';
import { takeTaps } from './taps/take.ts';
import { timesOf } from './taps/times.ts';
import { keepUnsent } from './taps/unsent.ts';

const Pair = Strict({
  code: Type.String({ minLength: 1, maxLength: 40, description: 'The pairing code, as it was typed.' }),
  public_key: Strict(
    {
      kty: Type.String({ maxLength: 10, description: 'EC' }),
      crv: Type.String({ maxLength: 10, description: 'P-256' }),
      x: Type.String({ maxLength: 64, description: 'In base64url.' }),
      y: Type.String({ maxLength: 64, description: 'In base64url.' }),
      ext: Type.Optional(Type.Boolean({ description: 'As browsers export it.' })),
      alg: Type.Optional(Type.String({ maxLength: 20, description: 'As browsers export it.' })),
      use: Type.Optional(Type.String({ maxLength: 20, description: 'As browsers export it.' })),
      key_ops: Type.Optional(
        Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10, description: 'As browsers export it.' }),
      ),
    },
    { description: 'The public half of a key that stays on the device, as JWK.' },
  ),
});

/** What a device is told once it is paired, and each time that it asks who is in. */
interface OwnPlace {
  readonly name: string;
  readonly location: string | null;
  readonly organization: string;
  readonly language: Language;
  readonly country: string;
  readonly timezone: string;
  /** What PINs of kept taps are sealed for: a point of P-256 in base64url. */
  readonly box_key: string;
  /** Whether a badge proves who scans it. */
  readonly badge_is_enough: boolean;
  readonly now: string;
}

const wrongSignature = (): Refusal => new Refusal('AUTH_INVALID', 'kiosks.signature', { reason: 'signature' });

/** Pairs the device that knows a code. null: the code leads nowhere. */
async function pair(
  services: ChangeServices,
  origin: Origin,
  { code, public_key }: Static<typeof Pair>,
): Promise<{ readonly secret: string } | null> {
  if (!isSigningKey(public_key)) throw invalid('public_key', 'kiosks.publicKey');
  const codeHash = hashOfCode(code);
  const found = await findPairing(services.database.db, codeHash, services.clock.now());
  const row = found && (await findOrganization(services.database.db, found.organization_id));
  if (!found || !row) return null;
  const secret = newSecret();
  const box = newBoxKey();
  const { kty, crv, x, y } = public_key;
  const isPaired = await inUnitOfWork(services, operatorOf(tenantOf(row)), origin, async (work) => {
    const isFirst = await pairDevice(work, found.id, {
      codeHash,
      sessionHash: hashSecret(secret),
      publicKey: { kty, crv, x, y },
      boxPublicKey: box.publicKey,
      boxPrivateKey: box.privateKey,
    });
    if (isFirst) {
      work.audit({ action: 'kiosks.pair', subjectType: 'kiosk', subjectId: found.id, changedFields: ['paired_at'] });
    }
    return isFirst;
  });
  return isPaired ? { secret } : null;
}

interface Said {
  readonly unsent: number | null;
  /** What the clock of the device says. */
  readonly at: string | null;
}

const mostSeconds = 400 * 86_400;

/** Who clocks there and is in; and that the device was heard of. */
async function people(
  services: ChangeServices,
  device: Device,
  { unsent, at }: Said,
): Promise<{ readonly kiosk: OwnPlace; readonly clock_ahead_seconds: number | null; readonly people: ServedPerson[] }> {
  const saidMs = at === null ? Number.NaN : Date.parse(at);
  const ahead = Number.isNaN(saidMs) ? null : Math.round((saidMs - services.clock.nowMs()) / 1000);
  const aheadSeconds = ahead === null ? null : Math.max(-mostSeconds, Math.min(mostSeconds, ahead));
  const { db } = services.database;
  const [row, served] = await Promise.all([
    findOrganization(db, device.organizationId),
    listServed(db, device.organizationId, device.id),
    noteHeard(services, device, { unsent, aheadSeconds }),
  ]);
  if (!row) throw new Error('The organization of a kiosk is gone.');
  const tenant = tenantOf(row);
  return {
    kiosk: {
      name: device.name,
      location: device.location,
      organization: tenant.name,
      language: tenant.settings.default_language,
      country: tenant.country,
      timezone: tenant.timezone,
      box_key: device.boxPublicKey.toString('base64url'),
      badge_is_enough: tenant.settings.kiosk_badge_is_enough,
      now: services.clock.now(),
    },
    clock_ahead_seconds: aheadSeconds,
    people: served,
  };
}

/** ECDSA on P-256 over SHA-256 of the body, in the form of WebCrypto. */
function checkSignature({ publicKey }: Pick<Device, 'publicKey'>, body: Buffer, signature: string | undefined): void {
  const bytes = Buffer.from(signature ?? '', 'base64url');
  if (bytes.length !== 64) throw wrongSignature();
  const key = createPublicKey({ key: publicKey as never, format: 'jwk' });
  if (!verify('sha256', body, { key, dsaEncoding: 'ieee-p1363' }, bytes)) throw wrongSignature();
}

async function taps(
  services: ChangeServices,
  device: Device,
  origin: Origin,
  sent: Static<typeof Taps>,
): Promise<{ readonly taps: TapAnswer[]; readonly now: string; readonly clock_ahead_seconds: number | null }> {
  const answers = await takeTaps({ services, device, origin }, sent);
  const [first] = sent;
  const aheadMs = first ? timesOf(first, services.clock.nowMs()).aheadMs : null;
  const aheadSeconds = aheadMs === null ? null : Math.round(aheadMs / 1000);
  await noteHeard(services, device, { unsent: null, aheadSeconds });
  return { taps: answers, now: services.clock.now(), clock_ahead_seconds: aheadSeconds };
}

/** The way in for devices, as the surface takes it. */
export const kioskDoorOf = (services: ChangeServices) => ({
  bodies: { pair: Pair, taps: Taps, badge: Scan, unsent: Unsent },
  pair: (body: unknown, origin: Origin) => pair(services, origin, check(Pair, body)),
  /** A device that is unpaired, which may hand over what it had not sent: once. */
  async left(secretHash: Buffer) {
    const device = await findLeft(services.database.db, secretHash);
    return (
      device && {
        checkSignature: (body: Buffer, signature: string | undefined): void => {
          checkSignature(device, body, signature);
        },
        async unsent(body: unknown, origin: Origin) {
          const kept = await keepUnsent({ services, device, origin }, check(Unsent, body));
          await forgetLeft(services.database.db, device);
          return { kept };
        },
      }
    );
  },
  async open(secretHash: Buffer) {
    const device = await findDevice(services.database.db, secretHash);
    return (
      device && {
        organizationId: device.organizationId,
        id: device.id,
        checkSignature: (body: Buffer, signature: string | undefined): void => {
          checkSignature(device, body, signature);
        },
        people: (said: Said) => people(services, device, said),
        badge: (body: unknown, { language }: Origin) =>
          scanBadge(services, device, language ?? 'en', check(Scan, body)),
        taps: (body: unknown, origin: Origin) => taps(services, device, origin, check(Taps, body)),
      }
    );
  },
});
