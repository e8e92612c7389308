import { type Actor, isOneself } from '../../../kernel/actor.ts';
import type { GuardedRecord } from '../../../kernel/guards.ts';
import { stateTable } from '../../../kernel/states.ts';
import { conflict, forbidden, type Verdict } from '../../../lib/errors.ts';
import { lockedStatuses, type TimesheetStatus, withDepartments } from '../../time/index.ts';
import { correctionStatuses, TimesheetCorrection } from './record.ts';

/** No one settles what they are paid. */
export const isAnothers = (actor: Actor, record: { readonly user_id: string }): Verdict =>
  !isOneself(actor, record.user_id) || forbidden('time.own');

/** Until then its entries can be changed themselves. */
export const isLockedSheet = (_actor: Actor, { status }: { readonly status: TimesheetStatus }): Verdict =>
  lockedStatuses.includes(status) || conflict('time.notLockedYet', { reason: 'state', status });

/** One that follows from another goes with that. */
export const standsAlone = (_actor: Actor, { cause_id: cause }: { readonly cause_id: string | null }): Verdict =>
  cause === null || conflict('time.followsCorrection', { reason: 'follows', correction_id: cause });

/** Other hours are what a correction is for; another rate is pay, whichever way it comes. */
export const namesRate = (changes: unknown): boolean =>
  Array.isArray(changes) && changes.some((one: { hourly_rate?: unknown } | null) => one?.hourly_rate !== undefined);

type Subject = TimesheetCorrection & { readonly department_id: string | null };

export const correctionRecord: GuardedRecord<Subject> = {
  schemas: [TimesheetCorrection],
  subjectsOf: ({ db, actor }, corrections: readonly TimesheetCorrection[]) => withDepartments(db, actor, corrections),
};

export const correctionStates = stateTable({
  of: 'correction',
  field: 'status',
  states: correctionStatuses,
  moves: [
    {
      from: [],
      trigger: 'correct',
      to: 'OPEN',
      when: 'by an Administrator or Executive, on a locked timesheet of another',
    },
    {
      from: ['OPEN'],
      trigger: 'withdraw',
      to: 'WITHDRAWN',
      when: 'by an Administrator or Executive, the last one first',
    },
    { from: ['OPEN'], trigger: 'take', to: 'IN_RUN', when: 'with the next pay run' },
  ],
});
