import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { moveLeave } from '../requests/moves.ts';
import { lockVisibleLeave } from '../requests/store.ts';
import { allLeaveTypes } from '../types/store.ts';
import { availableIn, bringUp } from './account.ts';
import { listBookedAfter } from './leaving-store.ts';
import { lockBalances } from './ledger.ts';
import { entitlingTypeOf, findLeavePerson, insertEntries, readAccounts } from './store.ts';

export interface EndedEmployment {
  readonly id: string;
  readonly ended_on: string;
  /** Whether what was left has been paid out, or taken off the last pay. */
  readonly isPaidOut: boolean;
}

/**
 * Closes the leave of an employment before another begins, while the person still counts as gone: nothing is granted for days after the last. What was
 * booked for after the last day is cancelled, and what is left is settled, below zero too.
 */
export async function settleEnded(work: UnitOfWork, userId: string, ended: EndedEmployment): Promise<void> {
  const { tx, actor } = work;
  await lockBalances(work, userId);
  for (const { id, status } of await listBookedAfter(tx, actor.organizationId, userId, ended.ended_on)) {
    await moveLeave(work, await lockVisibleLeave(work, id), status === 'PENDING' ? 'withdraw' : 'cancel', {
      values: { cancelled_at: work.now, cancelled_by_id: actor.userId },
      action: 'leaves.cancel',
    });
  }
  const tenant = actor.organization;
  const [leaver, types, accounts] = await Promise.all([
    findLeavePerson(tx, tenant, userId),
    allLeaveTypes(tx, tenant.id),
    readAccounts(tx, tenant.id, { userIds: [userId] }),
  ]);
  if (!leaver) throw new Error('The person is gone although people are never removed.');
  // As a run on the last day would have left it: what the page of the leaving said was left counts what was due by then.
  const person = { ...leaver, is_active: true, employment_end_date: ended.ended_on };
  const due = types.flatMap((type) =>
    bringUp(entitlingTypeOf(tenant, type), person, accounts.of(userId, type.id), ended.ended_on).map((entry) => ({
      ...entry,
      user_id: userId,
      leave_type_id: type.id,
    })),
  );
  await insertEntries(work, due);
  if (!ended.isPaidOut) return;
  const lastYear = Number(ended.ended_on.slice(0, 4));
  const entries = types
    .filter((type) => type.annual_allowance !== null)
    .flatMap((type) =>
      [...accounts.of(userId, type.id)]
        .map(([year, sums]) => ({ year, units: -availableIn(sums) }))
        .filter(({ year, units }) => year >= lastYear && units !== 0)
        .map(({ year, units }) => ({
          user_id: userId,
          leave_type_id: type.id,
          year,
          kind: 'SETTLEMENT' as const,
          units,
          entry_key: `settled-${ended.id}`,
        })),
    );
  await insertEntries(work, entries);
}
