import { Type } from 'typebox';
import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { ShiftApplication } from './applications/record.ts';
import { ShiftOffer } from './offers/record.ts';
import { Shift } from './shifts/record.ts';

/** Who worked when stays, by id: payroll may have to explain it. What was noted about it goes, also if it is another's by now. */
export const shiftData: readonly PersonalTable[] = [
  {
    table: 'shifts',
    area: 'schedule',
    key: ['id'],
    rowsOf: (userId) => sql`(user_id = ${userId} or earlier_user_ids <> '{}' and earlier_user_ids @> array[${userId}])`,
    record: Type.Object({ notes: Shift.properties.notes, updated_at: Shift.properties.updated_at }),
    whenErased: 'emptied',
    kept: {
      title: 'what the shift is, such as a station',
      location: 'a place of the organization',
      earlier_user_ids: 'ids',
    },
  },
  {
    table: 'shift_offers',
    area: 'schedule',
    key: ['id'],
    rowsOf: (userId) => sql`(offered_by_id = ${userId} or user_id = ${userId} or taken_by_id = ${userId})`,
    record: Type.Object({
      note: ShiftOffer.properties.note,
      rejection_reason: ShiftOffer.properties.rejection_reason,
      updated_at: ShiftOffer.properties.updated_at,
    }),
    whenErased: 'emptied',
    kept: { warnings: 'what a rule of the schedule warned of, by id' },
  },
  {
    table: 'shift_applications',
    area: 'schedule',
    key: ['id'],
    rowsOf: (userId) => sql`user_id = ${userId}`,
    record: Type.Object({
      rejection_reason: ShiftApplication.properties.rejection_reason,
      updated_at: ShiftApplication.properties.updated_at,
    }),
    whenErased: 'emptied',
    kept: { warnings: 'what a rule of the schedule warned of, by id' },
  },
  { table: 'shift_drafts', area: 'schedule', key: ['shift_id'], whenErased: 'deleted' },
  { table: 'availability_patterns', area: 'schedule', key: ['user_id', 'from_date'], whenErased: 'deleted' },
  { table: 'availability_exceptions', area: 'schedule', key: ['id'], whenErased: 'deleted' },
  { table: 'week_template_shifts', area: 'schedule', key: ['template_id', 'position'], whenErased: 'deleted' },
  // Whose pay is in which average: without it, later ones could be taken from those that were told.
  {
    table: 'standard_cost_people',
    area: 'schedule',
    key: ['department_id', 'month', 'user_id'],
    whenErased: 'kept',
  },
];
