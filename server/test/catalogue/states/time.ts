import { lockedSheet } from '../../../src/features/time/testing/specimens.ts';
import { addDays } from '../../../src/lib/days.ts';
import type { Client } from '../../client.ts';
import { type House, make, type PersonName, type RecordInState, withErased } from './house.ts';

/** Days that no two timesheets share. */
function days(): () => string {
  let day = '2026-02-25';
  return () => (day = addDays(day, -35));
}

const hoursOn = (day: string) => ({ clock_in: `${day}T06:00:00-05:00`, clock_out: `${day}T08:00:00-05:00` });

const record = async (client: Client, day: string): Promise<string> =>
  (await make(client, '/time-entries', hoursOn(day))).id;

type Move = readonly [by: PersonName | 'person', trigger: string];
const submitted: Move[] = [['person', 'submit']];
const approved: Move[] = [...submitted, ['executive', 'approve']];
const finalized: Move[] = [...approved, ['executive', 'finalize']];
const sheetStates: Readonly<Record<string, readonly Move[]>> = {
  OPEN: [],
  SUBMITTED: submitted,
  REJECTED: [...submitted, ['executive', 'reject']],
  APPROVED: approved,
  FINALIZED: finalized,
  SIGNED: [...finalized, ['person', 'sign']],
};

/** A timesheet in each state, with the entry in it. */
async function sheetsOf(house: House, whose: string, client: Client, next: () => string): Promise<RecordInState[]> {
  const found: RecordInState[] = [];
  for (const [state, moves] of Object.entries(sheetStates)) {
    const day = next();
    const entry = await record(client, day);
    const id = await sheetOver(client, day);
    for (const [by, trigger] of moves) {
      const mover = by === 'person' ? client : house.app[by];
      await make(
        mover,
        `/timesheets/${id}/${trigger}`,
        trigger === 'reject' ? { reason: 'Monday is missing.' } : undefined,
      );
    }
    found.push({ of: 'Timesheet', state: `${whose}, ${state}`, id });
    found.push({ of: 'TimeEntry', state: `${whose}, in a timesheet that is ${state}`, id: entry });
  }
  return found;
}

async function entriesOf(house: House, whose: string, client: Client, next: () => string): Promise<RecordInState[]> {
  const { executive } = house.app;
  const of = 'TimeEntry';
  const rejected = await record(client, next());
  await make(executive, `/time-entries/${rejected}/reject`, { reason: 'No.' });
  const approvedEntry = await record(client, next());
  await make(executive, `/time-entries/${approvedEntry}/approve`);
  const deleted = await record(client, next());
  await client.delete(`/time-entries/${deleted}`);
  return [
    { of, state: `${whose}, PENDING`, id: await record(client, next()) },
    { of, state: `${whose}, REJECTED`, id: rejected },
    { of, state: `${whose}, APPROVED`, id: approvedEntry },
    { of, state: `${whose}, DELETED`, id: deleted },
    { of, state: `${whose}, in days that are locked`, id: await record(client, '2025-02-03') },
  ];
}

/** The timesheet over a day of the person's own. */
async function sheetOver(client: Client, day: string): Promise<string> {
  const { data } = await client.get('/timesheets', { query: { limit: '100' } });
  const sheets = data as { id: string; period_start: string; period_end: string }[];
  return sheets.find(({ period_start: start, period_end: end }) => start <= day && day <= end)?.id ?? '';
}

/** Entries that hold up what becomes of their timesheet. */
async function unsettled({ app }: House): Promise<RecordInState[]> {
  const today = '2026-03-02';
  await record(app.chef, today);
  const { id } = await make(app.chef, '/clock/in');
  const day = '2026-01-07';
  await record(app.chef, day);
  const sheet = await sheetOver(app.chef, day);
  await make(app.chef, `/timesheets/${sheet}/submit`);
  await make(app.executive, `/timesheets/${sheet}/approve`);
  await record(app.chef, '2026-01-08');
  return [
    { of: 'TimeEntry', state: 'the chef’s, RUNNING', id },
    { of: 'Timesheet', state: 'the chef’s, with an entry that runs', id: await sheetOver(app.chef, today) },
    { of: 'Timesheet', state: 'the chef’s, APPROVED, with an entry that waits', id: sheet },
  ];
}

/** A correction in each state, and one that another stands on. */
async function correctionsOf({ app, people }: House): Promise<RecordInState[]> {
  const day = '2024-05-07';
  const { tsh, start } = await lockedSheet(app.executive, people.cook, day);
  const correct = async (hour: string): Promise<string> => {
    const times = { clock_in: `${day}T${hour}:00:00-04:00`, clock_out: `${day}T${hour}:30:00-04:00` };
    return (await make(app.executive, `/timesheets/${tsh}/corrections`, { changes: [times], reason: 'Missing.' })).id;
  };
  const taken = await correct('18');
  await make(app.executive, '/pay-runs', { period_start: start });
  const withdrawn = await correct('19');
  await make(app.executive, `/timesheet-corrections/${withdrawn}/withdraw`);
  const of = 'TimesheetCorrection';
  return [
    { of, state: 'the cook’s, IN_RUN', id: taken },
    { of, state: 'the cook’s, WITHDRAWN', id: withdrawn },
    { of, state: 'the cook’s, OPEN', id: await correct('20') },
  ];
}

export async function timeRecords(house: House): Promise<RecordInState[]> {
  const { app } = house;
  const found = [
    ...(await sheetsOf(house, 'the cook’s', app.cook, days())),
    ...(await sheetsOf(house, 'the head’s', app.head, days())),
    ...(await entriesOf(house, 'the cook’s', app.cook, days())),
    ...(await entriesOf(house, 'the apprentice’s', app.apprentice, days())),
    { of: 'TimeEntry', state: 'the admin’s', id: await record(app.admin, '2026-02-25') },
    ...(await unsettled(house)),
    ...(await correctionsOf(house)),
    ...(await withErased(house, async (_person, client) => {
      const next = days();
      const whose = 'of someone erased';
      return [...(await sheetsOf(house, whose, client, next)), ...(await entriesOf(house, whose, client, next))];
    })),
  ];
  await house.world.set({
    directory_employee_sees_all: true,
    directory_department_head_sees_all: true,
    time_locked_through: '2025-03-31',
  });
  return found;
}
