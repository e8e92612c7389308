import type { Feature } from '../../kernel/catalogue.ts';
import { calendarData } from './erase.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
  removeFeedsOfDeactivated,
  removeFeedsSince,
} from './feeds/operations.ts';
import { getCalendar } from './get.ts';

export { findCalendar } from './feeds/read.ts';

export const calendar: Feature = {
  name: 'calendar',
  title: 'Calendar',
  summary: 'Who is away and who works, by person; and addresses for calendar programs.',
  operations: [getCalendar, listCalendarFeeds, createCalendarFeed, deleteCalendarFeed],
  reactions: [removeFeedsOfDeactivated, removeFeedsSince],
  personalData: calendarData,
};
