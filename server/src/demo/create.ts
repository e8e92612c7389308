import { calendarOf } from '../features/leave/index.ts';
import { insertOrganization, newOrganization, tenantOf } from '../features/organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../features/people/index.ts';
import { preparePassword, setPassword } from '../features/sessions/index.ts';
import { createToken } from '../features/tokens/index.ts';
import { operatorOf, type Origin, type Tenant } from '../kernel/actor.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { Installation } from '../kernel/installation.ts';
import { roles } from '../kernel/scopes.ts';
import { inUnitOfWork } from '../kernel/unit-of-work.ts';
import { addDays, dayIn } from '../lib/days.ts';
import { newSecret } from '../lib/secrets.ts';
import { keepAccess, type KeptAccess } from './access.ts';
import { at, type Demo, type DemoPerson, guideOf } from './demo.ts';
import { documentChains, folders } from './documents.ts';
import { expensesOf } from './expenses.ts';
import { fillGuide } from './guide.ts';
import { ageNotifications } from './inbox.ts';
import { fillLarge } from './large.ts';
import type { LargeSize } from './large-plan.ts';
import { fillLeaveTypes, lastYear, leaveOf, lockDates } from './leave.ts';
import { checklistsOf, fillTemplates, offboardings } from './onboarding.ts';
import { castOf, fillPeople, governmentIdsOf, personalOf } from './people.ts';
import { fillClients, projectsOf } from './projects.ts';
import { Random } from './random.ts';
import { fillRecords } from './records.ts';
import { analyze, insertAll } from './rows.ts';
import { Runner } from './runner.ts';
import { scheduleOf } from './schedule.ts';
import { deputiesOf, teamsOf } from './teams.ts';
import { fillTime } from './time.ts';
import { fillWebhooks } from './webhooks.ts';

const origin: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };
/** Numbers of its own for each area: what one draws does not change what happens in another. */
const seeds = {
  people: 20_260_309,
  records: 20_260_310,
  projects: 20_260_311,
  schedule: 20_260_312,
  time: 20_260_313,
  webhooks: 20_260_315,
  leave: 20_260_317,
  expenses: 20_260_317,
  large: 20_261_115,
};
/** How far leave of the demo reaches. */
const leaveDays = { back: 90, ahead: 240 };
/** The operator can move the clock of this installation; the demo's calendar follows. */
const organizationDetails = {
  name: 'Saffron & Pine',
  timezone: 'America/Toronto',
  country: 'CA',
  region: 'ON',
  currency: 'CAD',
  plan: 'BUSINESS',
} as const;

/** One of each role above an Employee; all have the same password. */
const guides = ['amara.okafor', 'priya.raghunathan', 'kenji.morimoto'];

/** The whole demo in one transaction: there is all of it or nothing. */
export async function createDemo(
  installation: Installation,
  { large }: { readonly large?: LargeSize } = {},
): Promise<KeptAccess> {
  const row = newOrganization(installation, organizationDetails);
  const tenant = tenantOf(row);
  const password = `demo-${newSecret().slice(0, 12)}`;
  const prepared = await preparePassword(password);
  const files = new PreparedFiles(installation, row.id);
  return inUnitOfWork(installation, operatorOf(tenant), origin, async (work) => {
    await insertOrganization(work.tx, row);
    const runner = new Runner(installation, work.tx, tenant, files);
    const today = dayIn(row.timezone, work.nowMs);
    const random = new Random(seeds.people);
    const demo: Demo = { tenant, nowMs: runner.nowMs, today, people: castOf(random, today), random };
    await fill(demo, runner, tenant);
    if (large) await fillLarge({ ...demo, random: new Random(seeds.large) }, runner, tenant, large);
    await letGo(demo, runner);
    await ageNotifications(work);
    const recordCount = demo.people.length;
    work.audit({ action: 'demo.create', subjectType: 'organization', subjectId: row.id, recordCount });
    const people = signedInPeople(demo);
    for (const { name } of people) await setPassword(work, runner.idOf(name), prepared);
    const ownerId = runner.idOf(people[0]?.name ?? '');
    const { token } = await createToken(work, { ownerId, name: 'Demo', scopes: 'all', expiresAt: null });
    const kept: KeptAccess = {
      organization_id: row.id,
      people: people.map(({ name, email, role, jobTitle }) => ({
        id: runner.idOf(name),
        email,
        role,
        job_title: jobTitle,
      })),
      password,
      password_set_at: work.now,
      token,
    };
    // Before the commit: credentials for a demo that never came to be do no harm, a demo without any does.
    keepAccess(installation, kept);
    return kept;
  }).catch((error: unknown) => {
    files.discard();
    throw error;
  });
}

/** Area by area, each on those before it. */
async function fill(demo: Demo, runner: Runner, tenant: Tenant): Promise<void> {
  const drawing = (seed: number): Demo => ({ ...demo, random: new Random(seed) });
  await runner.run(fillPeople(demo));
  await runner.runAbreast(personalOf(demo));
  await runner.runAbreast(governmentIdsOf(demo));
  await analyze(runner.tx, 'users', 'departments');
  await runner.runAbreast(teamsOf(demo));
  await runner.run(deputiesOf(demo));
  await runner.run(fillClients());
  await runner.runAbreast(projectsOf(drawing(seeds.projects)));
  const { written, published } = scheduleOf(drawing(seeds.schedule), tenant.timezone);
  await runner.runAbreast(written);
  await runner.run(published);
  await runner.run(fillLeaveTypes(demo));
  const [from, to] = [addDays(demo.today, -leaveDays.back), addDays(demo.today, leaveDays.ahead)];
  const calendar = await calendarOf(runner.tx, tenant, from, to);
  await insertAll(runner.tx, 'leave_ledger', lastYear(demo, runner, tenant.id));
  await analyze(runner.tx, 'leave_ledger', 'leave_types', 'notifications');
  const leave = leaveOf(drawing(seeds.leave), calendar);
  await runner.runAbreast(leave.slice(0, 10));
  await analyze(runner.tx, 'leave_requests', 'leave_request_days', 'leave_ledger');
  await runner.runAbreast(leave.slice(10));
  await runner.run(lockDates(demo));
  await fillTime(drawing(seeds.time), runner, tenant);
  const reports = expensesOf(drawing(seeds.expenses));
  // Written one after the other: they are numbered as they come.
  await runner.run(reports.flatMap(([written]) => written ?? []));
  await runner.runAbreast(reports.map(([, ...rest]) => rest));
  await fillRecords(drawing(seeds.records), runner);
  await runner.run(fillTemplates());
  await runner.runAbreast(checklistsOf(demo));
  await runner.run(folders);
  await runner.runAbreast(documentChains(demo, runner.nowMs));
  await runner.run(fillGuide(demo, runner.nowMs));
  await runner.during({}, (work) => fillWebhooks(runner, work, new Random(seeds.webhooks)));
}

/** Last of all: nothing is recorded of a person any more once they have left. */
async function letGo(demo: Demo, runner: Runner): Promise<void> {
  await runner.runAbreast(offboardings(demo));
  for (const { name, until } of demo.people.filter(({ isActive, isOffboarded }) => !isActive && !isOffboarded)) {
    // No operation makes someone inactive without an offboarding, as the house did before it had checklists.
    await runner.during({ at: at(until, 17) }, async (work) => {
      const person = await lockVisiblePerson(work.tx, work.actor, runner.idOf(name));
      await deactivatePerson(work, person, { offboarded: false });
    });
  }
}

/** The highest role first. */
const byRole = (one: DemoPerson, other: DemoPerson): number => roles.indexOf(other.role) - roles.indexOf(one.role);

const signedInPeople = (demo: Demo): DemoPerson[] => [
  ...demo.people.filter(({ name }) => guides.includes(name)).sort(byRole),
  guideOf(demo),
];
