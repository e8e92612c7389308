import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type MailTopic, mailTopics } from '../../mail/index.ts';
import type { Preferences } from './record.ts';

interface Wish {
  readonly topic: MailTopic;
  readonly in_app: boolean;
  readonly by_mail: boolean;
}

/** Who chose nothing is told of everything, both ways. */
export async function readPreferences(db: Db, { organizationId, userId }: Actor): Promise<Preferences> {
  const { rows } = await sql<Wish>`
    select topic, in_app, by_mail from notification_preferences
     where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  const chosen = new Map(rows.map(({ topic, in_app, by_mail }) => [topic, { in_app, by_mail }]));
  return Object.fromEntries(
    mailTopics.map((topic) => [topic, chosen.get(topic) ?? { in_app: true, by_mail: true }]),
  ) as Preferences;
}

export async function savePreferences({ actor, tx }: UnitOfWork, changes: Partial<Preferences>): Promise<void> {
  const wishes = Object.entries(changes).map(([topic, ways]) => ({ topic, ...ways }));
  await sql`
    insert into notification_preferences (organization_id, user_id, topic, in_app, by_mail)
    select ${actor.organizationId}, ${actor.userId}, w.topic, w.in_app, w.by_mail
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w (topic text, in_app boolean, by_mail boolean)
    on conflict (organization_id, user_id, topic) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`.execute(
    tx,
  );
}
