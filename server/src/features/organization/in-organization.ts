import { jobOrigin, operatorOf } from '../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork, type UnitOfWork } from '../../kernel/unit-of-work.ts';
import { tenantOf } from './record.ts';
import { findOrganization } from './store.ts';

/** A change that a job makes in an organization, with the rights of the operator. Nothing if the organization is gone. */
export async function inOrganization(
  services: ChangeServices,
  organizationId: string,
  run: (work: UnitOfWork) => Promise<unknown>,
): Promise<void> {
  const organization = await findOrganization(services.database.db, organizationId);
  if (organization) await inUnitOfWork(services, operatorOf(tenantOf(organization)), jobOrigin, run);
}
