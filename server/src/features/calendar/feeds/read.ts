import { createHash } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.ts';
import type { Services } from '../../../kernel/services.ts';
import { addDays, dayIn } from '../../../lib/days.ts';
import { listLeaveEntries, listOwnShifts } from './entries-store.ts';
import { findFeedByHash } from './store.ts';
import { writeLeaves, writeShifts } from './write.ts';

const daysBack = 90;
const daysAhead = 366;

/** A calendar by its version: it need not be written for a program that has it. */
export interface FoundCalendar {
  readonly version: string;
  write(): Promise<string>;
}

const found = (
  { organization, language }: Actor,
  entries: readonly unknown[],
  write: () => Promise<string>,
): FoundCalendar => ({
  version: createHash('sha256')
    .update(JSON.stringify([organization.name, organization.timezone, language, entries]))
    .digest('base64url'),
  write,
});

/** The calendar behind an address, as its owner may see it now; null if there is none. */
export async function findCalendar(services: Services, secretHash: Buffer): Promise<FoundCalendar | null> {
  const feed = await findFeedByHash(services.database.db, secretHash);
  if (!feed) return null;
  const { kind, owner } = feed;
  const { organization } = owner;
  const { db } = services.database.shares.of(owner.organizationId);
  const today = dayIn(organization.timezone, services.clock.nowMs());
  const window = { start_date: addDays(today, -daysBack), end_date: addDays(today, daysAhead) };
  if (kind === 'MY_SHIFTS') {
    const shifts = await listOwnShifts(db, owner, window);
    return found(owner, shifts, () => writeShifts(owner, shifts));
  }
  const leaves = await listLeaveEntries(db, owner, kind === 'MY_LEAVE' ? 'own' : 'others', window);
  return found(owner, leaves, () => writeLeaves(kind, owner, leaves));
}
