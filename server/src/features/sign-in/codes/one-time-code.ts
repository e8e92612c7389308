import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../lib/secrets.ts';

/** Loaded with the first code: a start should not wait for it. */
const otpauth = () => import('otpauth');

/** What every authenticator app takes: RFC 6238 with SHA-1, six digits, half a minute. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ: a code of the step before or after is taken too. */
const stepsEitherWay = 1;

/** A new secret in base32, as people type it where there is no camera. */
export const newCodeSecret = async (): Promise<string> => new (await otpauth()).Secret({ size: 20 }).base32;

/** What the QR code says; apps show issuer and label. */
export async function codeUri(secret: string, about: { issuer: string; label: string }): Promise<string> {
  const { TOTP, Secret } = await otpauth();
  // A colon would part issuer and label elsewhere.
  const plain = (text: string): string => text.replaceAll(':', ' ').trim();
  return new TOTP({
    ...form,
    issuer: plain(about.issuer),
    label: plain(about.label),
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The step of time that a code belongs to; null: it is none of now. */
export async function stepOf(secret: string, code: string, nowMs: number): Promise<number | null> {
  const { TOTP, Secret } = await otpauth();
  const about = { ...form, secret: Secret.fromBase32(secret), timestamp: nowMs };
  const distance = TOTP.validate({ ...about, token: code, window: stepsEitherWay });
  return distance === null ? null : TOTP.counter({ period: form.period, timestamp: nowMs }) + distance;
}

/** As it was typed, without the gaps that help to read it. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryCodeCount = 10;
const recoveryCodeLength = 16;

/** Ten codes of eighty bits each: as their hash alone they can be kept. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join(
      '',
    ),
  );

/** In groups of four, to be written down. */
export const readable = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

export const hashRecoveryCode = (code: string): Buffer => hashSecret(code);
