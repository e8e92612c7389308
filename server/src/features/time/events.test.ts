import { describe, expect, it } from 'vitest';
import { sharedHarness } from '../../../test/harness.ts';
import type { StoredEvent } from '../../kernel/events.ts';
import { findActor } from '../people/index.ts';
import type { TimeEntryInEvent } from './entries/record.ts';
import { timeEntrySubmitted, timeEvents, timesheetFinalized } from './events.ts';
import { eightHours, type PersonName, record, sheetOver, workplace } from './testing/workplace.ts';
import type { TimesheetInEvent } from './timesheets/record.ts';

const { world: first, installation } = await sharedHarness();
const { db } = installation.database;
const { world, people, api } = await workplace(first);
const entry = await record(api.cook, { ...eightHours('2026-03-10'), is_billable: true });
const snapshot = (await world.events()).find(({ subject_id }) => subject_id === entry.id)?.snapshot;
const stored = <T>(subjectId: string, of: T): StoredEvent<T> => ({
  id: 'evt_1',
  organizationId: world.organizationId,
  subjectId,
  snapshot: of,
  previous: null,
});

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

const viewer = async (name: PersonName) => {
  const actor = await findActor(db, world.organizationId, people[name].id);
  if (!actor) throw new Error('Nobody.');
  return actor;
};

describe('who is told of time', () => {
  it.each(seers)('of an entry of the cook: %s, %s', async (name, isTold) => {
    const [seen] = await timeEntrySubmitted.seenBy(db, await viewer(name), [
      stored(entry.id, snapshot as TimeEntryInEvent),
    ]);
    expect(seen?.object ?? null).toEqual(
      isTold
        ? { ...entry, user: { id: people.cook.id, first_name: 'Ada', last_name: 'Byron' }, project: null, task: null }
        : null,
    );
  });

  it.each(seers)('of a timesheet of the cook: %s, %s; never of pay', async (name, isTold) => {
    const sheet = await sheetOver(await people.admin.api(['timesheets:read']), people.cook.id, '2026-03-10');
    const [seen] = await timesheetFinalized.seenBy(db, await viewer(name), [
      stored(sheet?.id ?? '', sheet as TimesheetInEvent),
    ]);
    expect(seen?.object ?? null).toEqual(isTold ? sheet : null);
  });

  it('every time event goes with the module and a scope to read it', () => {
    expect(timeEvents.map(({ type, scope, module }) => [type, scope, module])).toEqual([
      ['time_entry.submitted', 'time_entries:read', 'time_tracking'],
      ['time_entry.approved', 'time_entries:read', 'time_tracking'],
      ['time_entry.rejected', 'time_entries:read', 'time_tracking'],
      ['timesheet.finalized', 'timesheets:read', 'time_tracking'],
    ]);
  });
});
