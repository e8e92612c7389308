/** What people may be told of, and choose how. */
export const mailTopics = [
  'requests',
  'tasks',
  'signatures',
  'shifts',
  'absences',
  'decisions',
  'announcements',
] as const;
export type MailTopic = (typeof mailTopics)[number];
