import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { StoredEvent } from '../../kernel/events.ts';
import { findActor } from '../people/index.ts';
import { type PersonName, workplace } from '../time/testing/workplace.ts';
import { expenseEvents } from './events.ts';
import type { ExpenseReport } from './reports/record.ts';
import { eventsAbout, reportIn, submitted } from './testing/claims.ts';

const { world: first, installation } = await sharedHarness();
const { db } = installation.database;
const { world, people, api } = await workplace(first);

const stored = (snapshot: ExpenseReport): StoredEvent<ExpenseReport> => ({
  id: 'evt_1',
  organizationId: world.organizationId,
  subjectId: snapshot.id,
  snapshot,
  previous: null,
});

async function viewer(userId: string) {
  const actor = await findActor(db, world.organizationId, userId);
  if (!actor) throw new Error('Nobody.');
  return actor;
}

describe('who is told of expenses', () => {
  const seers: [PersonName, boolean][] = [
    ['cook', true],
    ['head', true],
    ['manager', true],
    ['admin', true],
    ['executive', true],
    ['otherCook', false],
    ['bartender', false],
    ['barHead', false],
  ];
  it.each(seers)('of a report of the cook: %s, %s', async (name, isTold) => {
    const report = await submitted(api.cook);
    for (const event of expenseEvents) {
      const [seen] = await event.seenBy(db, await viewer(people[name].id), [stored(report)]);
      expect(seen?.object ?? null).toEqual(isTold ? report : null);
    }
  });

  it('the approver, though the person is in none of their departments', async () => {
    const person = await world.employee({ department: 'Kitchen', manager_id: people.barHead.id });
    const report = await submitted(await person.api());
    expect(await expenseEvents[0]?.seenBy(db, await viewer(people.barHead.id), [stored(report)])).toMatchObject([
      { object: report },
    ]);
  });

  it('no one of another organization', async () => {
    const other = await workplace(first);
    const report = await submitted(other.api.cook);
    expect(await expenseEvents[0]?.seenBy(db, await viewer(people.executive.id), [stored(report)])).toEqual([null]);
  });

  it('every event goes with the module and a scope to read it, and tells the status before', () => {
    expect(expenseEvents.map(({ type, scope, module, previous }) => [type, scope, module, previous])).toEqual(
      ['submitted', 'approved', 'rejected', 'paid'].map((verb) => [
        `expense_report.${verb}`,
        'expenses:read',
        'expenses',
        ['status'],
      ]),
    );
  });
});

it('a report on its way to PAID is told of step by step, each time as it stood', async () => {
  const clients = { person: api.cook, decider: api.head, app: await people.head.app() };
  const report = await reportIn('PAID', clients);
  const events = await eventsAbout(world, report.id);
  expect(events.map(({ type, previous }) => [type, previous])).toEqual([
    ['expense_report.submitted', { status: 'DRAFT' }],
    ['expense_report.approved', { status: 'SUBMITTED' }],
    ['expense_report.paid', { status: 'APPROVED' }],
  ]);
  expect(events.map(({ snapshot }) => (snapshot as ExpenseReport).status)).toEqual(['SUBMITTED', 'APPROVED', 'PAID']);
  expect(events[2]?.snapshot).toEqual(report);
});
