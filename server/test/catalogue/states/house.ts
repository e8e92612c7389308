import { addType, keepNoHolidays, monday, moveClockTo } from '../../../src/features/leave/testing/office.ts';
import { deputyOf } from '../../../src/features/onboarding/testing/deputy.ts';
import type { Client } from '../../client.ts';
import type { Harness } from '../../harness.ts';
import type { Somebody, World } from '../../world.ts';

/** A record in one of its states. */
export interface RecordInState {
  /** The name of its schema. */
  readonly of: string;
  /** Whose it is and how it stands, in words. */
  readonly state: string;
  readonly id: string;
  /** Records within it that operations name beside it, by the name of the parameter. */
  readonly within?: Readonly<Record<string, string>>;
}

/** An organization in which everyone is something else to the cook: what may be done follows from that. */
export async function openHouse(harness: Harness) {
  moveClockTo(harness, monday);
  const world: World = await harness.world.another({
    settings: {
      directory_employee_sees_all: true,
      directory_department_head_sees_all: true,
      swap_approval: 'ALWAYS',
    },
  });
  await keepNoHolidays(harness, world);
  const boss = await world.departmentHeadOf('Office');
  const chef = await world.employee({ department: 'Kitchen' });
  const people = {
    cook: await world.employee({ department: 'Kitchen', manager_id: boss.id }),
    /** Whose manager is an Employee. */
    apprentice: await world.employee({ department: 'Kitchen', manager_id: chef.id }),
    chef,
    deputy: await deputyOf(harness.installation, world, 'Kitchen'),
    boss,
    head: await world.departmentHeadOf('Kitchen'),
    manager: await world.managerOf('Kitchen', { department: 'Bar' }),
    barHead: await world.departmentHeadOf('Bar'),
    admin: await world.administrator(),
    otherAdmin: await world.administrator(),
    executive: await world.executive(),
    otherExecutive: await world.executive(),
  };
  const opened = await Promise.all(
    Object.entries(people).map(async ([name, person]) => [name, await person.app()] as const),
  );
  const app = Object.fromEntries(opened) as Record<keyof typeof people, Client>;
  const types = {
    unpaid: await addType(harness, world, 'Unpaid', { is_paid: false }),
    therapy: await addType(harness, world, 'Therapy', { is_private: true }),
  };
  return { harness, world, people, app, types };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
export type PersonName = keyof House['people'];

export interface Made {
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back
  readonly [field: string]: any;
}

/** Sends what brings a record to its state; throws if that is refused. */
export async function make(client: Client, path: string, body?: object): Promise<Made> {
  const answer = await client.post(path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.text}`);
  return answer.data as Made;
}

/** Someone who leaves records behind, and is erased once these are made. */
export async function withErased(
  { world, app, harness }: House,
  leave: (person: Somebody, client: Client) => Promise<RecordInState[]>,
): Promise<RecordInState[]> {
  const person = await world.employee({ department: 'Kitchen' });
  const left = await leave(person, await person.app());
  await harness.installation.database.pool.query('update users set is_active = false where id = $1', [person.id]);
  await make(app.admin, `/users/${person.id}/erase`);
  return left;
}
