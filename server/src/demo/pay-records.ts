import { insertRows } from '../db/rows.ts';
import { addDays, daysBetween } from '../lib/days.ts';
import type { Demo } from './demo.ts';
import { benefitPlans } from './records-plan.ts';
import { type Staff, stamps } from './staff.ts';

const salaries: Record<string, readonly [number, number]> = {
  EXECUTIVE: [160_000, 190_000],
  DEPARTMENT_HEAD: [88_000, 112_000],
  ADMINISTRATOR: [72_000, 86_000],
};
const salaried = /Sous-chef|Pastry Chef|Supervisor|Planner|Buyer|Accountant|Analyst|Recruiter|Coordinator|Officer/;

/** Full-time people have benefits; everyone is paid, most with a raise behind them. */
export async function fillBenefitsAndPay(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work } = demo;
  const plans = benefitPlans.map((plan) => ({ ...plan, id: work.newId('bpl') }));
  await insertRows(
    'benefit_plans',
    plans.map(({ id, name, provider, kind }) => ({ ...stamps(demo), id, name, provider, kind })),
  ).execute(work.tx);
  const enrollments = staff
    .filter(({ employmentType }) => employmentType === 'FULL_TIME')
    .flatMap((person) =>
      plans
        .filter(() => demo.random.chance(0.8))
        .map(({ id, employee, employer }) => ({
          ...stamps(demo),
          id: work.newId('ben'),
          user_id: person.id,
          plan_id: id,
          status: demo.random.chance(0.95) ? 'ACTIVE' : 'PENDING',
          coverage_level: demo.random.pick(['Single', 'Couple', 'Family']),
          // Cover begins after three months.
          start_date: addDays(person.from, 90),
          end_date: person.isActive || addDays(person.from, 90) > person.until ? null : person.until,
          employee_contribution: employee,
          employer_contribution: employer,
          currency: 'CAD',
        })),
    );
  await insertRows('benefit_enrollments', enrollments).execute(work.tx);
  const pay = staff.flatMap((person) =>
    payOf(demo, person).map((record) => ({
      ...stamps(demo),
      id: work.newId('comp'),
      user_id: person.id,
      currency: 'CAD',
      pay_frequency: 'BIWEEKLY',
      ...record,
    })),
  );
  await insertRows('compensation_records', pay).execute(work.tx);
}

interface Pay {
  readonly effective_date: string;
  readonly pay_type: 'SALARY' | 'HOURLY';
  readonly amount: string;
  readonly reason: string;
}

/** In whole hundreds a year or whole dimes an hour; after a year there is a raise. */
function payOf({ random }: Demo, { role, jobTitle, from, until }: Staff): Pay[] {
  const [lowest, highest] = salaries[role] ?? [52_000, 68_000];
  const isSalaried = role !== 'EMPLOYEE' || salaried.test(jobTitle);
  const first = isSalaried ? random.between(lowest / 100, highest / 100) : random.between(180, 260);
  const amountOf = (units: number): string => (isSalaried ? `${String(units)}00` : `${(units / 10).toFixed(1)}0`);
  const pay_type = isSalaried ? 'SALARY' : 'HOURLY';
  const hired = { effective_date: from, pay_type, amount: amountOf(first), reason: 'Hired' } as const;
  if (daysBetween(from, until) < 400 || random.chance(0.2)) return [hired];
  const raised = first + Math.max(1, Math.round(first * 0.04));
  return [hired, { effective_date: addDays(from, 365), pay_type, amount: amountOf(raised), reason: 'Yearly review' }];
}
