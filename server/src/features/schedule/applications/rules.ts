import { type Actor, isOneself } from '../../../kernel/actor.ts';
import { guardedAsShown, type PageRule } from '../../../kernel/guards.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import type { KeptShift } from '../offers/store.ts';
import { publishes } from '../planning.ts';
import type { Shift } from '../shifts/record.ts';
import { ShiftApplication } from './record.ts';
import { listAppliedFor } from './store.ts';

type Judged = Pick<ShiftApplication, 'id' | 'user_id' | 'department_id' | 'status' | 'open_until'>;

export const applicationRecord = guardedAsShown<Judged>(ShiftApplication);

export function mayChoose(actor: Actor, { user_id, department_id }: Judged): Verdict {
  if (!publishes(actor, department_id)) return forbidden('schedule.notManaged');
  return !isOneself(actor, user_id) || forbidden('schedule.applicationNeverOwn');
}

export const mayTakeBack = (actor: Actor, { user_id }: Judged): Verdict =>
  isOneself(actor, user_id) || forbidden('schedule.applicationNotTheirs');

export const isStillOpen = (_actor: Actor, { open_until }: Judged, nowMs: number): Verdict =>
  Date.parse(open_until) > nowMs || conflict('schedule.applicationOver', { reason: 'started' });

/** A shift as it was when someone applied for it. */
export const isAsApplied = (
  { starts_at, ends_at, department_id }: ShiftApplication,
  shift: KeptShift | undefined,
): shift is KeptShift =>
  shift?.status === 'OPEN' &&
  shift.is_published &&
  shift.starts_at === starts_at &&
  shift.ends_at === ends_at &&
  shift.department_id === department_id;

/** Where those who plan choose, one asks for a shift once. Elsewhere nothing is read for it. */
export const hasNotApplied: PageRule<Pick<Shift, 'id' | 'status'>> = {
  async judge({ actor, db }, shifts) {
    const open = actor.organization.settings.open_shift_approval
      ? shifts.flatMap(({ id, status }) => (status === 'OPEN' ? [id] : []))
      : [];
    const applied = open.length === 0 || actor.userId === null ? new Set() : await listAppliedFor(db, actor, open);
    return shifts.map(({ id }) => !applied.has(id) || conflict('schedule.appliedAlready', { reason: 'applied' }));
  },
};
