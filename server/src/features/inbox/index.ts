import type { Feature } from '../../kernel/catalogue.ts';
import { createDecisions } from './decisions/create.ts';
import { countWaiting, getInbox } from './items/reads.ts';
import { cleanNotifications, notificationData } from './notifications/clean.ts';
import { mailNotifications } from './notifications/mail.ts';
import {
  getPreferences,
  listOwnNotifications,
  readNotifications,
  updatePreferences,
} from './notifications/operations.ts';
import { notificationReactions } from './notifications/reactions.ts';
import { remindDeciders, urgentLeaveReactions } from './overdue/remind.ts';
import { remindOfTimesheets } from './reminders/remind.ts';

export { countRequests, countWaitingFor } from './items/store.ts';
export { kindOf } from './notifications/kinds.ts';
export { listToPush } from './notifications/list-store.ts';
export { findRingingWishes, type RingingWishes } from './notifications/preferences-store.ts';
export {
  dataArchiveAllowed,
  dataArchiveReleased,
  dataArchiveStarted,
  sandboxUnused,
} from './notifications/reactions.ts';
export type { NotificationRow } from './notifications/record.ts';
export { placeOf, sentenceOnLock } from './notifications/sentences.ts';
export { notified, takeToPush } from './notifications/store.ts';

export const inbox: Feature = {
  name: 'inbox',
  title: 'Inbox',
  summary: 'What waits for a person, and what they were told of.',
  operations: [
    getInbox,
    countWaiting,
    createDecisions,
    listOwnNotifications,
    readNotifications,
    getPreferences,
    updatePreferences,
    remindOfTimesheets,
  ],
  reactions: [...notificationReactions, ...urgentLeaveReactions],
  personalData: notificationData,
  byProducts: [{ table: 'notification_preferences' }, { table: 'notification_settings' }, { table: 'notifications' }],
  jobs: [mailNotifications, cleanNotifications, remindDeciders],
};
