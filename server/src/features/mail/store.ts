import { type Sql, sql } from '../../db/sql.ts';

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

type Way = 'in_app' | 'by_mail' | 'by_push';

interface Whose {
  readonly organization: string;
  readonly user: string;
  /** The topic, as an expression. */
  readonly topic: string;
}

/** Joins what someone chose about a topic: their preset, and the choice about the topic itself. */
export const joinWishes = ({ organization, user, topic }: Whose): Sql =>
  sql.raw(`
  left join notification_settings chosen on chosen.organization_id = ${organization} and chosen.user_id = ${user}
  left join notification_preferences wish on wish.organization_id = ${organization} and wish.user_id = ${user}
   and wish.topic = ${topic}`);

/** Over `joinWishes`: a preset decides; without one, or with CUSTOM, the topic’s own choice does. Who chose nothing is told. */
export const isWanted = (way: Way, topic: string): Sql<boolean> => {
  const cases = Object.entries(presetTopics).map(
    ([preset, topics]) => `when '${preset}' then ${topic} in (${topics.map((one) => `'${one}'`).join(', ')})`,
  );
  return sql.raw<boolean>(`coalesce(case chosen.preset ${cases.join(' ')} else wish.${way} end, true)`);
};

/** On people by this alias: whether they want mail of this topic. */
export const wantsMail = (people: string, topic: MailTopic): Sql<boolean> => {
  const whose = { organization: `${people}.organization_id`, user: `${people}.id`, topic: `'${topic}'` };
  return sql<boolean>`(select ${isWanted('by_mail', whose.topic)} from (select) as one ${joinWishes(whose)})`;
};
