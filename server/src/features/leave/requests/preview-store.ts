import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import {
  bindRequest,
  type Decider,
  explainSteps,
  type ForeseenStep,
  listDeputiesAtWork,
  listInCharge,
} from '../../approvals/index.ts';
import { visiblePeople } from '../../people/index.ts';
import { stepsOf } from './create.ts';
import type { Plan } from './plan.ts';
import { manages, type Person } from './rules.ts';
import { maxLeaveDays, type Span } from './span.ts';

const mostNamed = 10;

/** Those nearest to the person who may decide on their leave, and in their place whoever is their deputy at this moment. */
export async function findDeciders(work: UnitOfWork, person: Person): Promise<Decider[]> {
  const { actor, tx, now } = work;
  const near = await listInCharge(tx, actor.organizationId, 'LEAVE', [person.user_id]);
  const inCharge = near.slice(0, mostNamed).map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
  const ids = inCharge.map(({ id }) => id);
  const deputies = await listDeputiesAtWork(tx, actor.organization, 'LEAVE', ids, now);
  return [
    ...inCharge.map((one) => ({ ...one, on_behalf_of_id: null })),
    ...deputies.filter(({ id }) => id !== person.user_id && !ids.includes(id)),
  ];
}

/** Who will decide, one after the other; none for a leave without steps, or one that is granted as it is booked. */
export async function foreseenSteps(work: UnitOfWork, person: Person, plan: Plan): Promise<ForeseenStep[]> {
  const steps = stepsOf(work, person, plan);
  if (steps.length === 0) return [];
  const { approvals, isLeft } = await bindRequest(work, person, steps, { takesStep: manages(work.actor, person) });
  return isLeft ? explainSteps(work.tx, work.actor.organization, 'LEAVE', { ...person, approvals }, work.now) : [];
}

/**
 * Others of the department, as far as the actor's directory goes, with approved leave on some of these days from today on. Past days are
 * not counted: asked for day by day they would tell when a colleague was sick.
 */
export async function countColleaguesAway(
  { actor, tx, nowMs }: UnitOfWork,
  person: Person,
  { start_date, end_date }: Span,
): Promise<number> {
  const today = dayIn(actor.organization.timezone, nowMs);
  if (person.department_id === null || end_date < today) return 0;
  const from = start_date < today ? today : start_date;
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.user_id)::int as count
      from users join leave_requests l on l.organization_id = users.organization_id and l.user_id = users.id
     where ${visiblePeople(actor)} and users.department_id = ${person.department_id} and users.is_active
       and users.id <> ${person.user_id} and l.status = 'APPROVED'
       and l.start_date <= ${end_date}::date and l.end_date >= ${from}::date
       and l.start_date > ${from}::date - ${sql.lit(maxLeaveDays)}`.execute(tx);
  return rows[0]?.count ?? 0;
}
