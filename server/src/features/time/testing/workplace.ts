import type { Client } from '../../../../test/client.ts';
import type { World } from '../../../../test/world.ts';
import type { Timesheet } from '../timesheets/record.ts';

type Details = Parameters<World['another']>[0];

/** A kitchen with a head, two cooks, a bar with its head, and those above them; each with a token that can do all they may. */
export async function workplace(first: World, details: Details = {}) {
  const world = await first.another(details);
  const people = {
    cook: await world.employee({ department: 'Kitchen', first_name: 'Ada', last_name: 'Byron' }),
    otherCook: await world.employee({ department: 'Kitchen' }),
    bartender: await world.employee({ department: 'Bar' }),
    head: await world.departmentHeadOf('Kitchen'),
    barHead: await world.departmentHeadOf('Bar'),
    manager: await world.managerOf('Kitchen', { department: 'Office' }),
    admin: await world.administrator(),
    executive: await world.executive(),
  };
  const entries = await Promise.all(
    Object.entries(people).map(async ([name, person]) => [name, await person.api()] as const),
  );
  const api = Object.fromEntries(entries) as Record<keyof typeof people, Client>;
  return { world, people, api };
}

export type Workplace = Awaited<ReturnType<typeof workplace>>;
export type PersonName = keyof Workplace['people'];

/** Eight hours on a day in Toronto, winter or summer: the offset is given by the caller if it matters. */
export const eightHours = (day: string, offset = '-04:00') => ({
  clock_in: `${day}T09:00:00${offset}`,
  clock_out: `${day}T17:00:00${offset}`,
});

/** Records an entry; throws if that is refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came back
export async function record(client: Client, body: object): Promise<any> {
  const answer = await client.post('/time-entries', body);
  if (answer.status !== 201) throw new Error(`POST /time-entries: ${answer.text}`);
  return answer.data;
}

/** The timesheet of a person over a day, as an Administrator reads it; undefined if there is none. */
export async function sheetOver(admin: Client, userId: string, day: string): Promise<Timesheet | undefined> {
  const answer = await admin.get('/timesheets', { query: { user_id: userId, limit: '100' } });
  return (answer.data as Timesheet[]).find((sheet) => sheet.period_start <= day && sheet.period_end >= day);
}
