import { type Static, Type } from 'typebox';
import { Id } from '../../../lib/ids.ts';
import { Shift } from '../shifts/record.ts';
import { draftedFields } from './planned-store.ts';

const { user_id, department_id, title, starts_at, ends_at, break_minutes, location, status } = Shift.properties;
const values = { user_id, department_id, title, starts_at, ends_at, break_minutes, location, status };

/** A change of a published shift that is not published. */
export const ShiftDraft = Type.Object(
  {
    shift_id: Id('shf', 'The shift that is planned otherwise.'),
    is_deleted: Type.Boolean({ description: 'Whether publishing deletes it.' }),
    fields: Type.Array(Type.Enum([...draftedFields]), { description: 'What publishing changes.' }),
    published: Type.Object(values, { description: 'As people see it.' }),
    planned: Type.Object(values, { description: 'As they will see it once it is published.' }),
  },
  { $id: 'ShiftDraft', description: 'What of a published shift is planned otherwise, and not published yet.' },
);
export type ShiftDraft = Static<typeof ShiftDraft>;
