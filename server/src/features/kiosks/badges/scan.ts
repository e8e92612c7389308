import { type Static, Type } from 'typebox';
import type { Services } from '../../../kernel/services.ts';
import { Strict } from '../../../lib/schema.ts';
import { type Language, type Message, say, sayTo } from '../../../lib/texts/texts.ts';
import type { Device } from '../devices/store.ts';
import { serves } from '../people-store.ts';
import { readBadge } from './store.ts';

export const Scan = Strict({
  code: Type.String({ minLength: 1, maxLength: 64, description: 'What the scanner typed.' }),
});

/** Whom a badge names at a device. */
export interface Scanned {
  readonly user_id: string | null;
  /** Why nobody, to who stands there. */
  readonly message: string | null;
  readonly wait_seconds?: number;
}

export const waitSeconds = ({ clock }: Pick<Services, 'clock'>, until: string): number =>
  Math.max(1, Math.ceil((Date.parse(until) - clock.nowMs()) / 1000));

/** It names one whom the device serves; whether it proves them as well is judged with the tap. */
export async function scanBadge(
  services: Services,
  device: Device,
  language: Language,
  { code }: Static<typeof Scan>,
): Promise<Scanned> {
  const nobody = (message: Message): Scanned => ({
    user_id: null,
    message: sayTo({ language, audience: 'app' }, message),
  });
  const read = await readBadge(services, device, code);
  if (!read.isRead) {
    const seconds = waitSeconds(services, read.until);
    return { ...nobody(say('kiosks.badgeWait', { seconds })), wait_seconds: seconds };
  }
  if (read.userId === null) return nobody({ key: 'kiosks.badgeUnknown', values: {} });
  const isServed = await serves(services.database.db, device.organizationId, device.id, read.userId);
  return isServed ? { user_id: read.userId, message: null } : nobody({ key: 'kiosks.unknown', values: {} });
}
