import { type Actor, mayUse } from '../../kernel/actor.ts';
import { type AuditRules, openValues, ruleFor } from '../../kernel/change-log/audit-values.ts';
import type { AccessEntry, AuditValues } from '../../kernel/change-log/change-log.ts';
import type { Services } from '../../kernel/services.ts';
import type { AuditRow, auditTiers, FieldChange } from './record.ts';
import type { KeptAuditRow } from './store.ts';
import { seesValues } from './visibility.ts';

/** What someone asks to see of the log. */
export interface Asked {
  readonly actor: Actor;
  readonly services: Services;
  readonly tiers: readonly (typeof auditTiers)[number][];
}

const notKept = (field: string): FieldChange => ({ field, before: null, after: null, values: 'NOT_KEPT' });

/** By the rights of now: private values if they were asked for, and then the look is told. */
function changeOf(
  { actor, tiers }: Asked,
  rules: AuditRules,
  { subject_type }: KeptAuditRow,
  field: string,
  known: AuditValues[string] | undefined,
): { readonly change: FieldChange; readonly tier?: AccessEntry['tier'] } {
  if (!known) return { change: notKept(field) };
  const rule = ruleFor(rules, subject_type, field);
  const tier = rule?.tier;
  const isAsked = tier === undefined || tiers.some((name) => name === tier);
  const maySee = seesValues(actor) && (rule === undefined || (rule.scope !== null && mayUse(actor, rule.scope)));
  if (!isAsked || !maySee) return { change: { ...notKept(field), values: 'WITHHELD' } };
  const [before, after] = known;
  return { change: { field, before, after, values: 'SHOWN' }, ...(tier && { tier }) };
}

/** The row as this reader sees it, and what of it is a look at private data. */
export function presentRow(
  asked: Asked,
  kept: KeptAuditRow,
): { readonly row: Omit<AuditRow, 'subject'>; readonly looks: AccessEntry[] } {
  const { sealed_values: sealed, ...row } = kept;
  const { keys, catalogue } = asked.services;
  const values = sealed ? openValues(keys, row.id, sealed) : {};
  const shown = (row.changed_fields ?? []).map((field) =>
    changeOf(asked, catalogue.auditRules, kept, field, Object.hasOwn(values, field) ? values[field] : undefined),
  );
  const tiers = new Set(shown.flatMap(({ tier }) => (tier ? [tier] : [])));
  const userId = row.person_id;
  const looks = userId === null ? [] : [...tiers].map((tier) => ({ userId, tier, recordId: row.subject_id ?? userId }));
  return { row: { ...row, changes: shown.map(({ change }) => change) }, looks };
}
