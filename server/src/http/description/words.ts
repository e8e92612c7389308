import { isAtLeast, roleName, scopes, type Role, type Scope } from '../../kernel/scopes.ts';
import type { Feature } from '../../kernel/catalogue.ts';
import type { Operation } from '../../kernel/operation.ts';

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

export const scopeSentence = (scope: Scope | null): string =>
  scope === null
    ? 'Any valid token may call it.'
    : `Needs the scope \`${scope}\`, which tokens of the role ${roleName[scopes[scope]]}${scopes[scope] === 'EXECUTIVE' ? '' : ' or above'} can use.`;

export const moduleNames = { time_tracking: 'time tracking', expenses: 'expenses' } as const;
