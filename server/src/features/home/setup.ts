import { type Static, Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, administers, moduleIsOn } from '../../kernel/actor.ts';
import { hasRegions } from '../leave/index.ts';
import { packOf } from '../working-rules/index.ts';
import { findBeginnings } from './setup-store.ts';

const steps = ['departments', 'people', 'leave_types', 'holidays', 'pay_period', 'working_rules', 'sign_in'] as const;

export const Setup = Type.Array(
  Type.Object({
    step: Type.Enum([...steps], { description: 'What a new organization begins with.' }),
    is_done: Type.Boolean({ description: 'Whether the organization has it.' }),
  }),
);
type Setup = Static<typeof Setup>;

/** For those who set up: the steps of an organization that has just begun, in order; null once all are done. */
export async function setupFor(db: Db, actor: Actor): Promise<Setup | null> {
  if (!administers(actor)) return null;
  const found = await findBeginnings(db, actor);
  if (!found) return null;
  const { country } = actor.organization;
  const isTimed = moduleIsOn(actor.organization, 'time_tracking');
  const isDone: Record<(typeof steps)[number], boolean> = {
    departments: found.has_departments,
    people: found.people > 1,
    leave_types: found.has_leave_types,
    // The days of the country are kept as they are, unless its regions have their own.
    holidays: found.has_holidays || !(await hasRegions(country)),
    pay_period: found.has_pay_period || !isTimed,
    working_rules: found.has_working_rules,
    sign_in: found.has_colleague_signed_in,
  };
  // Where no rules are known for the place, or no time is kept, there is nothing to look at.
  const hasRules = isTimed && packOf(country, found.region) !== null;
  const setup = steps
    .filter((step) => step !== 'working_rules' || hasRules)
    .map((step) => ({ step, is_done: isDone[step] }));
  return setup.every(({ is_done }) => is_done) ? null : setup;
}
