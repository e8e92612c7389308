import { type Static, Type } from 'typebox';
import { Strict } from '../../../lib/schema.ts';
import { directoryFields } from '../users/record.ts';

const { id, first_name, last_name, preferred_name, email, job_title, department_id, is_active } = directoryFields;

export const PersonFound = Type.Object(
  { id, first_name, last_name, preferred_name, email, job_title, department_id, is_active },
  { $id: 'PersonFound', description: 'Enough of a person to tell who was found.' },
);
export type PersonFound = Static<typeof PersonFound>;

/** What a list takes as `q` to be narrowed to people. */
export const PersonWords = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Words that begin theirs, as in GET /search.',
});

/** What the app's list takes beyond that of the API, if it is of records of people. */
export const PersonSearch = Strict({ q: Type.Optional(PersonWords) });
