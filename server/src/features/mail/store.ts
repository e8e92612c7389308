import { type Sql, sql } from '../../db/sql.ts';
import type { MailTopic } from './wanted.ts';

/** On people by this alias: whether they want mail of this topic; who chose nothing does. */
export const wantsMail = (people: string, topic: MailTopic): Sql<boolean> => sql<boolean>`not exists (
  select from notification_preferences wish
   where wish.organization_id = ${sql.ref(`${people}.organization_id`)} and wish.user_id = ${sql.ref(`${people}.id`)}
     and wish.topic = ${sql.lit(topic)} and not wish.by_mail)`;
