import { timeOfId } from '../../lib/ids.ts';
import { looksSecret, personIn } from '../change-log/audit-values.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Outcome, ProposedRequest } from './record.ts';

/** What stands for a value that is no one's to read again. */
const sealedValue = 'sealed';

/** Without secrets, however deep they stand. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      inner !== null && looksSecret.test(name) ? sealedValue : withoutSecrets(inner),
    ]),
  );
}

/** What came of a write in this transaction. */
export const outcomeOf = (work: UnitOfWork, status: number, data: unknown): Outcome => ({
  status,
  data: withoutSecrets(data ?? null),
  would_raise: work.raised,
  changes: [...work.changes],
  looks: work.dataSubjects.accessEntries,
  at: work.now,
});

const isPerson = (id: unknown): id is string => typeof id === 'string' && /^usr_[0-9A-HJKMNP-TV-Z]{26}$/.test(id);

/** The person whom it is about, if it is one: in the path, in what was sent, or in what it answers. */
export function personOf({ params, body }: ProposedRequest, { data, changes, at }: Outcome): string | null {
  const given = [params['user_id'], params['id'], personIn(body), personIn(data)];
  const told = changes.map(({ person_id }) => person_id);
  // Someone new is not there yet.
  return [...given, ...told].find((id): id is string => isPerson(id) && timeOfId(id) !== Date.parse(at)) ?? null;
}

/** Everyone whom it names. */
export const peopleIn = (...parts: readonly unknown[]): string[] => [
  ...new Set(JSON.stringify(parts).match(/\busr_[0-9A-HJKMNP-TV-Z]{26}\b/g)),
];
