import { sql } from '../../../db/sql.ts';
import { type EventErasure, theseEvents } from '../../../kernel/erasing.ts';
import type { DirectoryPerson } from './record.ts';

/** Of the directory tier nothing stays that tells who it was. */
export const erasedDirectory = (
  id: string,
): Omit<DirectoryPerson, 'id' | 'is_active' | 'created_at' | 'updated_at'> => ({
  first_name: 'Erased',
  last_name: 'Person',
  middle_name: null,
  preferred_name: null,
  email: `${id.toLowerCase()}@erased.invalid`,
  job_title: null,
  division: null,
  work_location: null,
  department_id: null,
  manager_id: null,
  role: 'EMPLOYEE',
  level: 'STANDARD',
});

/** Earlier events about the person lose names and old values. */
export const personEventErasure: EventErasure = {
  object: 'user',
  statement: (events) => sql`
    update events
       set snapshot = snapshot || ${JSON.stringify(erasedDirectory(events.userId))}::jsonb,
           previous = case when previous ? 'is_active' then jsonb_build_object('is_active', previous -> 'is_active') end
     where ${theseEvents(events)} and subject_type = 'user' and subject_id = ${events.userId}`,
};
