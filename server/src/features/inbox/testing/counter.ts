import type { Static } from 'typebox';
import type { Client, Response } from '../../../../test/client.ts';
import type { Harness } from '../../../../test/harness.ts';
import { sql } from '../../../db/sql.ts';
import { textFile } from '../../documents/testing/specimens.ts';
import { submitted } from '../../expenses/testing/claims.ts';
import { record, workplace } from '../../time/testing/workplace.ts';
import type { Inbox, InboxItem } from '../items/record.ts';

export type InboxRead = Static<typeof Inbox>;

/** The day on which most of it happens: Wednesday 11 March 2026. */
export const setToday = ({ installation }: Pick<Harness, 'installation'>): void => {
  installation.clock.setOffset(Date.parse('2026-03-11T12:00:00-04:00') - Date.now());
};

/** A kitchen; the cook reports to a server, whose role is Employee. Everyone is signed in. */
export async function counter(harness: Pick<Harness, 'world' | 'installation'>, settings: object = {}) {
  const { world: first, installation } = harness;
  setToday(harness);
  const { world, people: staff } = await workplace(first, { settings: { time_approval_required: true, ...settings } });
  const people = { ...staff, boss: await world.employee({ department: 'Hall', first_name: 'Bo' }) };
  await sql`update users set manager_id = ${people.boss.id} where id = ${people.cook.id}`.execute(
    installation.database.db,
  );
  const signedIn = await Promise.all(
    Object.entries(people).map(async ([name, person]) => [name, await person.app()] as const),
  );
  const app = Object.fromEntries(signedIn) as Record<keyof typeof people, Client>;
  const leaveType = async (body: object): Promise<string> =>
    made(await app.admin.post('/leave-types', { annual_allowance: 30, ...body }));
  const types = {
    vacation: await leaveType({ name: 'Vacation' }),
    therapy: await leaveType({ name: 'Therapy', is_private: true }),
  };
  return { world, people, app, types };
}

const made = ({ status, text, data }: Response): string => {
  if (status >= 300) throw new Error(text);
  return (data as { id: string }).id;
};

export type Counter = Awaited<ReturnType<typeof counter>>;
export type Who = keyof Counter['people'];

/** How much was asked for and recorded at each place: files of one worker share this module. */
const asked = new WeakMap<Counter['app'], number>();
const recorded = new WeakMap<Counter['app'], number>();

/** Each on a Tuesday of its own from June on, that no two of a person overlap; no holiday is one. */
export async function askForLeave({ app, types }: Counter, who: Who, type: keyof Counter['types'] = 'vacation') {
  const week = asked.get(app) ?? 0;
  asked.set(app, week + 1);
  const day = new Date(Date.UTC(2026, 5, 2 + 7 * (week % 26))).toISOString().slice(0, 10);
  return made(
    await app[who].post('/leaves', { leave_type_id: types[type], start_date: day, end_date: day, reason: 'The sea' }),
  );
}

export async function askToCancel(place: Counter, who: Who): Promise<string> {
  const id = await askForLeave(place, who);
  made(await place.app.executive.post(`/leaves/${id}/approve`));
  made(await place.app[who].post(`/leaves/${id}/cancel`, { reason: 'Called off' }));
  return id;
}

export async function recordTime({ app }: Counter, who: Who): Promise<string> {
  const count = recorded.get(app) ?? 0;
  recorded.set(app, count + 1);
  const from = Date.parse('2026-02-02T09:00:00-05:00') + 3_600_000 * 2 * count;
  const times = { clock_in: new Date(from).toISOString(), clock_out: new Date(from + 3_600_000).toISOString() };
  return ((await record(app[who], times)) as { id: string }).id;
}

export async function submitSheet(place: Counter, who: Who): Promise<string> {
  const { app } = place;
  await recordTime(place, who);
  const sheets = (await app[who].get('/timesheets', { query: { status: 'OPEN' } })).data as { id: string }[];
  return made(await app[who].post(`/timesheets/${sheets[0]?.id ?? ''}/submit`));
}

export const claim = async ({ app }: Counter, who: Who): Promise<string> => (await submitted(app[who])).id;

export async function askToSign({ app }: Counter, ids: readonly string[], more: object = {}): Promise<string> {
  const id = made(await app.admin.post('/documents', { title: 'Handbook', ...textFile() }));
  return made(await app.admin.post(`/documents/${id}/signers`, { user_ids: ids, ...more }));
}

export async function giveTask({ app, people }: Counter, about: Who, to: Who, more: object = {}): Promise<string> {
  const checklist = made(await app.admin.post(`/users/${people[about].id}/checklists`, { type: 'ONBOARDING' }));
  const body = { title: 'Order a laptop', assignee_id: people[to].id, ...more };
  return made(await app.admin.post(`/onboarding/${checklist}/tasks`, body));
}

export async function assignTraining({ app, people }: Counter, to: Who, more: object = {}): Promise<string> {
  const course_id = made(await app.admin.post('/courses', { name: `Hygiene ${String(Math.random()).slice(2, 8)}` }));
  return made(await app.admin.post(`/users/${people[to].id}/training`, { course_id, ...more }));
}

export const inboxOf = async (client: Client, query: Record<string, string> = {}): Promise<InboxRead> => {
  const answer = await client.get('/inbox', { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as InboxRead;
};

export const idsIn = ({ items }: { items: readonly InboxItem[] }, kind?: string): string[] =>
  items.filter((item) => kind === undefined || item.kind === kind).map(({ id }) => id);
