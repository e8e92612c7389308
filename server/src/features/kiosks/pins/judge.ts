import { verifyPassword } from '../../sign-in/index.ts';
import type { PinRow } from './store.ts';

/** A tap that was made now is judged by the PIN of now; one that was kept, by that of then as well. */
export async function isRightPin(row: PinRow | null, pin: string, keptSince: string | null): Promise<boolean> {
  if (await verifyPassword(row?.pin_hash ?? null, pin)) return true;
  const isOfThen = keptSince !== null && row?.previous_until != null && keptSince <= row.previous_until;
  return isOfThen && (await verifyPassword(row.previous_hash, pin));
}
