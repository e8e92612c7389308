import type { Harness } from '../../../../test/harness.ts';
import type { World } from '../../../../test/world.ts';
import { insertRow } from '../../../db/rows.ts';

type Places = Pick<Harness, 'installation'>;

export async function insertKiosk({ installation }: Places, world: World): Promise<string> {
  const id = world.newId('ksk');
  const now = installation.clock.now();
  const common = { organization_id: world.organizationId, id, created_at: now, updated_at: now };
  await insertRow('kiosks', { ...common, name: 'Back door', is_for_all: true }).execute(installation.database.db);
  return id;
}

/** A tap of someone that waits for a word, an hour ago. */
export async function insertTapOf(
  { installation }: Places,
  world: World,
  userId: string,
  more: { kiosk_id?: string; action?: string; status?: string } = {},
): Promise<string> {
  const id = world.newId('ktp');
  const at = new Date(installation.clock.nowMs() - 3_600_000).toISOString();
  await insertRow('kiosk_taps', {
    organization_id: world.organizationId,
    id,
    kiosk_id: more.kiosk_id ?? (await insertKiosk({ installation }, world)),
    tap_id: id,
    user_id: userId,
    action: more.action ?? 'IN',
    tapped_at: at,
    counts_at: at,
    arrived_at: at,
    status: more.status ?? 'UNPROVEN',
  }).execute(installation.database.db);
  return id;
}
