import { type Actor, isOneself } from '../../kernel/actor.ts';
import { packageKind, type PackageName } from '../../kernel/packages.ts';
import { isAbove, isAtLeast, type Role } from '../../kernel/scopes.ts';
import { checkOrder } from '../../lib/changes.ts';
import { conflict, forbidden, invalid, type Verdict } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import type { AccessGrant } from './record.ts';

export interface Giving {
  readonly user_id: string;
  readonly user_role: Role;
  readonly package: PackageName;
}

/** Never to oneself, and never to someone above. */
export function mayGiveTo(actor: Actor, { id, role }: { readonly id: string; readonly role: Role }): Verdict {
  if (isOneself(actor, id)) return forbidden('accessGrants.own', { reason: 'own', field: 'user_id' });
  return !isAbove(role, actor.role) || forbidden('accessGrants.above', { reason: 'above', field: 'user_id' });
}

/** Or is a guest, whom a new grant lets in again. */
export const worksHere = ({
  is_active,
  is_guest,
  erased_at,
}: {
  readonly is_active: boolean;
  readonly is_guest: boolean;
  readonly erased_at: string | null;
}): Verdict =>
  is_active || (is_guest && erased_at === null) || conflict('accessGrants.inactive', { reason: 'inactive' });

/** The same, and only what is the giver’s to give. */
export function mayGive(actor: Actor, { user_id, user_role, package: name }: Giving): Verdict {
  const verdict = mayGiveTo(actor, { id: user_id, role: user_role });
  if (verdict !== true) return verdict;
  const { givenBy } = packageKind(name);
  return (
    isAtLeast(actor.role, givenBy) ||
    forbidden(say('accessGrants.givenBy', { lowest: givenBy }), { required_role: givenBy, field: 'package' })
  );
}

/** Whoever could give it, and for what they hold themselves whoever is in charge: less is taken back by anyone who administers. */
export const mayTakeBack = (actor: Actor): Verdict =>
  isAtLeast(actor.role, 'ADMINISTRATOR') || forbidden('accessGrants.takeBack');

export const isStanding = ({ ended_at, standing }: Pick<AccessGrant, 'ended_at' | 'standing'>): Verdict =>
  (ended_at === null && standing !== 'ENDED') || conflict('accessGrants.ended', { reason: 'state' });

/** What belongs to no department is given for none. */
export function checkWhole({ package: name, department_ids }: Pick<AccessGrant, 'package' | 'department_ids'>): void {
  if (packageKind(name).isWhole && department_ids !== null) throw invalid('department_ids', 'accessGrants.whole');
}

/** Access is all that a guest has: it ends by itself. */
export function checkEnds(
  { is_guest }: { readonly is_guest: boolean },
  { ends_on }: Pick<AccessGrant, 'ends_on'>,
): void {
  if (is_guest && ends_on === null) throw invalid('ends_on', 'accessGrants.guestEnds', { reason: 'guest' });
}

export function checkDays({ starts_on, ends_on }: Pick<AccessGrant, 'starts_on' | 'ends_on'>, today: string): void {
  if (starts_on < today) throw invalid('starts_on', 'accessGrants.past');
  checkOrder({ starts_on, ends_on }, 'starts_on', 'ends_on');
}

export function checkLastDay({ starts_on, ends_on }: Pick<AccessGrant, 'starts_on' | 'ends_on'>, today: string): void {
  if (ends_on !== null && ends_on < today) throw invalid('ends_on', 'accessGrants.past');
  checkOrder({ starts_on, ends_on }, 'starts_on', 'ends_on');
}

export const isThereAlready = (id: string): Error =>
  conflict('accessGrants.overlap', { reason: 'overlap', access_grant_id: id });
