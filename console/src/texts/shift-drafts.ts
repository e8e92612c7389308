import { withFullStop } from '../words.ts';
import { counted } from './counted.ts';

/** Changes of published shifts that are not published. */
export const shiftDraftTexts = {
  changed: 'Changed',
  goes: 'Goes',
  was: 'Published',
  saidChanged: 'changed, not published',
  saidGoes: 'to be deleted, not published',
  saidWas: (shift: string): string => `Published until the change is: ${shift}`,
  notPublished: (count: number): string =>
    counted(count, {
      one: '# change is not published. People see the shift as it was.',
      other: '# changes are not published. People see the shifts as they were.',
    }),
  publish: (count: number): string => counted(count, { one: 'Publish # change', other: 'Publish # changes' }),
  publishBoth: (count: number): string => counted(count, { other: 'Publish # shifts and changes' }),
  publishQuestion: (count: number): string => counted(count, { one: 'Publish # change?', other: 'Publish # changes?' }),
  published: (count: number): string =>
    counted(count, { one: '# change was published.', other: '# changes were published.' }),
  whoIsTold: 'Who is told of a change:',
  told: (name: string, what: string): string => `${name}: ${what}`,
  shift: (day: string, times: string): string => `${day}, ${times}`,
  isNew: (shift: string): string => `${shift} is theirs`,
  isGone: (shift: string): string => `${shift} is no longer theirs`,
  becomes: (was: string, is: string): string => `${was} becomes ${is}`,
  isOther: (shift: string): string => `${shift} has another break, title, place or note`,
  open: 'Open shifts',
  opens: (shift: string): string => `${shift} is offered`,
  closes: (shift: string): string => `${shift} is no longer offered`,
  discard: 'Throw the changes away',
  discardTitle: 'Throw the changes away?',
  discardText:
    'The published shifts of this week stand again as people see them. Shifts that were never published stay.',
  discarded: (count: number): string =>
    counted(count, { one: '# change was thrown away.', other: '# changes were thrown away.' }),
  peopleSee: (shift: string): string => withFullStop(`Not published yet. People see: ${shift}`),
  peopleSeeRest: 'Not published yet: break, title, place or note.',
  willGo: (shift: string): string => withFullStop(`It goes when that is published. Until then people see: ${shift}`),
  discardOne: 'Back to what people see',
  saved: 'Saved. It holds once it is published.',
  moved: (place: string): string => `Moved to ${place}, once that is published.`,
  deleted: 'The shift goes once that is published.',
  deleteText: 'People see it until that is published, and then learn that it is gone.',
  cancelled: 'The shift is cancelled once that is published.',
} as const;
