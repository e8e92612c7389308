import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isWanted, joinWishes, type MailTopic, mailTopics, type Preset } from '../../mail/index.ts';
import type { ChangedKinds, Kinds, PreferenceChanges, Preferences } from './record.ts';

interface Wish {
  readonly preset: Preset | null;
  readonly topic: MailTopic;
  readonly in_app: boolean;
  readonly by_mail: boolean;
  readonly by_push: boolean;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly shows_names: boolean;
  readonly concerns: boolean;
}

/** Whoever leads, or stands in for someone who does, is asked to decide. */
const leadersTopics: readonly MailTopic[] = ['absences', 'decisions'];

/** Of every topic, in the order in which they are shown. */
async function readWishes(db: Db, { organizationId, userId, role }: Actor): Promise<readonly Wish[]> {
  const whose = { organization: 'me.organization_id', user: 'me.id', topic: 't.topic' };
  const { rows } = await sql<Wish>`
    select chosen.preset, t.topic, ${isWanted('in_app', whose.topic)} as in_app, ${isWanted('by_mail', whose.topic)} as by_mail,
           ${isWanted('by_push', whose.topic)} as by_push, chosen.quiet_from, chosen.quiet_to,
           coalesce(chosen.shows_names, false) as shows_names,
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
  Object.fromEntries(wishes.map(({ topic, in_app, by_mail, by_push }) => [topic, { in_app, by_mail, by_push }]));

export async function readPreferences(db: Db, actor: Actor): Promise<Preferences> {
  const wishes = await readWishes(db, actor);
  const [first] = wishes;
  return {
    preset: first?.preset ?? 'EVERYTHING',
    kinds: kindsOf(wishes.filter(({ concerns }) => concerns)),
    quiet_from: first?.quiet_from ?? null,
    quiet_to: first?.quiet_to ?? null,
    shows_names: first?.shows_names ?? false,
  };
}

/** What devices of a person do with what rings. */
export type RingingWishes = Pick<Preferences, 'quiet_from' | 'quiet_to' | 'shows_names'>;

export async function findRingingWishes(db: Db, { organizationId, userId }: Actor): Promise<RingingWishes> {
  const { rows } = await sql<RingingWishes>`
    select quiet_from, quiet_to, shows_names from notification_settings
     where organization_id = ${organizationId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? { quiet_from: null, quiet_to: null, shows_names: false };
}

/** A kind that is chosen by itself begins with what the preset held, so that one box changes one thing. */
export async function savePreferences(work: UnitOfWork, changes: PreferenceChanges): Promise<void> {
  const { actor, tx } = work;
  const { kinds, quiet_from, quiet_to, shows_names } = changes;
  if (kinds !== undefined) await saveKinds(work, withChanges(kindsOf(await readWishes(tx, actor)), kinds));
  const preset = changes.preset ?? (kinds === undefined ? null : 'CUSTOM');
  const setsQuiet = quiet_from !== undefined;
  await sql`
    insert into notification_settings as kept (organization_id, user_id, preset, quiet_from, quiet_to, shows_names)
    values (${actor.organizationId}, ${actor.userId}, coalesce(${preset}::text, 'EVERYTHING'), ${quiet_from ?? null},
            ${quiet_to ?? null}, coalesce(${shows_names ?? null}::boolean, false))
    on conflict (organization_id, user_id) do update
       set preset = coalesce(${preset}::text, kept.preset),
           quiet_from = case when ${setsQuiet}::boolean then excluded.quiet_from else kept.quiet_from end,
           quiet_to = case when ${setsQuiet}::boolean then excluded.quiet_to else kept.quiet_to end,
           shows_names = coalesce(${shows_names ?? null}::boolean, kept.shows_names)`.execute(tx);
}

const withChanges = (kinds: Kinds, changes: ChangedKinds): Kinds => ({
  ...kinds,
  ...Object.fromEntries(
    Object.entries(changes).map(([topic, way]) => [topic, { by_push: true, ...kinds[topic as MailTopic], ...way }]),
  ),
});

async function saveKinds({ actor, tx }: UnitOfWork, kinds: Kinds): Promise<void> {
  const wishes = Object.entries(kinds).map(([topic, ways]) => ({ topic, ...ways }));
  await sql`
    insert into notification_preferences (organization_id, user_id, topic, in_app, by_mail, by_push)
    select ${actor.organizationId}, ${actor.userId}, w.topic, w.in_app, w.by_mail, w.by_push
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w (topic text, in_app boolean, by_mail boolean, by_push boolean)
    on conflict (organization_id, user_id, topic) do update
       set in_app = excluded.in_app, by_mail = excluded.by_mail, by_push = excluded.by_push`.execute(tx);
}
