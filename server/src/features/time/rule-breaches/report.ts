import { type Static, Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { ruleKinds } from '../../../kernel/working-rules.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { addDays, Day, daysBetween } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { described, PersonName } from '../../../lib/fields.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { breachesOf, judgedRules, workCalendar, type WorkSpan } from '../../working-rules/index.ts';
import { deductedOf, takenMinutesOf } from '../entries/breaks.ts';
import { type BreachPerson, listBreachPeople, listWorked, type WorkedEntry } from './store.ts';

const maxDays = 366;
/** The latest are named one by one; all are counted. */
const maxNamed = 1000;
/** So many people are looked at before others get their turn: a year of 25 is a few thousand entries. */
const peopleAtOnce = 25;
/** What two weeks together allow takes a week on either side, and the week of each edge. */
const marginDays = 14;

const ruleId = Type.String({ description: 'Which rule, as GET /working-rules names it.', examples: ['rest'] });
const count = Type.Integer({ description: 'How often.', examples: [3] });

const WorkingRuleBreaches = Type.Object(
  {
    from: Day('The first day.'),
    to: Day('The last day.'),
    rules: Type.Array(
      Type.Object(
        {
          rule_id: ruleId,
          count,
          people: Type.Integer({ description: 'Of how many people.', examples: [2] }),
        },
        { description: 'How often a rule was broken.' },
      ),
      { description: 'Every rule that is looked at, also those that no one broke.' },
    ),
    departments: Type.Array(
      Type.Object(
        {
          id: Nullable(Id('dep'), { description: 'The department of the people today; null: of none.' }),
          name: Nullable(Type.String(), { description: 'What it is called; null: no department.' }),
          count,
          rules: Type.Array(Type.Object({ rule_id: ruleId, count }, { description: 'How often a rule was broken.' }), {
            description: 'By rule, where there are any.',
          }),
        },
        { description: 'Breaches of one department.' },
      ),
      { description: 'Those with breaches, the most first.' },
    ),
    breaches: Type.Array(
      Type.Object(
        {
          rule_id: ruleId,
          kind: Type.Enum([...ruleKinds], { description: 'What the rule is about.' }),
          user: described(PersonName, 'Whose work it was.'),
          department_id: Nullable(Id('dep'), { description: 'Their department today; null: none.' }),
          time_entry_id: Id('ten', 'The entry at which it happened.'),
          day: Day('The day of the entry.'),
          minutes: Type.Integer({ description: 'What there was of rest, work or break.', examples: [510] }),
          limit_minutes: Type.Integer({
            description: 'What the rule asks for: at least, or at most.',
            examples: [660],
          }),
        },
        { description: 'Where a rule was broken.' },
      ),
      { description: `The latest first, at most ${String(maxNamed)}.` },
    ),
    has_more: Type.Boolean({ description: 'Whether there are more than are named one by one.' }),
  },
  {
    $id: 'WorkingRuleBreaches',
    description: 'Where completed work that was not turned down broke working rules. No legal advice.',
  },
);
type WorkingRuleBreaches = Static<typeof WorkingRuleBreaches>;

export const listRuleBreaches = readOperation({
  id: 'workingRules.breaches',
  route: 'GET /working-rule-breaches',
  shows: ['time_entry'],
  summary: 'Report breaches of the working rules',
  description: `Where completed work broke the rules of today: one’s own; Department Heads see the people of their departments, Administrators and Executives everyone. At most ${String(maxDays)} days. A day, a week or a rest is told once, at the entry that completes it.`,
  scope: 'timesheets:read',
  module: 'time_tracking',
  query: Strict({
    from: Day('The first day.'),
    to: Day('The last day.'),
    department_id: Type.Optional(IdFilter('dep', 'Only people of this department.')),
    user_id: Type.Optional(IdFilter('usr', 'Only work of this person.')),
  }),
  returns: WorkingRuleBreaches,

  async run({ actor, db, query }) {
    const { from, to, department_id: departmentId, user_id: userId } = query;
    checkOrder(query, 'from', 'to');
    if (daysBetween(from, to) >= maxDays) throw invalid('to', say('workingRules.tooManyDays', { days: maxDays }));
    const span = { start: addDays(from, -marginDays), end: addDays(to, marginDays) };
    const people = await listBreachPeople(db, actor, { departmentId, userId });
    const breachesIn = judgeOf(actor, { from, to });
    const named: Named[] = [];
    for (let at = 0; at < people.length; at += peopleAtOnce) {
      const some = people.slice(at, at + peopleAtOnce);
      for (const one of breachesIn(some, await listWorked(db, actor, span, some))) named.push(one);
    }
    return reportOf(actor, { from, to }, people, named);
  },
});

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Named = WorkingRuleBreaches['breaches'][number];

const spanOfEntry = (entry: WorkedEntry): WorkSpan => ({
  id: entry.id,
  day: entry.work_date,
  startMs: Date.parse(entry.clock_in),
  endMs: Date.parse(entry.clock_out),
  hasNoTimes: entry.is_duration,
  // What a rule took off was worked.
  breakMinutes: entry.break_minutes - deductedOf(entry),
  takenMinutes: takenMinutesOf(entry),
});

/** Limits of a day and a week are passed once, however many entries follow: the last entry says by how much. */
function onceEach(found: ReturnType<typeof breachesOf>, weekOf: (day: string) => string): typeof found {
  const last = new Map<string, (typeof found)[number]>();
  for (const one of found) {
    const { kind, id } = one.rule;
    const group = kind === 'LONGEST_DAY' ? one.day : kind === 'LONGEST_WEEK' ? weekOf(one.day) : one.spanId;
    last.set(`${id} ${group}`, one);
  }
  return [...last.values()];
}

const rulesFor = ({ organization }: Actor) =>
  judgedRules(organization.settings.working_rules).filter(({ kind }) => kind !== 'OVERTIME');

/** What some people broke on these days. Days and weeks are worked out once for all of them. */
function judgeOf(actor: Actor, { from, to }: { from: string; to: string }) {
  const rules = rulesFor(actor);
  const calendar = workCalendar(actor.organization);
  return (people: readonly BreachPerson[], entries: readonly WorkedEntry[]): Named[] => {
    const spans = groupedBy(entries, ({ user_id: userId }) => userId);
    return people.flatMap(({ id, first_name, last_name, department_id }) =>
      onceEach(breachesOf((spans.get(id) ?? []).map(spanOfEntry), rules, calendar), (day) => calendar.weekOf(day).start)
        .filter(({ day }) => day >= from && day <= to)
        .map(({ rule, spanId, day, minutes, limitMinutes }) => ({
          rule_id: rule.id,
          kind: rule.kind,
          user: { id, first_name, last_name },
          department_id,
          time_entry_id: spanId,
          day,
          minutes,
          limit_minutes: limitMinutes,
        })),
    );
  };
}

function reportOf(
  actor: Actor,
  { from, to }: { from: string; to: string },
  people: readonly BreachPerson[],
  named: Named[],
): WorkingRuleBreaches {
  const rules = rulesFor(actor);
  const latest = named.sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  return {
    from,
    to,
    rules: rules.map(({ id }) => {
      const own = named.filter(({ rule_id: broken }) => broken === id);
      return { rule_id: id, count: own.length, people: new Set(own.map(({ user }) => user.id)).size };
    }),
    departments: departmentsOf(people, named),
    breaches: latest.slice(0, maxNamed),
    has_more: latest.length > maxNamed,
  };
}

function departmentsOf(people: readonly BreachPerson[], named: readonly Named[]): WorkingRuleBreaches['departments'] {
  const names = new Map(people.map(({ department_id: id, department_name: name }) => [id, name]));
  return [...groupedBy(named, ({ department_id: id }) => id)]
    .map(([id, own]) => ({
      id,
      name: names.get(id) ?? null,
      count: own.length,
      rules: [...groupedBy(own, ({ rule_id: rule }) => rule)].map(([rule_id, some]) => ({
        rule_id,
        count: some.length,
      })),
    }))
    .sort((one, other) => other.count - one.count || (one.name ?? '').localeCompare(other.name ?? ''));
}
