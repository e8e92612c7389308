import { type Static, Type } from 'typebox';
import type { Actor } from '../../kernel/actor.ts';
import { readOperation, writeOperation } from '../../kernel/operation.ts';
import {
  type KeptRule,
  type KeptWorkingRules,
  maxRules,
  packField,
  type PackName,
  packNames,
  ruleFields,
  ruleValues,
} from '../../kernel/working-rules.ts';
import { invalid } from '../../lib/errors.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { findOrganization, type OrganizationRow, setPolicy } from '../organization/index.ts';
import { type LeftOut, leftOutCodes, packOf, packs } from './packs.ts';
import { ruleOfPack, rulesInForce, rulesThatDiffer } from './rules-in-force.ts';

const isChanged = {
  is_changed: Type.Boolean({ description: 'Whether it differs from the pack, or is the organization’s own.' }),
};

const WorkingRule = Strict({ ...ruleFields, ...isChanged }, { description: 'A rule, and where it is from.' });
const SentRule = Strict(
  { ...ruleFields, is_changed: Type.Optional(isChanged.is_changed) },
  { description: 'A rule, with all figures of its kind.' },
);

const overtime = {
  overtime_mode: Type.Enum(['weekly_only', 'daily_then_weekly'], { description: 'Which thresholds make overtime.' }),
  overtime_daily_minutes: Nullable(Type.Integer(), { description: 'Of a day; null: it stays as it is.' }),
  overtime_weekly_minutes: Type.Integer({ description: 'Of a work week.' }),
  overtime_multiplier: Nullable(Type.Number(), { description: 'What it is paid at; null: it stays as it is.' }),
};

export const WorkingRules = Type.Object(
  {
    pack: packField,
    rules: Type.Array(WorkingRule, { description: 'All that apply, those that are switched off included.' }),
    left_out: Type.Array(Type.Enum([...leftOutCodes]), {
      description: 'What the law of that place also says and the pack does not hold, since it is no certain figure.',
    }),
    place_pack: Nullable(Type.Enum([...packNames]), {
      description: 'The pack of the place that the organization is at; null: there is none.',
    }),
    offered_overtime: Nullable(Strict(overtime, { description: 'Settings for overtime.' }), {
      description:
        'Settings for overtime as the law of the place has it, or of the pack where there is none for the place, where they differ from those that hold. Nothing changes until they are set; null: nothing to offer.',
    }),
  },
  { $id: 'WorkingRules', description: 'Rules on rest, breaks and hours. They warn, and are no legal advice.' },
);
export type WorkingRules = Static<typeof WorkingRules>;

function offeredOvertime(
  { organization: { settings } }: Actor,
  pack: PackName | null,
): WorkingRules['offered_overtime'] {
  const rule = pack === null ? undefined : packs[pack].rules.find(({ kind }) => kind === 'OVERTIME');
  if (rule?.kind !== 'OVERTIME' || rule.values.weekly_minutes === null) return null;
  const { daily_minutes: daily, weekly_minutes: weekly, multiplier } = rule.values;
  const mode = daily === null ? ('weekly_only' as const) : ('daily_then_weekly' as const);
  const isSet =
    settings.overtime_mode === mode &&
    settings.overtime_weekly_minutes === weekly &&
    (daily === null || settings.overtime_daily_minutes === daily) &&
    (multiplier === null || settings.overtime_multiplier === multiplier);
  if (isSet) return null;
  return {
    overtime_mode: mode,
    overtime_daily_minutes: daily,
    overtime_weekly_minutes: weekly,
    overtime_multiplier: multiplier,
  };
}

function present(
  actor: Actor,
  place: Pick<OrganizationRow, 'country' | 'region'>,
  keeps: KeptWorkingRules,
): WorkingRules {
  const placePack = packOf(place.country, place.region);
  const leftOut: readonly LeftOut[] = keeps.pack === null ? [] : packs[keeps.pack].leftOut;
  return {
    pack: keeps.pack,
    rules: [...rulesInForce(keeps)],
    left_out: [...leftOut],
    place_pack: placePack,
    offered_overtime: offeredOvertime(actor, placePack ?? keeps.pack),
  };
}

export const getWorkingRules = readOperation({
  id: 'workingRules.get',
  route: 'GET /working-rules',
  summary: 'Get the working rules',
  description:
    'Which rules on rest, breaks and hours apply: each with its figures, the law it is from, the day that was read, and whether it was changed here. They warn, and are no legal advice.',
  scope: 'working_rules:read',
  returns: WorkingRules,

  async run({ actor, db }) {
    const place = await findOrganization(db, actor.organizationId);
    if (!place) throw new Error('The organization of an actor is gone.');
    return present(actor, place, actor.organization.settings.working_rules);
  },
});

export const updateWorkingRules = writeOperation({
  id: 'workingRules.update',
  route: 'PUT /working-rules',
  subject: 'organization',
  summary: 'Take a pack of working rules, and change rules of it',
  description:
    'All that differs from the pack: a rule of it that is not sent is as the pack has it, and a rule of one’s own that is not sent is gone. Overtime settings stay as they are.',
  scope: 'working_rules:write',
  effects: ['SETTINGS_CHANGED'],
  worksOn: 'by hand: It would change what the schedule warns of.',
  body: Strict({
    pack: packField,
    rules: Type.Array(SentRule, {
      maxItems: maxRules,
      description: 'Rules that differ from the pack, and one’s own; those of the pack may be among them.',
      examples: [[]],
    }),
  }),
  returns: WorkingRules,

  async run({ actor, work, body }) {
    const rules = body.rules.map(checkedRule);
    checkRules(body.pack, rules);
    const wanted: KeptWorkingRules = { pack: body.pack, rules: [...rulesThatDiffer(body.pack, rules)] };
    const before = actor.organization.settings.working_rules;
    await setPolicy(work, { working_rules: wanted });
    work.audit({
      subjectId: actor.organizationId,
      changedFields: JSON.stringify(before) === JSON.stringify(wanted) ? [] : ['working_rules'],
      before: { working_rules: before },
      after: { working_rules: wanted },
    });
    work.changesAccess();
    const place = await findOrganization(work.tx, actor.organizationId);
    if (!place) throw new Error('The organization of an actor is gone.');
    return present(actor, place, wanted);
  },
});

/** The figures are those of its kind, all of them and no others. */
function checkedRule({ is_changed: _changed, ...rule }: Static<typeof SentRule>, index: number): KeptRule {
  const names = Object.keys(ruleValues[rule.kind].properties);
  const at = (name: string): string => `rules.${String(index)}.values.${name}`;
  const missing = names.find((name) => !Object.hasOwn(rule.values, name));
  if (missing !== undefined) throw invalid(at(missing), say('workingRules.missing', { kind: rule.kind }));
  const other = Object.keys(rule.values).find((name) => !names.includes(name));
  if (other !== undefined) throw invalid(at(other), say('workingRules.unknown', { kind: rule.kind }));
  for (const [name, schema] of Object.entries(ruleValues[rule.kind].properties)) {
    const value = (rule.values as Readonly<Record<string, unknown>>)[name];
    const { maximum = Infinity } = schema as { readonly maximum?: number };
    if (typeof value === 'number' && value > maximum) throw invalid(at(name), say('workingRules.atMost', { maximum }));
  }
  return rule as KeptRule;
}

function checkRules(pack: PackName | null, rules: readonly KeptRule[]): void {
  const ids = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const at = `rules.${String(index)}`;
    if (ids.has(rule.id)) throw invalid(`${at}.id`, 'workingRules.twice');
    ids.add(rule.id);
    const ofPack = ruleOfPack(pack, rule.id);
    if (ofPack !== null && ofPack.kind !== rule.kind) {
      throw invalid(`${at}.kind`, say('workingRules.anotherKind', { kind: ofPack.kind }));
    }
    if (rule.kind === 'OVERTIME' && rule.values.daily_minutes === null && rule.values.weekly_minutes === null) {
      throw invalid(`${at}.values.weekly_minutes`, 'workingRules.noThreshold');
    }
  }
}
