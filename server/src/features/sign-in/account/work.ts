import { operatorOf } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { findActor } from '../../people/index.ts';
import type { Holder } from './members-store.ts';

/** The same change in another organization of the person, in their name; where they have no access now, in nobody’s. */
export async function workFor(work: UnitOfWork, { organization_id, user_id }: Holder): Promise<UnitOfWork> {
  if (organization_id === work.actor.organizationId) return work;
  const actor = await findActor(work.tx, organization_id, user_id);
  if (actor?.isActive) return work.as(actor, work.origin, {});
  const row = await findOrganization(work.tx, organization_id);
  if (!row) throw new Error('The organization of a person is gone.');
  return work.as(operatorOf(tenantOf(row)), work.origin, {});
}
