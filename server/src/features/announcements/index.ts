import type { Feature } from '../../kernel/catalogue.ts';
import { announcementData } from './erase.ts';
import {
  createAnnouncement,
  endAnnouncement,
  listAnnouncements,
  listMyAnnouncements,
  readAnnouncement,
} from './operations.ts';

export { announced, announcementRead } from './operations.ts';
export { announcedTitleIn } from './store.ts';
export { countUnread } from './store.ts';

export const announcements: Feature = {
  name: 'announcements',
  title: 'Announcements',
  summary: 'A word to many people, and who has read it.',
  operations: [listAnnouncements, createAnnouncement, endAnnouncement, listMyAnnouncements, readAnnouncement],
  personalData: announcementData,
  byProducts: [{ table: 'announcement_readers' }],
};
