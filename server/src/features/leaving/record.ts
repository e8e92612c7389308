import { Type } from 'typebox';
import { Day, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { leavingFields } from '../onboarding/index.ts';

/** As many of a kind are named; the others are counted. */
export const shownOfEach = 5;
/** As many as a person can have. */
export const shownTokens = 50;

const count = (description: string) => Type.Integer({ minimum: 0, examples: [2], description });

export const Leaving = Type.Object(
  {
    user_id: Id('usr', 'Who leaves.'),
    last_day: Day('The day that is looked at.'),
    is_active: Type.Boolean({ description: 'Whether the person still has access.' }),
    checklist_id: Nullable(Id('chk'), {
      description: 'The OFFBOARDING that runs: cancelling it takes the leaving back. Null: none.',
    }),
    ends_access: Type.Boolean({
      description: 'Whether access ends by itself at the end of the person’s employment_end_date.',
    }),
    ...leavingFields,
    tokens: count('API tokens that stop working.'),
    webhook_endpoints: count('Webhook endpoints that are turned off.'),
    held_tokens: Type.Array(
      Type.Object({
        id: Id('tok', 'The token.'),
        name: Type.String({ description: 'What it is for.', examples: ['Payroll export'] }),
        prefix: Type.String({ description: 'Its first characters.', examples: ['mst_4fQ9'] }),
        last_used_at: Nullable(Instant(), { description: 'When it was last used, to the minute; null: never.' }),
      }),
      { description: 'These tokens, the last used first: each can be handed over to a service account until then.' },
    ),
    held_endpoints: Type.Array(
      Type.Object({
        id: Id('whe', 'The endpoint.'),
        url: Type.String({ description: 'Scheme and host.', examples: ['https://example.com'] }),
        description: Nullable(Type.String(), { description: 'What it is for.' }),
        status: Type.Enum(['active', 'paused', 'disabled'], {
          description: 'disabled: it stopped with its owner, and works again once it is handed over.',
        }),
      }),
      { description: 'Endpoints that they own: each can be handed over to a service account, also afterwards.' },
    ),
    shifts: Type.Object(
      {
        count: count('How many there are.'),
        first: Type.Array(
          Type.Object({
            id: Id('shf', 'The shift.'),
            starts_at: Instant('When it begins.'),
            ends_at: Instant('When it ends.'),
          }),
          { description: 'The first of them.' },
        ),
      },
      { description: 'Shifts after the last day: they become open when access ends.' },
    ),
    reports: Type.Object(
      {
        count: count('How many there are.'),
        user_ids: Type.Array(Id('usr'), { description: 'Some of them.' }),
      },
      { description: 'Active people whose manager the person is.' },
    ),
    department_ids: Type.Array(Id('dep'), { description: 'Departments that they head or manage.' }),
    team_ids: Type.Array(Id('team'), { description: 'Teams that they lead.' }),
    requests: count('Requests of others that wait for their decision.'),
    tasks: count('Tasks of other people’s checklists that are theirs to do.'),
    assets: Type.Array(
      Type.Object({
        id: Id('ast', 'The piece of equipment.'),
        category: Type.String({ description: 'What kind of equipment it is.', examples: ['Laptop'] }),
        description: Nullable(Type.String(), { description: 'What it is, so that it can be told from others.' }),
        serial_number: Nullable(Type.String(), { description: 'As printed on it by its maker.' }),
        date_assigned: Day('The day on which the person got it.'),
      }),
      { description: 'Equipment that is to come back.' },
    ),
    leave: Type.Array(
      Type.Object({
        leave_type_id: Id('lvt', 'The type of leave.'),
        name: Type.String({ description: 'What it is called.', examples: ['Vacation'] }),
        unit: Type.Enum(['DAYS', 'HOURS'], { description: 'What both amounts are counted in.' }),
        available: Type.Number({
          examples: [4.5],
          description:
            'What is left at the end of the last day, without what is booked for later; negative: overdrawn.',
        }),
        booked_after: Type.Number({ examples: [0], description: 'Booked for after the last day.' }),
      }),
      { description: 'Paid leave that is left, to be paid out; one for each type with an allowance.' },
    ),
  },
  { $id: 'Leaving', description: 'What follows from a person’s last day.' },
);
