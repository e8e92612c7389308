import { operatorOf, type Origin, type Surface, type Tenant } from '../../../kernel/actor.ts';
import { type Job, sandboxIn } from '../../../kernel/job.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { allLeaveTypes } from '../types/store.ts';
import { bringUp } from './account.ts';
import { findEarliestLastYear, listAccruing, listActiveAfter, listActivePeople } from './accrue-store.ts';
import type { EntitlingType } from './entitlement.ts';
import { lockAllBalances } from './ledger.ts';
import { entitlingTypeOf, insertEntries, leavePersonOf, readAccounts } from './store.ts';

export interface AccrualReport {
  readonly organizations: number;
  readonly people: number;
  readonly entries: number;
}

const batchSize = 200;

/**
 * Enters what is due to everyone: grants, twelfths, what is carried over and what expires. Run twice, or by several
 * processes at once, it enters everything once.
 */
export async function accrueLeave(
  services: ChangeServices,
  surface: Surface,
  organizationId?: string,
): Promise<AccrualReport> {
  const { db } = services.database;
  const ids = await listAccruing(db, organizationId);
  let [people, entries] = [0, 0];
  for (const id of ids) {
    const organization = await findOrganization(db, id);
    if (!organization) continue;
    const done = await accrueIn(services, tenantOf(organization), surface);
    people += done.people;
    entries += done.entries;
  }
  return { organizations: ids.length, people, entries };
}

/** A transaction for some people at a time: no one waits long to book, and a stop loses little. */
async function accrueIn(
  services: ChangeServices,
  tenant: Tenant,
  surface: Surface,
): Promise<{ people: number; entries: number }> {
  const { db } = services.database;
  const types = (await allLeaveTypes(db, tenant.id)).map((row) => entitlingTypeOf(tenant, row));
  const entitling = types.filter((type) => type.is_active && type.annual_allowance !== null);
  const origin: Origin = { surface, tokenId: null, ip: null, requestId: null };
  let [people, entries, after] = [0, 0, ''];
  for (;;) {
    const userIds = await listActiveAfter(db, tenant.id, after, batchSize);
    const last = userIds.at(-1);
    if (last === undefined) return { people, entries };
    entries += await inUnitOfWork(services, operatorOf(tenant), origin, (work) => accrueFor(work, entitling, userIds));
    people += userIds.length;
    after = last;
  }
}

async function accrueFor(
  work: UnitOfWork,
  types: readonly EntitlingType[],
  userIds: readonly string[],
): Promise<number> {
  const { actor, tx, nowMs } = work;
  const tenant = actor.organization;
  const today = dayIn(tenant.timezone, nowMs);
  await lockAllBalances(tx, tenant.id, userIds);
  // Only now: someone whom the undo of an import removed meanwhile is no longer there.
  const people = await listActivePeople(tx, tenant.id, userIds);
  const fromYear = await firstYearNeeded(work, types, userIds, Number(today.slice(0, 4)));
  const accounts = await readAccounts(tx, tenant.id, { userIds, fromYear });
  const due = people.flatMap((row) =>
    types.flatMap((type) =>
      bringUp(type, leavePersonOf(tenant, row), accounts.of(row.id, type.id), today).map((entry) => ({
        ...entry,
        user_id: row.id,
        leave_type_id: type.id,
      })),
    ),
  );
  const entered = await insertEntries(work, due);
  if (entered > 0) work.audit({ action: 'leave.accrue', subjectType: 'leave_balance', recordCount: entered });
  return entered;
}

/** Last year and this, or further back if the run has not been for longer. */
async function firstYearNeeded(
  { actor, tx }: UnitOfWork,
  types: readonly EntitlingType[],
  userIds: readonly string[],
  thisYear: number,
): Promise<number> {
  const typeIds = types.map(({ id }) => id);
  const lastYear = await findEarliestLastYear(tx, actor.organizationId, typeIds, userIds);
  return Math.min(lastYear ?? thisYear, thisYear - 1);
}

/** Late enough in the day of UTC that it is the same day nearly everywhere. */
export const accrueLeaveJob: Job = {
  task: 'accrue_leave',
  cron: '41 11 * * *',
  inSandbox: 'as the day begins',

  async run(services, payload) {
    const report = await accrueLeave(services, 'job', sandboxIn(payload));
    if (report.entries > 0) services.log.info(report, 'leave accrued');
  },
};
