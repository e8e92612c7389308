import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/events.ts';
import { userErased } from '../people/index.ts';

/**
 * Hours, rates and totals stay: payroll must be able to explain what it paid. What people wrote and where they were goes,
 * also from what events told before. An entry that still runs has no hours and is dropped.
 */
export const eraseTimeOfErased: Reaction = {
  to: userErased,
  summary:
    'Descriptions, notes, tags and places of the person’s time entries are emptied, and their name leaves earlier time events; hours, rates and totals stay.',

  async run({ actor, tx }, userId) {
    const { organizationId } = actor;
    const name = JSON.stringify({ user: { id: userId, first_name: 'Erased', last_name: 'Person' } });
    const words = JSON.stringify({ description: null, notes: null, tags: [] });
    await sql`
      with entries as (
        update time_entries
           set description = null, notes = null, tags = '{}', status = case status when 'RUNNING' then 'DELETED' else status end
         where organization_id = ${organizationId} and user_id = ${userId} returning id),
      no_places as (
        delete from time_entry_locations
         where organization_id = ${organizationId} and time_entry_id in (select id from entries)),
      told_of_entries as (
        update events set snapshot = snapshot || ${name}::jsonb || ${words}::jsonb
         where organization_id = ${organizationId} and subject_type = 'time_entry'
           and subject_id in (select id from entries)),
      sheets as (
        update timesheets set rejection_reason = null
         where organization_id = ${organizationId} and user_id = ${userId} returning id)
      update events set snapshot = snapshot || ${name}::jsonb || '{"rejection_reason": null}'
       where organization_id = ${organizationId} and subject_type = 'timesheet'
         and subject_id in (select id from sheets)`.execute(tx);
  },
};
