import { type Static, Type } from 'typebox';
import { Day } from '../lib/days.ts';
import { Id } from '../lib/ids.ts';
import { Personal } from '../lib/personal.ts';
import { Nullable, Prose, Strict } from '../lib/schema.ts';
import { packageNames } from './packages.ts';

/** What is given beyond a role, for whom and how long. */
export const grantFields = {
  package: Type.Enum([...packageNames], { description: 'What they may do, as the permissions reference has it.' }),
  department_ids: Nullable(
    Type.Array(Id('dep'), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      examples: [['dep_01K9Z3V5Q8R2T4W6Y8A0C2E4G6']],
    }),
    { description: 'For people of these departments alone; null: for everyone.' },
  ),
  starts_on: Day('The first day it holds, on the organization’s calendar.'),
  ends_on: Nullable(Day(), {
    description: 'The last day it holds, which counts; null: until it is taken back. Of a guest always a day.',
    examples: ['2026-04-30'],
  }),
};

export const grantReason = Personal(
  Prose(500, { description: 'Why it was given.', examples: ['Pays the expenses until April.'] }),
  'Erased',
);

/** With someone who is added to do it. */
export const NewGuestGrant = Strict(
  { ...grantFields, reason: grantReason },
  { description: 'What a guest may do, for whom and how long.' },
);
export type NewGuestGrant = Static<typeof NewGuestGrant>;
