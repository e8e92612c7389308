import type { Db } from '../../../db/database.ts';
import { executeTogether } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dayIn } from '../../../lib/days.ts';
import { presentBalance } from '../balances/present.ts';
import { leavePersonOf, readAccounts } from '../balances/store.ts';
import { allLeaveTypes } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { type AwayRow, listWaiting, othersWith } from './deciding-store.ts';

/** What whoever decides on a leave wants to know of it. */
export interface LeaveFacts {
  /** What is left of its type with it and everything else that waits taken off; null: without limit, or not to be told. */
  readonly available: number | null;
  readonly unit: 'DAYS' | 'HOURS';
  /** How many colleagues are away on some of its days, and some of their names. */
  readonly awayCount: number;
  readonly away: readonly string[];
  /** The same for those who have asked for some of the same days. */
  readonly askingCount: number;
  readonly asking: readonly string[];
}

/**
 * For a page of leaves at once; those out of the actor's view have none. `reader`: who is told, if they decide in the actor's place. A balance
 * is told by their own right.
 */
export async function factsToDecide(
  db: Db,
  actor: Actor,
  nowMs: number,
  ids: readonly string[],
  reader: Actor = actor,
): Promise<ReadonlyMap<string, LeaveFacts>> {
  if (ids.length === 0) return new Map();
  const { organization: tenant } = actor;
  const today = dayIn(tenant.timezone, nowMs);
  const waiting = await listWaiting(db, actor, ids);
  const [types, accounts, [away, asking]] = await Promise.all([
    allLeaveTypes(db, tenant.id),
    readAccounts(db, tenant.id, { userIds: [...new Set(waiting.map(({ id }) => id))] }),
    executeTogether(db, othersWith('APPROVED', actor, ids, today), othersWith('PENDING', actor, ids, today)),
  ]);
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const byLeave = (rows: readonly AwayRow[]) => new Map(rows.map((row) => [row.leave_id, row]));
  const [awayOf, askingOf] = [byLeave(away), byLeave(asking)];
  return new Map(
    waiting.flatMap((leave) => {
      const type = typeOf.get(leave.leave_type_id);
      if (!type) return [];
      const isSeen = seesLeaveOfType(reader, type, {
        user_id: leave.id,
        department_id: leave.department_id,
        manager_id: leave.manager_id,
      });
      const account = accounts.of(leave.id, type.id);
      const year = Number(leave.start_date.slice(0, 4));
      const asked = { tenant, person: leavePersonOf(tenant, leave), type, account, year, today };
      const facts: LeaveFacts = {
        available: isSeen ? presentBalance(asked).available : null,
        unit: type.unit,
        awayCount: awayOf.get(leave.leave_id)?.count ?? 0,
        away: awayOf.get(leave.leave_id)?.names ?? [],
        askingCount: askingOf.get(leave.leave_id)?.count ?? 0,
        asking: askingOf.get(leave.leave_id)?.names ?? [],
      };
      return [[leave.leave_id, facts] as const];
    }),
  );
}
