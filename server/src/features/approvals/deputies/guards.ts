import { type GuardedRecord } from '../../../kernel/guards.ts';
import type { Role } from '../../../kernel/scopes.ts';
import { Deputy } from './record.ts';
import { findRoles } from './store.ts';

type Subject = Pick<Deputy, 'user_id'> & { readonly user_role: Role };

export const deputyRecord: GuardedRecord<Subject> = {
  schemas: [Deputy],
  async subjectsOf({ db, actor }, deputies: readonly Deputy[]) {
    const roles = await findRoles(db, actor, [...new Set(deputies.map(({ user_id: id }) => id))]);
    return deputies.map((deputy) => ({ ...deputy, user_role: roles.get(deputy.user_id) ?? 'EXECUTIVE' }));
  },
};
