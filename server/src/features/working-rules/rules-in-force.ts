import { isDeepStrictEqual } from 'node:util';
import type { KeptRule, KeptWorkingRules, RuleKind } from '../../kernel/working-rules.ts';
import { ourRules, packs } from './packs.ts';

/** A rule that holds for an organization, and whether it differs from the pack. */
export type RuleInForce = KeptRule & { readonly is_changed: boolean };
export type RuleOf<Kind extends RuleKind> = Extract<KeptRule, { kind: Kind }>;

const known = new WeakMap<KeptWorkingRules, readonly RuleInForce[]>();

const isSame = (one: KeptRule, other: KeptRule): boolean =>
  one.kind === other.kind && one.action === other.action && isDeepStrictEqual(one.values, other.values);

export const ruleOfPack = (pack: KeptWorkingRules['pack'], id: string): KeptRule | null =>
  (pack === null ? ourRules : packs[pack].rules).find((rule) => rule.id === id) ?? null;

/** Every rule of an organization, those that are switched off included: the pack's in its order, then its own. */
export function rulesInForce(kept: KeptWorkingRules): readonly RuleInForce[] {
  const found = known.get(kept);
  if (found) return found;
  const base = kept.pack === null ? ourRules : packs[kept.pack].rules;
  const changed = new Map(kept.rules.map((rule) => [rule.id, rule]));
  const rules = [
    ...base.map((rule) => {
      const own = changed.get(rule.id);
      return own && !isSame(own, rule) ? { ...own, is_changed: true } : { ...rule, is_changed: false };
    }),
    ...kept.rules
      .filter(({ id }) => !base.some((rule) => rule.id === id))
      .map((rule) => ({ ...rule, is_changed: true })),
  ];
  known.set(kept, rules);
  return rules;
}

/** What an organization has to keep: the rest is as the pack has it. */
export const rulesThatDiffer = (pack: KeptWorkingRules['pack'], rules: readonly KeptRule[]): readonly KeptRule[] =>
  rules.filter((rule) => {
    const ofPack = ruleOfPack(pack, rule.id);
    return ofPack === null || !isSame(rule, ofPack);
  });

/** Those that warn: the schedule shows them. */
export const warningRules = (kept: KeptWorkingRules): readonly RuleInForce[] =>
  rulesInForce(kept).filter(({ action }) => action === 'WARN');

/** Those that are looked at at all. */
export const judgedRules = (kept: KeptWorkingRules): readonly RuleInForce[] =>
  rulesInForce(kept).filter(({ action }) => action !== 'OFF');

export const isKind =
  <Kind extends RuleKind>(kind: Kind) =>
  (rule: KeptRule): rule is RuleOf<Kind> =>
    rule.kind === kind;
