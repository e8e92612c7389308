import { sql } from '../db/sql.ts';
import { insertOrganization, newOrganization, tenantOf } from '../features/organization/index.ts';
import { preparePassword, setPassword } from '../features/sign-in/index.ts';
import { createToken } from '../features/tokens/index.ts';
import { operatorOf } from '../kernel/actor.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Role } from '../kernel/scopes.ts';
import { inUnitOfWork, type UnitOfWork } from '../kernel/unit-of-work.ts';
import { dayIn } from '../lib/days.ts';
import { newSecret } from '../lib/secrets.ts';
import type { Language } from '../lib/texts/texts.ts';
import { fillAnnouncements } from './announcements.ts';
import { castOf } from './cast.ts';
import { type Demo, type DemoOptions, type LargeSize, mentions, Random, thoseWho } from './demo.ts';
import { fillDocuments } from './documents.ts';
import { fillExpenses } from './expenses.ts';
import { sayIn } from './language.ts';
import { fillLarge } from './large.ts';
import { fillLeave } from './leave.ts';
import { fillChecklists, offboard } from './onboarding.ts';
import { fillContracts, fillPeople } from './people.ts';
import { fillProjects } from './projects.ts';
import { fillProposals } from './proposals.ts';
import { fillRecords } from './records.ts';
import { operatorOrigin, Runner } from './runner.ts';
import { fillSchedule } from './schedule.ts';
import { fillSteps } from './steps.ts';
import { fillTime } from './time.ts';
import { fillWebhooks } from './webhooks.ts';

/** Each area on those before it, with numbers of its own: what one draws does not change what happens in another. */
const work = [fillPeople, fillProjects, fillSchedule, fillLeave, fillTime, fillExpenses];
const areas = [...work, fillRecords, fillChecklists, fillDocuments, fillWebhooks, fillProposals];
/** A sandbox calls nobody: its endpoints are made by those who develop against it. */
export const areasOfSandbox = { without: [fillWebhooks] };
const seed = 20_260_309;

/** The operator can move the clock of this installation; the demo's calendar follows. */
const place = { timezone: 'America/Toronto', country: 'CA', region: 'ON', currency: 'CAD' };

/** How to get into the demo. */
export interface KeptAccess {
  readonly organization_id: string;
  /** In which its texts are written; absent from a file of before there was a choice. */
  readonly language?: Language;
  /** An Executive first, then one of each role below; all have the same password. */
  readonly people: readonly (Readonly<Record<'id' | 'email' | 'job_title', string>> & { readonly role: Role })[];
  readonly password: string;
  readonly password_set_at: string;
  readonly token: string;
}

/** The whole demo in one transaction: there is all of it or nothing. */
export async function createDemo(
  installation: Installation,
  keep: (access: KeptAccess) => void,
  { large, language = 'en' }: DemoOptions = {},
): Promise<KeptAccess> {
  const row = newOrganization(installation, {
    name: 'Saffron & Pine',
    plan: 'BUSINESS',
    default_language: language,
    ...place,
  });
  const tenant = tenantOf(row);
  const say = sayIn(language);
  const password = `demo-${newSecret().slice(0, 12)}`;
  const prepared = await preparePassword(password);
  const files = new PreparedFiles(installation, row.id);
  return inUnitOfWork(installation, operatorOf(tenant), operatorOrigin, async (work) => {
    await insertOrganization(work.tx, row);
    const runner = new Runner(installation, work.tx, tenant, files);
    const demo = await fill(runner, { large });
    await ageNotifications(work);
    const recordCount = demo.people.length;
    work.audit({ action: 'demo.create', subjectType: 'organization', subjectId: row.id, recordCount });
    const people = ['Chief Executive', 'HR Systems', 'Executive Chef', 'guide'].flatMap((words) =>
      thoseWho(demo, words).map(({ name, role, details: { email, job_title } }) => {
        return { id: runner.idOf(name), role, email: String(email), job_title: say(String(job_title)) };
      }),
    );
    for (const { id } of people) await setPassword(work, id, prepared);
    await letEveryoneIn(
      work,
      thoseWho(demo, 'here').map(({ name }) => runner.idOf(name)),
      prepared.hash,
    );
    const ownerId = people[0]?.id ?? '';
    const { token } = await createToken(work, { ownerId, name: say('Demo'), scopes: 'all', expiresAt: null });
    const access = { organization_id: row.id, language, people, password, password_set_at: work.now, token };
    // Before the commit: credentials for a demo that never came to be do no harm, a demo without any does.
    keep(access);
    return access;
  }).catch((error: unknown) => {
    files.discard();
    throw error;
  });
}

/** One can look at it as anyone who works there, whichever the role. */
async function letEveryoneIn({ actor, tx, now }: UnitOfWork, ids: readonly string[], hash: string): Promise<void> {
  await sql`
    insert into user_credentials (organization_id, user_id, password_hash, changed_at, proves_address)
    select organization_id, id, ${hash}, ${now}::timestamptz, true from users
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and is_active
    on conflict do nothing`.execute(tx);
}

/** How a house is filled that is not the usual one. */
interface Filling {
  readonly large?: LargeSize | undefined;
  /** People, of a smaller house. */
  readonly people?: number;
  /** Of their addresses. */
  readonly domain?: string;
  /** Areas that it goes without. */
  readonly without?: readonly (typeof areas)[number][];
  /** How much is done, from 0 to 1. */
  readonly onProgress?: (share: number) => Promise<void>;
}

export async function fill(runner: Runner, { large, people: count, domain, ...filling }: Filling): Promise<Demo> {
  const { tenant, nowMs } = runner;
  const today = dayIn(tenant.timezone, nowMs);
  const random = new Random(seed);
  const everyone = castOf(random, today, large?.people ?? count, domain);
  const people = everyone.filter(({ words }) => !mentions('crowd', words));
  const demo: Demo = { tenant, nowMs, today, people, random };
  for (const [index, fillArea] of areas.entries()) {
    if (filling.without?.includes(fillArea) !== true)
      await fillArea({ ...demo, random: new Random(seed + index) }, runner);
    await filling.onProgress?.((index + 1) / (areas.length + 1));
  }
  if (large) await fillLarge({ ...demo, people: everyone, random: new Random(seed - 1) }, runner, large);
  await fillSteps({ ...demo, random: new Random(seed - 2) }, runner);
  await fillContracts(demo, runner);
  await offboard(demo, runner);
  await fillAnnouncements(demo, runner);
  return demo;
}

/**
 * What people were told of came with what was done, at the time of it. What is older than a few days was read, what is
 * older than a month is gone as the worker would have it, and no one is mailed about a demo.
 */
export async function ageNotifications({ actor, tx, now }: UnitOfWork): Promise<void> {
  const then = sql`${now}::timestamptz`;
  await sql`delete from notifications
    where organization_id = ${actor.organizationId} and created_at < ${then} - interval '30 days'`.execute(tx);
  await sql`update notifications set mailed_at = created_at,
      read_at = case when created_at < ${then} - interval '3 days' then created_at end
    where organization_id = ${actor.organizationId}`.execute(tx);
}
