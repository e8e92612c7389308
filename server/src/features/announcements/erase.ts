import type { PersonalTable } from '../../kernel/personal-data.ts';

/** What went to a person, and when they read it. What was said is the organization's own. */
export const announcementData: readonly PersonalTable[] = [
  { table: 'announcement_readers', area: 'account', key: ['announcement_id'], whenErased: 'deleted' },
];
