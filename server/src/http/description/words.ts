import type { Feature } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/declaration.ts';
import { isAtLeast, type Role, scopes } from '../../kernel/scopes.ts';
import { roleOrAbove } from '../../lib/texts/en/names.ts';

const irregular: Record<string, string> = { people: 'person', entries: 'entry', balances: 'balance' };

/** `time-entries` to `time_entry`. */
export function singular(segment: string): string {
  const words = segment.split(/[-_]/);
  const last = words.pop() ?? '';
  const one =
    irregular[last] ??
    (last.endsWith('ies') ? `${last.slice(0, -3)}y` : /[^s]s$/.test(last) ? last.slice(0, -1) : last);
  return [...words, one].join('_');
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `timeEntries.create` to `TimeEntriesCreate`. */
export const pascalOf = (id: string): string => id.split(/[._-]/).map(capitalized).join('');

export const titleOf = (feature: Feature): string => feature.title ?? capitalized(feature.name.replaceAll('-', ' '));

/** The segment before a path parameter says what it names: `/time-entries/{id}` is of a `time_entry`. */
export function namedBy(path: string, parameter: string): string {
  if (parameter !== 'id') return parameter.replace(/_id$/, '');
  const segments = path.split('/');
  return singular(segments[segments.indexOf(`{${parameter}}`) - 1] ?? '');
}

/** What the scope asks for or the operation itself, whichever is higher. */
export function lowestRole({ scope, role = 'EMPLOYEE' }: Pick<Operation, 'scope' | 'role'>): Role {
  const ofScope = scope === null ? 'EMPLOYEE' : scopes[scope];
  return isAtLeast(role, ofScope) ? role : ofScope;
}

/** What a caller needs, in words. */
export function accessSentence(operation: Pick<Operation, 'scope' | 'role'>): string {
  const lowest = lowestRole(operation);
  const owner = lowest === 'EMPLOYEE' ? '' : `an owner with the role ${roleOrAbove(lowest)}`;
  if (operation.scope === null) return owner === '' ? 'Any valid token may call it.' : `Needs ${owner}.`;
  return `Needs the scope \`${operation.scope}\`${owner === '' ? '' : ` and ${owner}`}.`;
}

export const moduleNames = { time_tracking: 'time tracking', expenses: 'expenses' } as const;
