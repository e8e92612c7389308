import type { Client, Response } from '../../../../test/client.ts';
import type { Harness } from '../../../../test/harness.ts';
import type { Somebody, World } from '../../../../test/world.ts';
import { type Changes, insertRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import { addDays } from '../../../lib/days.ts';
import type { Leave } from '../requests/record.ts';

/** Monday morning, 2 March 2026, in Toronto. */
export const monday = Date.parse('2026-03-02T14:00:00Z');

export const moveClockTo = ({ installation }: Harness, instantMs: number): void => {
  installation.clock.setOffset(instantMs - Date.now());
};

export async function addType(
  { installation }: Harness,
  world: World,
  name: string,
  fields: Changes<'leave_types'> = {},
): Promise<string> {
  const id = world.newId('lvt');
  const now = installation.clock.now();
  await insertRow('leave_types', {
    organization_id: world.organizationId,
    id,
    name,
    code: name.toUpperCase(),
    color: '#2563EB',
    is_private: false,
    is_paid: true,
    requires_approval: true,
    unit: 'DAYS',
    annual_allowance: null,
    accrual: 'ANNUAL_GRANT',
    carry_over_limit: '0',
    is_active: true,
    created_at: now,
    updated_at: now,
    ...fields,
  }).execute(installation.database.db);
  return id;
}

/** In a place without holidays every week has five working days; `addHoliday` makes the exception. */
export async function keepNoHolidays({ installation }: Pick<Harness, 'installation'>, world: World): Promise<void> {
  await sql`update organizations set country = 'AQ', region = null where id = ${world.organizationId}`.execute(
    installation.database.db,
  );
  installation.permissionCache.forget(world.organizationId);
}

export async function addHoliday({ installation }: Harness, world: World, date: string): Promise<void> {
  const row = { organization_id: world.organizationId, id: world.newId('hol'), date, name: 'Founders’ Day' };
  await insertRow('public_holidays', { ...row, created_at: installation.clock.now() }).execute(
    installation.database.db,
  );
}

/** From nine to five, by the organization's clock in Toronto, unless other instants are given. */
export async function addShift(
  { installation }: Harness,
  world: World,
  shift: { userId: string | null; date: string; isPublished?: boolean; from?: string; to?: string; fields?: object },
): Promise<string> {
  const { userId, date, isPublished = true, from = `${date}T13:00:00Z`, to = `${date}T21:00:00Z`, fields = {} } = shift;
  const id = world.newId('shf');
  const now = installation.clock.now();
  await insertRow('shifts', {
    organization_id: world.organizationId,
    id,
    user_id: userId,
    starts_at: from,
    ends_at: to,
    status: userId === null ? 'OPEN' : 'SCHEDULED',
    is_published: isPublished,
    break_minutes: 0,
    created_at: now,
    updated_at: now,
    ...fields,
  }).execute(installation.database.db);
  return id;
}

/** Every other week from June 2026 on, so that no test meets the leave of another. */
export function weeks() {
  let start = '2026-06-01';
  return {
    next() {
      const first = start;
      start = addDays(start, 14);
      const day = (count: number): string => addDays(first, count);
      return {
        mon: day(0),
        tue: day(1),
        wed: day(2),
        thu: day(3),
        fri: day(4),
        sat: day(5),
        sun: day(6),
        next: day(7),
      };
    },
  };
}

/**
 * A kitchen with its head and deputy, a bar, and those above them. The cook's manager heads another department, the other
 * cook's manager is an Employee. `who.app` and `who.api` are their ways in.
 */
export async function office(harness: Harness, details: Parameters<World['another']>[0] = {}) {
  const world = await harness.world.another(details);
  const boss = await world.departmentHeadOf('Office');
  const chef = await world.employee({ department: 'Kitchen' });
  const people = {
    boss,
    chef,
    cook: await world.employee({ department: 'Kitchen', manager_id: boss.id, first_name: 'Ada', last_name: 'Byron' }),
    otherCook: await world.employee({ department: 'Kitchen', manager_id: chef.id }),
    bartender: await world.employee({ department: 'Bar' }),
    head: await world.departmentHeadOf('Kitchen'),
    deputy: await world.managerOf('Kitchen', { department: 'Bar' }),
    barHead: await world.departmentHeadOf('Bar'),
    admin: await world.administrator(),
    executive: await world.executive(),
  };
  const types = {
    vacation: await addType(harness, world, 'Vacation', { annual_allowance: '20' }),
    sick: await addType(harness, world, 'Sick', { is_private: true, requires_approval: false, is_sickness: true }),
    therapy: await addType(harness, world, 'Therapy', { is_private: true }),
    unpaid: await addType(harness, world, 'Unpaid', { is_paid: false }),
    lieu: await addType(harness, world, 'Lieu', { unit: 'HOURS', annual_allowance: '40' }),
  };
  return { world, people, types, api: await clients(people, (person) => person.api()) };
}

async function clients<Name extends string>(
  people: Record<Name, Somebody>,
  open: (person: Somebody) => Promise<Client>,
): Promise<Record<Name, Client>> {
  const entries = await Promise.all(
    Object.entries<Somebody>(people).map(async ([name, person]) => [name, await open(person)] as const),
  );
  return Object.fromEntries(entries) as Record<Name, Client>;
}

export type Office = Awaited<ReturnType<typeof office>>;
export type PersonName = keyof Office['people'];
/** As a reader who sees it whole reads it. */
export type WholeLeave = Leave & { leave_type_id: string };

/** Books a leave; throws if that is refused. */
export async function book(client: Client, body: object): Promise<WholeLeave> {
  return dataOf(await client.post('/leaves', body), 201);
}

export function dataOf(answer: Response, status = 200): WholeLeave {
  if (answer.status !== status) throw new Error(`${String(answer.status)}: ${answer.text}`);
  return answer.data as WholeLeave;
}

/** Events about one leave, oldest first. */
export const eventsOf = async ({ world }: Office, id: string) =>
  (await world.events()).filter(({ subject_id }) => subject_id === id);
