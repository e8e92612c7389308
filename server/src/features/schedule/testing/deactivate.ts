import type { openHarness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deactivatePerson, findActor, lockVisiblePerson } from '../../people/index.ts';

/** Who leaves, by someone who may see to it. */
export const deactivateIn =
  (installation: Awaited<ReturnType<typeof openHarness>>['installation']) =>
  async (world: World, by: Somebody, person: Somebody): Promise<void> => {
    const actor = await findActor(installation.database.db, world.organizationId, by.id);
    if (!actor) throw new Error('No such person.');
    const origin = { surface: 'app', tokenId: null, ip: null, requestId: null } as const;
    await inUnitOfWork(installation, actor, origin, async (work) => {
      await deactivatePerson(work, await lockVisiblePerson(work.tx, actor, person.id), { offboarded: true });
    });
  };
