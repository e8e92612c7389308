import { insertOrganization, newOrganization, tenantOf } from '../features/organization/index.ts';
import { preparePassword, setPassword } from '../features/sessions/index.ts';
import { createToken } from '../features/tokens/index.ts';
import { operatorOf, type Origin } from '../kernel/actor.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { Installation } from '../kernel/installation.ts';
import { inUnitOfWork } from '../kernel/unit-of-work.ts';
import { dayIn } from '../lib/days.ts';
import { newSecret } from '../lib/secrets.ts';
import { keepAccess, type KeptAccess } from './access.ts';
import { type Demo, type DemoPerson, personWith } from './demo.ts';
import { fillDocuments } from './documents.ts';
import { fillExpenses } from './expenses.ts';
import { fillInbox } from './inbox.ts';
import { fillLarge } from './large.ts';
import type { LargeSize } from './large-plan.ts';
import { fillLeave } from './leave.ts';
import { fillOnboarding } from './onboarding.ts';
import { fillPeople } from './people.ts';
import { fillProjects } from './projects.ts';
import { Random } from './random.ts';
import { fillRecords } from './records.ts';
import { fillSchedule } from './schedule.ts';
import { fillTeams } from './teams.ts';
import { fillTime } from './time.ts';
import { fillWebhooks } from './webhooks.ts';

/** In the order in which they build on one another; a new area is a file beside these and a line here. */
const areas: readonly ((demo: Demo) => Promise<void>)[] = [
  fillPeople,
  fillTeams,
  fillProjects,
  fillSchedule,
  fillLeave,
  fillTime,
  fillExpenses,
  fillRecords,
  fillOnboarding,
  fillDocuments,
  fillInbox,
  fillWebhooks,
];

export const demoOrigin: Origin = { surface: 'cli', tokenId: null, ip: null, requestId: null };
const seed = 20_260_309;
/** The operator can move the clock of this installation; the demo's calendar follows. */
const organizationDetails = {
  name: 'Saffron & Pine',
  timezone: 'America/Toronto',
  country: 'CA',
  region: 'ON',
  currency: 'CAD',
  plan: 'BUSINESS',
} as const;

/** One of each role, all with the same password. */
const guides = [
  'amara.okafor@saffronpine.example',
  'priya.raghunathan@saffronpine.example',
  'kenji.morimoto@saffronpine.example',
] as const;

/** The whole demo in one transaction: there is all of it or nothing. No one is e-mailed and no event is raised. */
export async function createDemo(
  installation: Installation,
  { large }: { readonly large?: LargeSize } = {},
): Promise<KeptAccess> {
  const row = newOrganization(installation, organizationDetails);
  const tenant = tenantOf(row);
  const password = `demo-${newSecret().slice(0, 12)}`;
  const prepared = await preparePassword(password);
  const files = new PreparedFiles(installation, row.id);
  return inUnitOfWork(installation, operatorOf(tenant), demoOrigin, async (work) => {
    await insertOrganization(work.tx, row);
    const demo: Demo = {
      work,
      files,
      random: new Random(seed),
      today: dayIn(row.timezone, work.nowMs),
      people: [],
      departments: new Map(),
    };
    for (const fill of areas) await fill(demo);
    if (large) await fillLarge(demo, large);
    work.audit({
      action: 'demo.create',
      subjectType: 'organization',
      subjectId: row.id,
      recordCount: demo.people.length,
    });
    const people = signedInPeople(demo);
    for (const { id } of people) await setPassword(work, id, prepared);
    const owner = people[0] as DemoPerson;
    const { token } = await createToken(work, { ownerId: owner.id, name: 'Demo', scopes: 'all', expiresAt: null });
    const kept: KeptAccess = {
      organization_id: row.id,
      people: people.map(({ id, email, role, jobTitle }) => ({ id, email, role, job_title: jobTitle })),
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

function signedInPeople(demo: Demo): DemoPerson[] {
  const employee = demo.people.find(
    (person) => person.isActive && person.role === 'EMPLOYEE' && person.department === 'Kitchen',
  );
  return [...guides.map((email) => personWith(demo, email)), ...(employee ? [employee] : [])];
}
