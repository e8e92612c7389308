import type { RecordAbilities } from '../../kernel/app-answers.ts';
import { ManagedToken } from './record.ts';

/** Anyone who sees a token may revoke it, once. */
export const tokenAbilities: RecordAbilities = {
  schema: ManagedToken,
  operations: ['tokens.revoke'],
  find: (_db, _actor, records: readonly ManagedToken[]) =>
    Promise.resolve(records.map(({ revoked_at }) => (revoked_at === null ? ['tokens.revoke'] : []))),
};
