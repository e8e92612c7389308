import type { Keys } from '../../lib/seal.ts';
import type { Scope } from '../scopes.ts';
import type { AccessEntry, AuditEntry, AuditValues } from './change-log.ts';

/**
 * How the audit log keeps and shows values of a kind of record. Without a rule they are kept, and shown to everyone who reads the
 * log: Administrators and Executives, who may read the record itself.
 */
export interface AuditRule {
  /** The kind of record, as audit rows name it. */
  readonly subject: string;
  /** Of these fields; of all, if none is named. */
  readonly fields?: readonly string[];
  /** Who may see them. null: they are never kept, such as secrets and what is one person's own. */
  readonly scope: Scope | null;
  /** Each look at them is logged, as one at the record is. */
  readonly tier?: AccessEntry['tier'];
}

export type AuditRules = ReadonlyMap<string, readonly AuditRule[]>;

export function auditRulesOf(rules: readonly AuditRule[]): AuditRules {
  const bySubject = new Map<string, AuditRule[]>();
  for (const rule of rules) bySubject.set(rule.subject, [...(bySubject.get(rule.subject) ?? []), rule]);
  return bySubject;
}

export const ruleFor = (rules: AuditRules, subject: string | null, field: string): AuditRule | undefined =>
  subject === null
    ? undefined
    : rules.get(subject)?.find(({ fields }) => fields === undefined || fields.includes(field));

/** Whatever a feature forgets to say: these are no values for a log. */
export const looksSecret = /password|secret|link_token|^(token|url|content|csv)$/;

/** A longer value, such as a file, is no answer to “from what to what”. */
const longestValue = 1000;
const longestRow = 4000;

/** About as long as it is written, or more than the bound; never walks further than that. */
function lengthOf(value: unknown, bound: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  let length = 2;
  for (const [name, inner] of Object.entries(value)) {
    length += name.length + lengthOf(inner, bound - length);
    if (length > bound) break;
  }
  return length;
}

const fieldOf = (record: object | undefined, name: string): unknown =>
  (record as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Of the changed fields those whose values are known and may be kept; null if there are none. */
export function valuesOf(rules: AuditRules, entry: AuditEntry): AuditValues | null {
  const { before, after, changedFields = [], subjectType = null } = entry;
  if (!after) return null;
  const values: Record<string, readonly [unknown, unknown]> = {};
  let [length, count] = [0, 0];
  for (const name of changedFields) {
    const [from = null, to] = [fieldOf(before, name), fieldOf(after, name)];
    if (to === undefined || looksSecret.test(name) || ruleFor(rules, subjectType, name)?.scope === null) continue;
    const size = Math.max(lengthOf(from, longestValue), lengthOf(to, longestValue));
    if (size > longestValue || length + size > longestRow) continue;
    values[name] = [from, to];
    length += size;
    count += 1;
  }
  return count === 0 ? null : values;
}

export const auditPurpose = 'audit-values';

/** As the column takes it, alone or in a list of rows. */
export const sealValues = (keys: Keys, auditId: string, values: AuditValues): string =>
  `\\x${keys.seal(auditPurpose, auditId, JSON.stringify(values)).toString('hex')}`;

export const openValues = (keys: Keys, auditId: string, sealed: Buffer): AuditValues =>
  JSON.parse(keys.open(auditPurpose, auditId, sealed)) as AuditValues;

/** Whom a record is about. */
export function personIn(record: unknown): string | undefined {
  const { user_id, owner_id } = (record ?? {}) as { readonly user_id?: unknown; readonly owner_id?: unknown };
  const id = user_id ?? owner_id;
  return typeof id === 'string' ? id : undefined;
}
