import type { Job } from '../../kernel/catalogue.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { sandboxUnused } from '../inbox/index.ts';
import { inOrganization } from '../organization/index.ts';
import { endSandbox } from './end.ts';
import { graceMs, unusedMs, unusedSince } from './record.ts';
import { isWorkedAt, listUnused, lockSandbox, saveTold } from './store.ts';

/** Who administers is told of a sandbox that no one has used for long; unless someone does, it is deleted. By real time, wherever its own clock stands. */
export const retireUnused: Job = {
  task: 'sandboxes.retireUnused',
  cron: '31 11 * * *',

  async run(services) {
    const since = new Date(services.clock.nowMs() - unusedMs).toISOString();
    for (const { organization_id, id } of await listUnused(services.database.db, since))
      await inOrganization(services, organization_id, (work) => retire(work, id));
  },
};

async function retire(work: UnitOfWork, id: string): Promise<void> {
  const { actor, tx, now, nowMs } = work;
  const row = await lockSandbox(tx, actor.organizationId, id);
  if (row.status !== 'READY' && row.status !== 'FAILED') return;
  if (row.told_at === null) {
    await saveTold(tx, row, now);
    await work.react(sandboxUnused, id);
    return;
  }
  const since = unusedSince(row);
  if (since === null) return saveTold(tx, row, null);
  if (Date.parse(since) + graceMs > nowMs || (await isWorkedAt(tx, row.sandbox_organization_id))) return;
  await endSandbox(work, id);
  work.audit({ action: 'sandboxes.delete', subjectType: 'sandbox', subjectId: id });
}
