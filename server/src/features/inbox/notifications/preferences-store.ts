import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isWanted, joinWishes, type MailTopic, mailTopics, type Preset } from '../../mail/index.ts';
import type { Kinds, PreferenceChanges, Preferences } from './record.ts';

interface Wish {
  readonly preset: Preset | null;
  readonly topic: MailTopic;
  readonly in_app: boolean;
  readonly by_mail: boolean;
  readonly concerns: boolean;
}

/** Whoever leads, or stands in for someone who does, is asked to decide. */
const leadersTopics: readonly MailTopic[] = ['absences', 'decisions'];

/** Of every topic, in the order in which they are shown. */
async function readWishes(db: Db, { organizationId, userId, role }: Actor): Promise<readonly Wish[]> {
  const whose = { organization: 'me.organization_id', user: 'me.id', topic: 't.topic' };
  const { rows } = await sql<Wish>`
    select chosen.preset, t.topic, ${isWanted('in_app', whose.topic)} as in_app, ${isWanted('by_mail', whose.topic)} as by_mail,
           t.topic <> all(${[...leadersTopics]}) or ${role !== 'EMPLOYEE'}::boolean
             or exists (select from users led where led.organization_id = me.organization_id and led.manager_id = me.id)
             or exists (select from deputies d where d.organization_id = me.organization_id and d.deputy_id = me.id) as concerns
      from (select ${organizationId}::text as organization_id, ${userId}::text as id) me
     cross join unnest(${[...mailTopics]}::text[]) with ordinality as t (topic, place)
     ${joinWishes(whose)}
     order by t.place`.execute(db);
  return rows;
}

const kindsOf = (wishes: readonly Wish[]): Kinds =>
  Object.fromEntries(wishes.map(({ topic, in_app, by_mail }) => [topic, { in_app, by_mail }]));

export async function readPreferences(db: Db, actor: Actor): Promise<Preferences> {
  const wishes = await readWishes(db, actor);
  return { preset: wishes[0]?.preset ?? 'EVERYTHING', kinds: kindsOf(wishes.filter(({ concerns }) => concerns)) };
}

/** A kind that is chosen by itself begins with what the preset held, so that one box changes one thing. */
export async function savePreferences(work: UnitOfWork, { preset, kinds }: PreferenceChanges): Promise<void> {
  const { actor, tx } = work;
  if (kinds !== undefined) await saveKinds(work, { ...kindsOf(await readWishes(tx, actor)), ...kinds });
  const chosen = preset ?? (kinds === undefined ? undefined : 'CUSTOM');
  if (chosen === undefined) return;
  await sql`
    insert into notification_settings (organization_id, user_id, preset)
    values (${actor.organizationId}, ${actor.userId}, ${chosen})
    on conflict (organization_id, user_id) do update set preset = excluded.preset`.execute(tx);
}

async function saveKinds({ actor, tx }: UnitOfWork, kinds: Kinds): Promise<void> {
  const wishes = Object.entries(kinds).map(([topic, ways]) => ({ topic, ...ways }));
  await sql`
    insert into notification_preferences (organization_id, user_id, topic, in_app, by_mail)
    select ${actor.organizationId}, ${actor.userId}, w.topic, w.in_app, w.by_mail
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w (topic text, in_app boolean, by_mail boolean)
    on conflict (organization_id, user_id, topic) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`.execute(
    tx,
  );
}
