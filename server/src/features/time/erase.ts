import { sql } from '../../db/sql.ts';
import { erasedName, type EventErasure, theseEvents } from '../../kernel/erasing.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

/**
 * Hours, rates and totals stay: payroll must be able to explain what it paid. What people wrote and where they were goes.
 * An entry that still runs has no hours and is dropped.
 */
export const eraseTimeOfErased: Reaction = {
  to: userErased,
  summary:
    'Descriptions, notes, tags and places of the person’s time entries are emptied, and their name leaves earlier time events; hours, rates and totals stay.',

  async run({ actor, tx, now }, userId) {
    const { organizationId } = actor;
    await sql`
      with entries as (
        update time_entries
           set description = null, notes = null, tags = '{}', status = case status when 'RUNNING' then 'DELETED' else status end,
               updated_at = ${now}
         where organization_id = ${organizationId} and user_id = ${userId} returning id),
      no_places as (
        delete from time_entry_locations
         where organization_id = ${organizationId} and time_entry_id in (select id from entries))
      update timesheets set rejection_reason = null, updated_at = ${now}
       where organization_id = ${organizationId} and user_id = ${userId} and rejection_reason is not null`.execute(tx);
  },
};

const withoutWords = (object: string, words: Record<string, unknown>): EventErasure => ({
  object,
  statement: (events) => sql`
    update events set snapshot = snapshot || jsonb_build_object('user', ${erasedName(events.userId)}::jsonb) || ${JSON.stringify(words)}::jsonb
     where ${theseEvents(events)} and subject_type = ${object} and snapshot ->> 'user_id' = ${events.userId}`,
});

export const timeEventErasures = [
  withoutWords('time_entry', { description: null, notes: null, tags: [] }),
  withoutWords('timesheet', { rejection_reason: null }),
];
