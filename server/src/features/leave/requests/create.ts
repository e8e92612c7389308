import { selfOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { bindRequest, keptApprovals, stepsOfLeave } from '../../approvals/index.ts';
import { lockBalances, recordTaken, saveRequestDays } from '../balances/ledger.ts';
import { leaveStates } from './leave-states.ts';
import { lockNamedPerson } from './person-store.ts';
import { checkFits, isBalanceHidden, lockBookableType, type Plan, planLeave } from './plan.ts';
import { presentLeave } from './present.ts';
import { Leave, NewLeave } from './record.ts';
import { manages, mayBookFor, type Person } from './rules.ts';
import { spanOf } from './span.ts';
import { insertLeave, leaveAfter, type LeaveRow } from './store.ts';

/** Told within the change that books leave for illness; the subject is the leave. */
export const sicknessReported = 'leave.sickness_reported';

export const createLeave = writeOperation({
  id: 'leaves.create',
  route: 'POST /leaves',
  subject: 'leave',
  summary: 'Book leave',
  description:
    'For oneself, or for someone whose manager or Department Head one is; Administrators and Executives for anyone. PENDING, and its days reserved, unless the type needs no approval or the person’s manager books it: then APPROVED at once. Who may not know the balance of a private type is not told whether it suffices: what they book is PENDING, and waits for who may. Where a policy of the organization asks several people, `approvals` says who decides one after the other; a manager who books takes the step that is theirs. Refused over leave that is there, over locked dates and beyond the balance: `details.reason` is `overlap`, `locked_dates` or `balance`.',
  scope: 'leaves:write',
  body: NewLeave,
  returns: Leave,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    return presentLeave(actor, await bookLeave(work, body));
  },
});

/** Whose leave it is; the installation itself takes none. */
function personIdOf({ actor }: UnitOfWork, { user_id: named }: NewLeave): string {
  const id = named ?? selfOf(actor);
  if (id === null) throw invalid('user_id', 'validation.required');
  return id;
}

/** Whose leave it would be, if the caller may book it. */
export async function lockBookablePerson(work: UnitOfWork, input: NewLeave): Promise<Person> {
  const person = await lockNamedPerson(work, 'user_id', personIdOf(work, input));
  enforce(mayBookFor(work.actor, person));
  return person;
}

async function bookLeave(work: UnitOfWork, input: NewLeave): Promise<LeaveRow> {
  const person = await lockBookablePerson(work, input);
  const type = await lockBookableType(work, input.leave_type_id);
  const plan = await planLeave(work, person.user_id, type, spanOf(type, input));
  await lockBalances(work, person.user_id);
  await checkFits(work, person, plan, null);
  const id = work.newId('lv');
  await insertLeave(work, {
    id,
    user_id: person.user_id,
    leave_type_id: type.id,
    ...plan.span,
    ...plan.totals,
    reason: input.reason ?? null,
    booked_by_id: work.actor.userId,
    ...(await decisionOf(work, person, plan)),
    submitted_at: work.now,
    created_at: work.now,
    updated_at: work.now,
  });
  await saveRequestDays(work, { id, user_id: person.user_id }, plan.byDate);
  const leave = await leaveAfter(work, id);
  if (leave.status === 'APPROVED') await recordTaken(work, id);
  await work.raiseCreation(leaveStates, leave);
  if (type.is_sickness) await work.react(sicknessReported, leave.id);
  return leave;
}

/** The steps that a leave as planned is bound to; none: one decision will do. */
export const stepsOf = ({ actor }: UnitOfWork, { department_id }: Person, { type, totals }: Plan) =>
  type.requires_approval
    ? stepsOfLeave(actor.organization, { department_id, leave_type_id: type.id, total_days: totals.total_days })
    : [];

/** Without steps and by someone who does not manage the person: nobody has to decide, and who books knows that it fits. */
export const isDecidedAtOnce = (work: UnitOfWork, person: Person, { type }: Plan): boolean =>
  !type.requires_approval && !isBalanceHidden(work, person, type);

/** A manager who books has decided, or taken the step that is theirs; if the type needs no approval no one has to. */
export async function decisionOf(work: UnitOfWork, person: Person, plan: Plan) {
  const { actor, now } = work;
  const approved = { status: 'APPROVED', decided_by_id: actor.userId, decided_at: now };
  const steps = stepsOf(work, person, plan);
  if (steps.length > 0) {
    const isBooked = manages(actor, person);
    const { approvals, isLeft } = await bindRequest(work, person, steps, { takesStep: isBooked });
    return { ...(isLeft ? { status: 'PENDING' } : approved), ...keptApprovals(approvals) };
  }
  if (manages(actor, person)) return approved;
  return isDecidedAtOnce(work, person, plan) ? { status: 'APPROVED', decided_at: now } : { status: 'PENDING' };
}
