import { type Static, type TSchema, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { mailTopics, presets } from '../../mail/index.ts';
import { kindNames } from './kinds.ts';

export const Notification = Type.Object(
  {
    id: RecordId('ntf'),
    kind: Type.Enum(kindNames, { description: 'What happened.' }),
    text: Type.String({
      description: 'The same in a sentence, in the language of the answer.',
      examples: ['Your time off was approved: Vacation, Mar 3 – 5, 2026.'],
    }),
    leads_to: Type.String({ description: 'The address in the app where it is shown.', examples: ['/my-schedule'] }),
    subject_id: Nullable(Type.String(), { description: 'The record it is about; null: a whole week.' }),
    checklist_id: Nullable(Id('chk'), { description: 'The checklist of a task; null for anything else.' }),
    title: Nullable(Type.String(), { description: 'What the record is called; null: it has no name of its own.' }),
    start_date: Nullable(Day(), { description: 'Its first day, if it has days.' }),
    end_date: Nullable(Day(), { description: 'Its last day.' }),
    week_start: Nullable(Day(), { description: 'The first day of the week it is about.' }),
    uncovered_shifts: Nullable(Type.Integer(), {
      description: 'How many shifts of someone who is away are no one’s now; null for anything else.',
    }),
    from_time: Nullable(Type.String({ examples: ['14:00'] }), {
      description: 'Of who is away for a part of the first day: from when, on the organization’s clock.',
    }),
    until_time: Nullable(Type.String({ examples: ['17:00'] }), {
      description: 'Of who is away for a part of the last day: until when.',
    }),
    decided_by_id: Nullable(Id('usr'), { description: 'Who decided, if someone did.' }),
    on_behalf_of_id: Nullable(Id('usr'), {
      description: 'The absent person on whose behalf a deputy decided; null unless a deputy did.',
    }),
    reason: Nullable(Type.String(), { description: 'Why, in the words of who decided or corrected.' }),
    created_at: Instant('When it happened.'),
    read_at: Nullable(Instant(), { description: 'When the person read it; null: not yet.' }),
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;
/** What is read from the database. */
export type NotificationRow = Omit<Notification, 'text' | 'leads_to'>;

const words = {
  requests: 'Decisions on one’s own requests.',
  tasks: 'Tasks and training given to one, certificates that are missing, and planned changes that wait.',
  signatures: 'Documents to sign.',
  shifts: 'Shifts published or changed.',
  absences: 'People one leads who are away at short notice.',
  decisions: 'Requests that wait for one’s decision.',
  announcements: 'What is announced to one.',
} as const;

const ways = {
  in_app: Type.Boolean({ description: 'Shown among the notifications.' }),
  by_mail: Type.Boolean({ description: 'Sent by e-mail, several in one.' }),
};
const byPush = Type.Boolean({ description: 'Rings on the devices that the caller has chosen.' });
const Way = (description: string) => Strict({ ...ways, by_push: byPush }, { description });
const ChangedWay = (description: string) => Strict({ ...ways, by_push: Type.Optional(byPush) }, { description });

function byTopic<T extends TSchema>(way: (description: string) => T) {
  return Type.Object(
    Object.fromEntries(mailTopics.map((topic) => [topic, Type.Optional(way(words[topic]))])) as Record<
      (typeof mailTopics)[number],
      ReturnType<typeof Type.Optional<T>>
    >,
    { additionalProperties: false },
  );
}

const Kinds = byTopic(Way);
export type Kinds = Static<typeof Kinds>;
const ChangedKinds = byTopic(ChangedWay);
export type ChangedKinds = Static<typeof ChangedKinds>;

const QuietTime = (example: string) =>
  Type.String({
    pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
    maxLength: 5,
    examples: [example],
    description: 'On the organization’s clock.',
  });
const showsNames = Type.Boolean({
  description:
    'Whether what rings on a locked screen says of whom or what it is: names of people and titles. Reasons and money are never said there.',
});

const Preset = Type.Enum([...presets], {
  description:
    'EVERYTHING; MY_SHIFTS: shifts alone; MY_DECISIONS: what waits for the caller’s decision and who of their people is away; CUSTOM: each kind as chosen.',
});

export const Preferences = Type.Object(
  {
    preset: Preset,
    kinds: Type.Unsafe<Kinds>({
      ...Kinds,
      description: 'What comes of it, by kind: those alone that concern someone of the caller’s role.',
    }),
    quiet_from: Nullable(QuietTime('22:00'), {
      description: 'From when on no device rings, every day; null: there are no quiet hours.',
    }),
    quiet_to: Nullable(QuietTime('07:00'), {
      description: 'Until when, perhaps of the next day. What came meanwhile is one notice then.',
    }),
    shows_names: showsNames,
  },
  { $id: 'NotificationPreferences' },
);
export type Preferences = Static<typeof Preferences>;

export const PreferenceChanges = Strict({
  preset: Type.Optional(Preset),
  kinds: Type.Optional({ ...ChangedKinds, description: 'Those that change; the others stay.' }),
  quiet_from: Type.Optional(
    Nullable(QuietTime('22:00'), {
      description: 'Together with `quiet_to`; null ends quiet hours.',
    }),
  ),
  quiet_to: Type.Optional(
    Nullable(QuietTime('07:00'), {
      description: 'Together with `quiet_from`, and another time.',
    }),
  ),
  shows_names: Type.Optional(showsNames),
});
export type PreferenceChanges = Static<typeof PreferenceChanges>;
