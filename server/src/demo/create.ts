import { insertOrganization, newOrganization, tenantOf } from '../features/organization/index.ts';
import { deactivatePerson, lockVisiblePerson } from '../features/people/index.ts';
import { preparePassword, setPassword } from '../features/sessions/index.ts';
import { createToken } from '../features/tokens/index.ts';
import { operatorOf, type Origin, type Tenant } from '../kernel/actor.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { Installation } from '../kernel/installation.ts';
import { roles } from '../kernel/scopes.ts';
import { inUnitOfWork } from '../kernel/unit-of-work.ts';
import { dayIn } from '../lib/days.ts';
import { newSecret } from '../lib/secrets.ts';
import { keepAccess, type KeptAccess } from './access.ts';
import { at, type Demo, type DemoPerson, guideOf, mailDomain } from './demo.ts';
import { fillDocuments } from './documents.ts';
import { fillExpenses } from './expenses.ts';
import { fillGuide } from './guide.ts';
import { ageNotifications } from './inbox.ts';
import { fillLarge } from './large.ts';
import type { LargeSize } from './large-plan.ts';
import { fillLeave } from './leave.ts';
import { fillChecklists, offboardings } from './onboarding.ts';
import { castOf, fillPeople } from './people.ts';
import { fillProjects } from './projects.ts';
import { Random } from './random.ts';
import { fillRecords } from './records.ts';
import { Runner } from './runner.ts';
import { scheduleOf } from './schedule.ts';
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
      people: people.map(({ name, role, jobTitle }) => ({
        id: runner.idOf(name),
        email: `${name}@${mailDomain}`,
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
  await fillPeople(demo, runner);
  await fillProjects(drawing(seeds.projects), runner);
  const { written, published } = scheduleOf(drawing(seeds.schedule), tenant.timezone);
  await runner.runAbreast(written);
  await runner.run(published);
  await fillLeave(drawing(seeds.leave), runner);
  await fillTime(drawing(seeds.time), runner, tenant);
  await fillExpenses(drawing(seeds.expenses), runner);
  await fillRecords(drawing(seeds.records), runner);
  await fillChecklists(demo, runner);
  await fillDocuments(demo, runner);
  await fillGuide(demo, runner);
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
