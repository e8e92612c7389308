import { randomInt } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Instant } from '../../../lib/days.ts';
import { invalid, type Verdict } from '../../../lib/errors.ts';
import { hashPassword, qrCodeOf } from '../../sign-in/index.ts';

export const MadePin = Type.Object({
  pin: Type.String({ description: 'To type where there is no camera.' }),
  set_at: Instant('When it was made.'),
  qr_size: Type.Integer({ description: 'Width and height of the QR code, in squares.' }),
  qr_path: Type.String({ description: 'Its dark squares as the path of an SVG image of that size.' }),
});

/** What anyone would try first: one digit, a run of digits up or down, or one pair over and over. */
export function mayBePin(pin: string): Verdict {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, i) => digit - (digits[i] ?? 0));
  const isRun = [-1, 0, 1].some((step) => steps.every((one) => one === step));
  const isPair = digits.every((digit, i) => digit === digits[i % 2]);
  return !(isRun || isPair) || invalid('pin', 'kiosks.pinTrivial');
}

/** Eight digits that nobody would try first. */
function newPin(): string {
  for (;;) {
    const pin = String(randomInt(100_000_000)).padStart(8, '0');
    if (mayBePin(pin) === true) return pin;
  }
}

/** What the camera of a tablet reads: whose PIN, and the PIN. */
const codeOf = (userId: string, pin: string): string => `${userId}.${pin}`;

/** Hashing takes its time: before the transaction. */
export async function madePin(userId: string) {
  const pin = newPin();
  const [hash, qr] = await Promise.all([hashPassword(pin), qrCodeOf(codeOf(userId, pin))]);
  return { pin, hash, qr };
}

export const presentMade = (
  { now }: UnitOfWork,
  { pin, qr }: Awaited<ReturnType<typeof madePin>>,
): Static<typeof MadePin> => ({ pin, set_at: now, qr_size: qr.size, qr_path: qr.path });
