import { type Static, Type } from 'typebox';
import { directoryFields } from '../users/record.ts';

const { id, first_name, last_name, preferred_name, email, job_title, department_id, is_active } = directoryFields;

export const PersonFound = Type.Object(
  { id, first_name, last_name, preferred_name, email, job_title, department_id, is_active },
  { $id: 'PersonFound', description: 'Enough of a person to tell who was found.' },
);
export type PersonFound = Static<typeof PersonFound>;
