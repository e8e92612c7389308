import { describe, expect, it } from 'vitest';
import {
  addType,
  book,
  keepNoHolidays,
  monday,
  moveClockTo,
  office,
  type PersonName,
} from '../../src/features/leave/testing/office.ts';
import { accruals, leaveUnits } from '../../src/features/leave/types/record.ts';
import type { Operation } from '../../src/kernel/declaration.ts';
import { catalogue } from '../../src/main/catalogue.ts';
import type { Client, Response } from '../client.ts';
import { openHarness } from '../harness.ts';
import { runLongWork } from '../long-work.ts';

/**
 * Whichever way a balance could show, it shows to whom GET /leave-balances shows it. Every balance of a private type ends in
 * .37, below zero in .63, and every other in .21 and .79: a figure is found in whatever answer holds one.
 */
const harness = await openHarness();
moveClockTo(harness, monday);
const { world, people, types: usual, api } = await office(harness);
await keepNoHolidays(harness, world);
const adminApp = await people.admin.app();

const privateFigure = /\d\.(?:37|63)\b/;
const openFigure = /\d\.(?:21|79)\b/;

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly isHours: boolean;
  readonly needsApproval: boolean;
}

const kinds: Kind[] = [];
for (const isPrivate of [true, false]) {
  for (const unit of leaveUnits) {
    for (const accrual of accruals) {
      for (const needsApproval of [true, false]) {
        const name = [isPrivate ? 'private' : 'open', unit, accrual, needsApproval ? 'decided' : 'granted'].join(' ');
        const fields = { is_private: isPrivate, unit, accrual, requires_approval: needsApproval };
        const id = await addType(harness, world, name, { ...fields, code: `K${kinds.length}`, annual_allowance: '24' });
        kinds.push({ id, name, isPrivate, isHours: unit === 'HOURS', needsApproval });
      }
    }
  }
}

async function available(id: string): Promise<number> {
  const { data } = await adminApp.get('/leave-balances', { query: { user_id: people.cook.id } });
  const found = data.balances.find((one: { leave_type: { id: string } }) => one.leave_type.id === id);
  return found.available as number;
}

async function bringTo(id: string, wanted: number): Promise<void> {
  const amount = Math.round((wanted - (await available(id))) * 100) / 100;
  const { status, text } = await adminApp.post('/leave-adjustments', {
    user_id: people.cook.id,
    leave_type_id: id,
    amount,
  });
  if (status !== 201) throw new Error(text);
}

for (const kind of kinds) await bringTo(kind.id, kind.isPrivate ? 3.37 : 3.21);

const readers: PersonName[] = ['cook', 'boss', 'chef', 'otherCook', 'head', 'deputy', 'barHead', 'admin', 'executive'];
const apps = new Map<PersonName, Client>();
for (const reader of readers) apps.set(reader, await people[reader].app());
const clientsOf = (reader: PersonName): Client[] => [api[reader], apps.get(reader) as Client];

/** What the list shows is what all else is compared with. */
async function seenBy(reader: PersonName): Promise<Set<string>> {
  const { status, data } = await api[reader].get('/leave-balances', { query: { user_id: people.cook.id } });
  const balances = status === 200 ? (data.balances as { leave_type: { id: string } }[]) : [];
  return new Set(balances.map(({ leave_type }) => leave_type.id));
}

const oneDay = '2026-05-04';
const spanOf = ({ isHours }: Kind, isTooMuch: boolean) =>
  isHours
    ? { start_date: oneDay, end_date: oneDay, start_time: '09:00', end_time: isTooMuch ? '18:00' : '10:00' }
    : { start_date: oneDay, end_date: isTooMuch ? '2026-05-08' : oneDay };

function expectFigure(answer: Response, kind: Kind, isSeen: boolean, how: string): void {
  const figure = kind.isPrivate ? privateFigure : openFigure;
  expect([how, kind.name, figure.test(answer.text)], answer.text).toEqual([how, kind.name, isSeen]);
  // Nor is anyone told whether it suffices.
  if (!isSeen)
    expect([how, kind.name, answer.text]).toEqual([how, kind.name, expect.not.stringContaining('"reason":"balance"')]);
}

describe.each(readers)('balances as %s may know them', (reader) => {
  it('of private types to the person, their manager, Administrators and Executives; of others to Department Heads too', async () => {
    const seen = await seenBy(reader);
    const whole = ['cook', 'boss', 'admin', 'executive'].includes(reader);
    const open = whole || ['head', 'deputy'].includes(reader);
    expect(kinds.filter(({ id }) => seen.has(id))).toEqual(kinds.filter(({ isPrivate }) => (isPrivate ? whole : open)));
  });

  it('through previews, and refusals of bookings and changes, rehearsed or real', async () => {
    const seen = await seenBy(reader);
    const mayBook = seen.size > 0;
    for (const kind of kinds) {
      const isSeen = seen.has(kind.id);
      const body = (isTooMuch: boolean) => ({
        user_id: people.cook.id,
        leave_type_id: kind.id,
        ...spanOf(kind, isTooMuch),
      });
      for (const client of clientsOf(reader)) {
        const enough = await client.post('/leaves/preview', body(false));
        expectFigure(enough, kind, isSeen, 'preview');
        const short = await client.post('/leaves/preview', body(true));
        expectFigure(short, kind, isSeen, 'preview of too much');
        // Who may not know the balance is told the same of too much as of what there is enough for.
        if (!isSeen) expect(short.data.problems).toEqual(enough.data.problems);
        const said = (short.data as { problems: { message: string }[] }).problems.map(({ message }) => message);
        for (const path of ['/leaves?dry_run=true', '/leaves']) {
          const answer = await client.post(path, body(true));
          expectFigure(answer, kind, isSeen, path);
          expect([answer.status >= 400, kind.name], answer.text).toEqual([isSeen || !mayBook, kind.name]);
          if (answer.status >= 400) expect(said).toContain(answer.error.message);
          else if (path === '/leaves') {
            expect(answer.data.status).toBe('PENDING');
            expect((await api.cook.post(`/leaves/${answer.data.id}/cancel`)).status).toBe(200);
          }
        }
      }
    }
  });

  it('through changes of a leave that waits', async () => {
    const seen = await seenBy(reader);
    const waiting = await book(api.cook, { leave_type_id: usual.unpaid, start_date: oneDay, end_date: oneDay });
    for (const kind of kinds) {
      for (const client of clientsOf(reader)) {
        for (const path of [`/leaves/${waiting.id}?dry_run=true`, `/leaves/${waiting.id}`]) {
          const refused = await client.patch(path, { leave_type_id: kind.id, ...spanOf(kind, true) });
          expect(refused.status).toBeGreaterThanOrEqual(400);
          expectFigure(refused, kind, seen.has(kind.id), `PATCH ${path}`);
        }
      }
    }
    await api.cook.post(`/leaves/${waiting.id}/cancel`);
  });

  it('through decisions, rehearsed or real', async () => {
    const seen = await seenBy(reader);
    const decides = reader !== 'cook';
    for (const kind of kinds.filter(({ needsApproval }) => needsApproval)) {
      const rest = kind.isPrivate ? 3.37 : 3.21;
      const span = kind.isHours
        ? { start_date: oneDay, end_date: oneDay, start_time: '09:00', end_time: '12:00' }
        : { start_date: oneDay, end_date: '2026-05-06' };
      const waiting = await book(api.cook, { leave_type_id: kind.id, ...span });
      await bringTo(kind.id, rest - 5);
      for (const client of clientsOf(reader)) {
        for (const path of [`/leaves/${waiting.id}/approve?dry_run=true`, `/leaves/${waiting.id}/approve`]) {
          expectFigure(await client.post(path), kind, decides && seen.has(kind.id), path);
        }
      }
      const decisions = { decisions: [{ kind: 'leave', id: waiting.id, verdict: 'approve' }] };
      const answer = await apps.get(reader)?.post('/decisions', decisions);
      if (answer) expectFigure(answer, kind, decides && seen.has(kind.id), 'decisions');
      // Who may decide and not know the balance has approved it: its person knew what they booked.
      expect((await adminApp.post(`/leaves/${waiting.id}/cancel`)).data.status).toBe('CANCELLED');
      await bringTo(kind.id, rest);
    }
  });

  it('through everything that is read, and through exports', async () => {
    const seen = await seenBy(reader);
    const seesPrivate = kinds.some(({ id, isPrivate }) => isPrivate && seen.has(id));
    const told: string[] = [];
    const reads = catalogue.operations.filter(
      ({ kind, path }) => (kind === 'read' || kind === 'list') && !path.includes('{'),
    );
    for (const operation of reads) {
      for (const query of queriesOf(operation)) {
        const client = operation.surface === 'api' ? api[reader] : (apps.get(reader) as Client);
        const { text } = await client.get(operation.path, { query });
        if (privateFigure.test(text)) told.push(operation.id);
      }
    }
    for (const kind of ['leave', 'leave_balances']) {
      const app = apps.get(reader) as Client;
      const { status, data } = await app.post('/exports', { kind, filters: '' });
      if (status !== 202) continue;
      await runLongWork(harness.installation, data.id);
      if (privateFigure.test((await app.get(`/exports/${data.id}/file`)).text)) told.push(`export of ${kind}`);
    }
    if (!seesPrivate) expect(told).toEqual([]);
    else expect(told).toContain('leaveBalances.get');
  });
});

/** With nothing but what it requires, and about the cook where it can be. */
function queriesOf({ query }: Operation): Record<string, string>[] {
  const known: Record<string, string> = { start_date: '2026-05-01', end_date: '2026-05-31', by: 'type', q: 'Ada' };
  const properties = Object.keys(query?.properties ?? {});
  const required = (query as { required?: string[] } | undefined)?.required ?? [];
  const least = Object.fromEntries(required.map((name) => [name, known[name] ?? '2026-05-04']));
  return properties.includes('user_id') ? [least, { ...least, user_id: people.cook.id }] : [least];
}
