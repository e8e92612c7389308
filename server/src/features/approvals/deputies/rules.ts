import { type Actor, administers } from '../../../kernel/actor.ts';
import type { GuardedRecord } from '../../../kernel/guards.ts';
import { isAbove, type Role } from '../../../kernel/scopes.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { Deputy, type NamedDeputy } from './record.ts';
import { findRoles } from './store.ts';

/** For oneself; Administrators for people below them. */
export const mayAppoint = (actor: Actor, person: { readonly user_id: string; readonly user_role: Role }): Verdict =>
  person.user_id === actor.userId ||
  (administers(actor) && isAbove(actor.role, person.user_role)) ||
  forbidden('approvals.appoint', { field: 'user_id' });

/** The same of a person as they are shown. */
export const mayAppointFor = (actor: Actor, { id, role }: { readonly id: string; readonly role: Role }): Verdict =>
  mayAppoint(actor, { user_id: id, user_role: role });

/** Asked before anyone is looked up: whether a person exists is not told by it. */
export const mayNameFor = (actor: Actor, userId: string): Verdict =>
  userId === actor.userId || administers(actor) || forbidden('approvals.appoint', { field: 'user_id' });

export const isStillThere = ({ is_active }: { readonly is_active: boolean }): Verdict =>
  is_active || conflict('approvals.inactive', { reason: 'inactive' });

const maxDeputies = 20;

export const hasRoom = (count: number): Verdict =>
  count < maxDeputies || conflict(say('approvals.tooManyDeputies', { limit: maxDeputies }), { reason: 'limit' });

/** One way of naming them is enough. */
export function checkNamedOnce({ deputy_id, deputy_email }: NamedDeputy): void {
  if (deputy_id !== undefined && deputy_email !== undefined) throw invalid('deputy_email', 'approvals.namedTwice');
}

/** Another person, and a time in which it can hold. */
export function checkDeputy(deputy: Pick<Deputy, 'user_id' | 'deputy_id' | 'from' | 'to' | 'while_away'>): void {
  if (deputy.user_id === deputy.deputy_id) throw invalid('deputy_id', 'approvals.ownDeputy');
  checkOrder({ from: deputy.from, to: deputy.to }, 'from', 'to');
  if (!deputy.while_away && deputy.from === null && deputy.to === null) {
    throw invalid('while_away', 'approvals.noTime');
  }
}

type Subject = Pick<Deputy, 'user_id'> & { readonly user_role: Role };

export const deputyRecord: GuardedRecord<Subject> = {
  schemas: [Deputy],
  async subjectsOf({ db, actor }, deputies: readonly Deputy[]) {
    const roles = await findRoles(db, actor, [...new Set(deputies.map(({ user_id: id }) => id))]);
    return deputies.map((deputy) => ({ ...deputy, user_role: roles.get(deputy.user_id) ?? 'EXECUTIVE' }));
  },
};
