import { type Static, type TObject, type TOptional, Type } from 'typebox';
import { Day, Instant } from '../../lib/days.ts';
import { CreatedAt, RecordId } from '../../lib/fields.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../lib/schema.ts';
import { type Language, languages } from '../../lib/texts/texts.ts';
import { Audience } from '../people/index.ts';

const words = {
  title: Text(150, { description: 'What it is about, in a few words.', examples: ['Kitchen closed on Monday'] }),
  text: Prose(5000, {
    description: 'What people are to know.',
    examples: ['The gas is being renewed. Prep is at the bar.'],
  }),
};
const said = { ...words, until: Day('The last day on which it is shown.') };

const Translations = Strict(
  Object.fromEntries(
    languages.map((language) => [
      language,
      Type.Optional(Strict(words, { description: `In the language \`${language}\`.` })),
    ]),
  ) as Record<Language, TOptional<TObject<typeof words>>>,
  {
    description: 'The same in other languages: people who read one of them see that, everyone else `title` and `text`.',
    examples: [{}],
  },
);
export type Translations = Static<typeof Translations>;

export const Announcement = Type.Object(
  {
    id: RecordId('ann'),
    ...said,
    translations: Translations,
    audience: Audience,
    author_id: Id('usr', 'Who wrote it.'),
    people: Type.Integer({ description: 'How many it went to.', examples: [42] }),
    read: Type.Integer({ description: 'How many of them have read it.', examples: [17] }),
    is_current: Type.Boolean({ description: 'Whether it is shown now.' }),
    ended_at: Nullable(Instant(), { examples: [null], description: 'When it was ended early; null: it was not.' }),
    created_at: CreatedAt(),
  },
  { $id: 'Announcement', description: 'A word to many people.' },
);
export type Announcement = Static<typeof Announcement>;

export const NewAnnouncement = Strict({
  ...said,
  translations: Type.Optional({ ...Translations, default: {} }),
  audience: Audience,
});
export type NewAnnouncement = Static<typeof NewAnnouncement>;

export const ReceivedAnnouncement = Type.Object(
  {
    id: RecordId('ann'),
    ...said,
    author_id: Id('usr', 'Who wrote it.'),
    created_at: CreatedAt(),
    read_at: Nullable(Instant(), {
      examples: [null],
      description: 'When the caller said to have read it; null: not yet.',
    }),
  },
  { $id: 'ReceivedAnnouncement', description: 'An announcement as those see it to whom it went.' },
);
export type ReceivedAnnouncement = Static<typeof ReceivedAnnouncement>;
