import type { GuardedRecord } from '../../kernel/guards.ts';
import type { Role } from '../../kernel/scopes.ts';
import { AccessGrant } from './record.ts';
import { findRoles } from './store.ts';

type Subject = AccessGrant & { readonly user_role: Role };

export const grantRecord: GuardedRecord<Subject> = {
  schemas: [AccessGrant],
  async subjectsOf({ db, actor }, grants: readonly AccessGrant[]) {
    const roles = await findRoles(db, actor, [...new Set(grants.map(({ user_id: id }) => id))]);
    return grants.map((grant) => ({ ...grant, user_role: roles.get(grant.user_id) ?? 'EXECUTIVE' }));
  },
};
