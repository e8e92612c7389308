import { addDays, daysBetween } from '../kernel/days.ts';
import type { Demo, DemoPerson } from './demo.ts';
import { fillBenefitsAndPay } from './pay-records.ts';
import { assetPlans, certificationPlans, coursePlans, goalPlans, tabPlans } from './records-plan.ts';

/** Somebody of the demo with the days they work there. */
export interface Staff extends DemoPerson {
  readonly employmentType: string | null;
  readonly from: string;
  /** Their last day, or today. */
  readonly until: string;
}

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(demo: Demo): Promise<void> {
  const staff = await staffOf(demo);
  await fillTraining(demo, staff);
  await fillCertifications(demo, staff);
  await fillAssets(demo, staff);
  await fillGoals(demo, staff);
  await fillCustomFields(demo, staff);
  await fillBenefitsAndPay(demo, staff);
}

async function staffOf({ work, people, today }: Demo): Promise<Staff[]> {
  const rows = await work.tx
    .selectFrom('users')
    .select(['id', 'employment_start_date', 'employment_end_date', 'employment_type'])
    .where('organization_id', '=', work.actor.organizationId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return people.map((person) => {
    const row = byId.get(person.id);
    const from = row?.employment_start_date ?? today;
    const until = row?.employment_end_date ?? today;
    return { ...person, employmentType: row?.employment_type ?? null, from, until: until < from ? from : until };
  });
}

const stamps = ({ work }: Demo) => ({
  ...{ organization_id: work.actor.organizationId, created_at: work.now, updated_at: work.now },
});

/** A day of the person's time with the organization. */
const dayOf = ({ random }: Demo, { from, until }: Staff): string =>
  addDays(from, random.between(0, Math.max(daysBetween(from, until), 0)));

async function fillTraining(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random, today } = demo;
  const courses = coursePlans.map((plan) => ({ ...plan, id: work.newId('crs') }));
  await work.tx
    .insertInto('courses')
    .values(
      courses.map(({ id, name, description, isActive = true }) => ({
        ...{ ...stamps(demo), id, name, description, is_active: isActive },
      })),
    )
    .execute();
  const rows = staff.flatMap((person) =>
    courses
      .filter(({ departments }) => departments.test(person.department ?? 'Head Office'))
      .map((course) => {
        const assigned_date = dayOf(demo, person);
        const isDone = !person.isActive || course.isActive === false || random.chance(0.65);
        const completed = addDays(assigned_date, random.between(0, 30));
        return {
          ...{ ...stamps(demo), id: work.newId('trn'), user_id: person.id, course_id: course.id, assigned_date },
          status: isDone ? 'COMPLETED' : random.chance(0.4) ? 'IN_PROGRESS' : 'ASSIGNED',
          due_date: isDone ? addDays(assigned_date, 30) : addDays(today, random.between(-30, 60)),
          completed_date: isDone ? (completed > today ? today : completed) : null,
        };
      }),
  );
  await work.tx.insertInto('training_assignments').values(rows).execute();
}

async function fillCertifications(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random, today } = demo;
  const rows = staff.flatMap((person, index) =>
    certificationPlans
      .filter(({ titles }) => titles.test(person.jobTitle))
      .map(({ name, issuer, years }) => {
        const expiry_date = addDays(today, random.between(-45, years * 300));
        return {
          ...{ ...stamps(demo), id: work.newId('crt'), user_id: person.id, name, issuer },
          credential_id: `DEMO-${String(10_000 + index)}`,
          ...{ issued_date: addDays(expiry_date, -365 * years), expiry_date },
        };
      }),
  );
  await work.tx.insertInto('certifications').values(rows).execute();
}

async function fillAssets(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random } = demo;
  const categories = new Map(assetPlans.map(({ category }) => [category, work.newId('acat')]));
  await work.tx
    .insertInto('asset_categories')
    .values(
      [...categories].map(([name, id]) => ({
        ...{ organization_id: work.actor.organizationId, id, name, created_at: work.now },
      })),
    )
    .execute();
  const rows = staff.flatMap((person, index) =>
    assetPlans
      .filter(({ titles }) => titles.test(person.jobTitle))
      .map(({ category, description, prefix }) => {
        const isLost = random.chance(0.04);
        // Not everyone who left has brought everything back.
        const isBack = !person.isActive && !isLost && random.chance(0.8);
        return {
          ...{ ...stamps(demo), id: work.newId('ast'), user_id: person.id, description },
          category_id: categories.get(category) ?? '',
          serial_number: prefix === null ? null : `${prefix}-${String(1000 + index)}`,
          ...{ date_assigned: person.from, date_returned: isBack ? person.until : null },
          status: isBack ? 'AVAILABLE' : isLost ? 'LOST' : 'ASSIGNED',
          notes: isLost ? 'Reported missing.' : null,
        };
      }),
  );
  await work.tx.insertInto('assets').values(rows).execute();
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
          ...{ ...stamps(demo), id: work.newId('goal'), user_id: person.id, title, description, status },
          progress_percent: progress[status],
          start_date: addDays(today, -random.between(20, 120)),
          due_date: addDays(today, random.between(-10, 150)),
          completed_at: status === 'COMPLETED' ? work.now : null,
        };
      }),
  );
  await work.tx.insertInto('goals').values(rows).execute();
}

async function fillCustomFields(demo: Demo, staff: readonly Staff[]): Promise<void> {
  const { work, random } = demo;
  const tabs = tabPlans.map((plan, position) => ({ ...plan, position, id: work.newId('cft') }));
  await work.tx
    .insertInto('custom_field_tabs')
    .values(
      tabs.map(({ id, name, visible_to_roles, is_active, position }) => ({
        ...{ ...stamps(demo), id, name, visible_to_roles: [...visible_to_roles], is_active, position },
      })),
    )
    .execute();
  const fields = tabs.flatMap((tab) =>
    tab.fields.map((field) => ({
      ...field,
      tab_id: tab.id,
      id: work.newId('cfd'),
      options: [...(field.options ?? [])],
    })),
  );
  await work.tx
    .insertInto('custom_fields')
    .values(fields.map((field, position) => ({ ...stamps(demo), ...field, position })))
    .execute();
  const rows = staff.flatMap((person) =>
    fields.flatMap((field) =>
      random.chance(0.7)
        ? [
            {
              ...{ organization_id: work.actor.organizationId, id: work.newId('cfv'), user_id: person.id },
              ...{ field_id: field.id, value: JSON.stringify(valueFor(demo, person, field)), updated_at: work.now },
            },
          ]
        : [],
    ),
  );
  await work.tx.insertInto('custom_field_values').values(rows).execute();
}

function valueFor(demo: Demo, person: Staff, { type, options }: { type: string; options: readonly string[] }): unknown {
  const { random } = demo;
  switch (type) {
    case 'NUMBER':
      return random.between(36, 47);
    case 'BOOLEAN':
      return random.chance(0.3);
    case 'DATE':
      return dayOf(demo, person);
    case 'SELECT':
      return random.pick(options);
    case 'MULTI_SELECT':
      return [options[0], ...options.slice(1).filter(() => random.chance(0.3))];
    default:
      return `No. ${String(random.between(1, 240))}`;
  }
}
