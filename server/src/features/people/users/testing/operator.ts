import type { Somebody, World } from '../../../../../test/world.ts';
import type { Installation } from '../../../../kernel/installation.ts';
import { inUnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { findActor } from '../../actors-store.ts';
import { deactivatePerson } from '../deactivate.ts';
import { lockVisiblePerson } from '../store.ts';

const job = { surface: 'job', tokenId: null, ip: null, requestId: null } as const;

/** Deactivates as the completion of an offboarding does, with the rights of `by`. */
export async function deactivate(
  installation: Installation,
  world: World,
  person: Somebody,
  by: Somebody,
  { offboarded = true } = {},
): Promise<void> {
  const actor = await findActor(installation.database.db, world.organizationId, by.id);
  if (!actor) throw new Error('Nobody to act.');
  await inUnitOfWork(installation, actor, job, async (work) => {
    await deactivatePerson(work, await lockVisiblePerson(work.tx, actor, person.id), { offboarded });
  });
}
