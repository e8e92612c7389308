import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { presentSandbox, type Sandbox } from './record.ts';
import { refuseUnderWay, refuseWhileWorking } from './rules.ts';
import { endAccess, isWorkedAt, lockSandbox, saveStatus } from './store.ts';
import { removeSandboxTask } from './tasks.ts';

/** No one comes in from now on; a job takes away what is in it. */
export async function endSandbox(work: UnitOfWork, id: string): Promise<Sandbox> {
  const { actor, tx, now } = work;
  const row = await lockSandbox(tx, actor.organizationId, id);
  refuseUnderWay(row);
  refuseWhileWorking(await isWorkedAt(tx, row.sandbox_organization_id));
  await endAccess(tx, row.sandbox_organization_id, now);
  await saveStatus(tx, row, 'DELETING', now);
  work.enqueue(removeSandboxTask, { organization_id: actor.organizationId, id });
  return presentSandbox({ ...row, status: 'DELETING' });
}
