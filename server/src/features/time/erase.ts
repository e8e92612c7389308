import { sql } from '../../db/sql.ts';
import { eventErasure } from '../../kernel/erasing-events.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';
import { TimeEntryInEvent } from './entries/record.ts';
import { Timesheet } from './timesheets/record.ts';

const flagReason = { break_flags: 'names of rules, and minutes' };
const breakReasons = {
  breaks: 'times, as those of the entry',
  shift_flags: 'codes, and minutes',
  ...flagReason,
};

/** Hours, rates and totals stay: payroll must be able to explain what it paid. What people wrote and where they were goes. */
export const timeData: readonly PersonalTable[] = [
  {
    table: 'time_entries',
    area: 'time',
    key: ['id'],
    record: TimeEntryInEvent,
    whenErased: 'emptied',
    kept: { ...breakReasons, before_correction: 'times and minutes, no words' },
  },
  {
    table: 'time_entry_locations',
    area: 'time',
    key: ['time_entry_id'],
    rowsOf: (userId) => sql`time_entry_id in (
      select e.id from time_entries e
       where e.organization_id = time_entry_locations.organization_id and e.user_id = ${userId})`,
    whenErased: 'deleted',
  },
  {
    table: 'timesheets',
    area: 'time',
    key: ['id'],
    record: Timesheet,
    whenErased: 'emptied',
    kept: {
      ...flagReason,
      currency: 'an ISO code',
      explanation: 'how the totals came about: minutes, rates and days, no words',
      entries_digest: 'a digest of the entries',
      submitted_digest: 'a digest of the entries',
    },
  },
  { table: 'favourite_projects', area: 'time', key: ['user_id', 'project_id'], whenErased: 'deleted' },
];

/** An entry that still runs has no hours. */
export const dropRunningOfErased: Reaction = {
  to: userErased,
  summary: 'A time entry of the person that still runs is deleted.',

  async run({ actor, tx }, userId) {
    await sql`
      update time_entries set status = 'DELETED'
       where organization_id = ${actor.organizationId} and user_id = ${userId} and status = 'RUNNING'`.execute(tx);
  },
};

export const timeEventErasures = [
  eventErasure({ object: 'time_entry', record: TimeEntryInEvent, person: ['user_id'] }),
  eventErasure({ object: 'timesheet', record: Timesheet, person: ['user_id'] }),
];
