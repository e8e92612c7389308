import type { Static } from 'typebox';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict } from '../../lib/errors.ts';
import { insertOrganization, lockOrganization, newOrganization } from '../organization/index.ts';
import { settingsBefore } from './copy-store.ts';
import { personWithin } from './people-store.ts';
import { nameWithin } from './person.ts';
import type { NewSandbox, SandboxRow } from './record.ts';
import { refuseSixth } from './rules.ts';
import { getSandbox, listNames } from './store.ts';

/** The organization and what its parent keeps of it; it is filled by a job. The parent’s row is held: sandboxes are counted one at a time. */
export async function createSandbox(work: UnitOfWork, wanted: Static<typeof NewSandbox>): Promise<SandboxRow> {
  const { actor, tx, now, services } = work;
  const parent = await lockOrganization(tx, actor.organizationId);
  const names = await listNames(tx, actor.organizationId);
  refuseSixth(names.length);
  const name = wanted.name.trim();
  if (names.includes(name.toLowerCase()))
    throw conflict('sandboxes.nameTaken', { reason: 'name_taken', field: 'name' });
  const { timezone, country, region, currency, settings } = parent;
  const made = newOrganization(services, {
    name,
    timezone,
    country,
    currency,
    plan: 'ENTERPRISE',
    ...(region !== null && { region }),
    ...(settings.default_language && { default_language: settings.default_language }),
  });
  const copies = wanted.copy_settings ?? false;
  await insertOrganization(tx, {
    ...made,
    sandbox_of: parent.id,
    settings: { ...made.settings, ...(copies && settingsBefore(settings)) },
  });
  const id = work.newId('sbx');
  await work.insert('sandboxes', {
    id,
    sandbox_organization_id: made.id,
    status: 'MAKING',
    people: wanted.people ?? 25,
    copy_settings: copies,
    created_by_id: actor.userId,
    created_at: now,
    updated_at: now,
  });
  const row = await getSandbox(tx, parent.id, id);
  if (actor.userId !== null) await personWithin(tx, row, actor.userId, nameWithin(settings), work.nowMs);
  const { name: _, ...said } = wanted;
  work.audit({ action: 'sandboxes.create', subjectType: 'sandbox', subjectId: id, after: { name, ...said } });
  return row;
}
