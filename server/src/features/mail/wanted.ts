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

/** Some of it by one choice. */
export const presetTopics = {
  EVERYTHING: mailTopics,
  MY_SHIFTS: ['shifts'],
  MY_DECISIONS: ['decisions', 'absences'],
} as const satisfies Record<string, readonly MailTopic[]>;

/** With CUSTOM each topic is a choice of its own. */
export const presets = [...(Object.keys(presetTopics) as (keyof typeof presetTopics)[]), 'CUSTOM'] as const;
export type Preset = (typeof presets)[number];

export type Way = 'in_app' | 'by_mail' | 'by_push';
