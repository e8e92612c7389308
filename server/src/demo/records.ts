import { insertRows } from '../db/rows.ts';
import { addDays } from '../lib/days.ts';
import { fillCustomFields } from './custom-fields.ts';
import type { Demo } from './demo.ts';
import { fillBenefitsAndPay } from './pay-records.ts';
import { Random } from './random.ts';
import { assetPlans, certificationPlans, coursePlans, goalPlans } from './records-plan.ts';
import { dayOf, type Staff, staffOf, stamps } from './staff.ts';

const seed = 20_260_310;

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(whole: Demo): Promise<void> {
  // Numbers of its own: what other areas draw does not change who has lost what.
  const demo = { ...whole, random: new Random(seed) };
  const staff = await staffOf(demo);
  await fillTraining(demo, staff);
  await fillCertifications(demo, staff);
  await fillAssets(demo, staff);
  await fillGoals(demo, staff);
  await fillCustomFields(demo, staff);
  await fillBenefitsAndPay(demo, staff);
}

async function fillTraining(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random, today } = demo;
  const courses = coursePlans.map((plan) => ({ ...plan, id: work.newId('crs') }));
  await insertRows(
    'courses',
    courses.map(({ id, name, description, isActive = true }) => ({
      ...stamps(demo),
      id,
      name,
      description,
      is_active: isActive,
    })),
  ).execute(work.tx);
  const rows = staff.flatMap((person) =>
    courses
      .filter(({ departments }) => departments.test(person.department ?? 'Head Office'))
      .map((course) => {
        const assigned_date = dayOf(demo, person);
        const isDone = !person.isActive || course.isActive === false || random.chance(0.65);
        const completed = addDays(assigned_date, random.between(0, 30));
        return {
          ...stamps(demo),
          id: work.newId('trn'),
          user_id: person.id,
          course_id: course.id,
          assigned_date,
          status: isDone ? 'COMPLETED' : random.chance(0.4) ? 'IN_PROGRESS' : 'ASSIGNED',
          due_date: isDone ? addDays(assigned_date, 30) : addDays(today, random.between(-30, 60)),
          completed_date: isDone ? (completed > today ? today : completed) : null,
        };
      }),
  );
  await insertRows('training_assignments', rows).execute(work.tx);
}

async function fillCertifications(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random, today } = demo;
  const rows = staff.flatMap((person, index) =>
    certificationPlans
      .filter(({ titles }) => titles.test(person.jobTitle))
      .map(({ name, issuer, years }) => {
        const daysLeft = random.chance(0.2) ? random.between(1, 30) : random.between(-45, years * 300);
        const expiry_date = addDays(today, daysLeft);
        return {
          ...stamps(demo),
          id: work.newId('crt'),
          user_id: person.id,
          name,
          issuer,
          credential_id: `DEMO-${String(10_000 + index)}`,
          issued_date: addDays(expiry_date, -365 * years),
          expiry_date,
        };
      }),
  );
  await insertRows('certifications', rows).execute(work.tx);
}

async function fillAssets(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random } = demo;
  const categories = new Map(assetPlans.map(({ category }) => [category, work.newId('acat')]));
  await insertRows(
    'asset_categories',
    [...categories].map(([name, id]) => ({
      organization_id: work.actor.organizationId,
      id,
      name,
      created_at: work.now,
    })),
  ).execute(work.tx);
  const rows = staff.flatMap((person, index) =>
    assetPlans
      .filter(({ titles }) => titles.test(person.jobTitle))
      .map(({ category, description, prefix }) => {
        const isLost = random.chance(0.04);
        // Not everyone who left has brought everything back.
        const isBack = !person.isActive && !isLost && random.chance(0.8);
        return {
          ...stamps(demo),
          id: work.newId('ast'),
          user_id: person.id,
          description,
          category_id: categories.get(category) ?? '',
          serial_number: prefix === null ? null : `${prefix}-${String(1000 + index)}`,
          date_assigned: person.from,
          date_returned: isBack ? person.until : null,
          status: isBack ? 'AVAILABLE' : isLost ? 'LOST' : 'ASSIGNED',
          notes: isLost ? 'Reported missing.' : null,
        };
      }),
  );
  await insertRows('assets', rows).execute(work.tx);
}

const steps = ['NOT_STARTED', 'IN_PROGRESS', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;

async function fillGoals(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random, today } = demo;
  const rows = staff.flatMap((person) =>
    goalPlans
      .filter(({ titles }) => person.isActive && titles.test(person.jobTitle) && random.chance(0.6))
      .map(({ title, description }) => {
        const status = random.pick(steps);
        const progress = { NOT_STARTED: 0, IN_PROGRESS: random.between(1, 18) * 5, COMPLETED: 100, CANCELLED: 20 };
        return {
          ...stamps(demo),
          id: work.newId('goal'),
          user_id: person.id,
          title,
          description,
          status,
          progress_percent: progress[status],
          start_date: addDays(today, -random.between(20, 120)),
          due_date: addDays(today, random.between(-10, 150)),
          completed_at: status === 'COMPLETED' ? work.now : null,
        };
      }),
  );
  await insertRows('goals', rows).execute(work.tx);
}
