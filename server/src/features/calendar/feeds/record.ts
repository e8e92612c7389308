import { type Static, Type } from 'typebox';
import { CreatedAt, RecordId } from '../../../lib/fields.ts';

export const feedKinds = ['MY_SHIFTS', 'MY_LEAVE', 'TEAM_LEAVE'] as const;
export type FeedKind = (typeof feedKinds)[number];

const fields = {
  id: RecordId('cal'),
  kind: Type.Enum([...feedKinds], {
    description:
      'MY_SHIFTS: one’s own shifts. MY_LEAVE: one’s own leave. TEAM_LEAVE: approved leave of the others whom one sees.',
  }),
  created_at: CreatedAt(),
};

export const CalendarFeed = Type.Object(fields, {
  $id: 'CalendarFeed',
  description: 'An address that a calendar program reads. It shows what its owner may see, and ends with their access.',
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const NewCalendarFeed = Type.Object(
  {
    ...fields,
    url: Type.String({ description: 'The address. Anyone who has it reads the calendar. Shown this once.' }),
  },
  { $id: 'NewCalendarFeed', description: 'A calendar feed with its address.' },
);
