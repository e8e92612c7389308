import type { Static } from 'typebox';
import { fillSandbox } from '../../demo/sandbox.ts';
import { findActor } from '../../features/people/index.ts';
import {
  createSandbox,
  createTokenWithin,
  endSandbox,
  getSandbox,
  listSandboxes,
  type NewSandbox,
  presentSandbox,
  refuseWhereForbidden,
  type Sandbox,
} from '../../features/sandboxes/index.ts';
import { administers } from '../../kernel/actor.ts';
import type { Installation } from '../../kernel/installation.ts';
import { inUnitOfWork } from '../../kernel/unit-of-work.ts';
import { Refusal } from '../../lib/errors.ts';
import { forOperators } from '../../lib/texts/texts.ts';
import { cliOrigin, getPersonByEmail, operatorIn } from './operator.ts';

/** Made and filled before it answers: no worker needs to be there. */
export async function madeByOperator(
  installation: Installation,
  organizationId: string,
  wanted: Static<typeof NewSandbox>,
  email: string | undefined,
): Promise<{ sandbox: Sandbox; token: string | null }> {
  const operator = await operatorIn(installation, organizationId);
  refuseWhereForbidden(installation.config, operator);
  const holder = email === undefined ? null : await holderOf(installation, organizationId, email);
  const made = await inUnitOfWork(installation, operator, cliOrigin, (work) => createSandbox(work, wanted));
  await fillSandbox.run(installation, { organization_id: organizationId, id: made.id });
  const sandbox = await getSandbox(installation.database.db, organizationId, made.id);
  if (holder === null) return { sandbox: presentSandbox(sandbox), token: null };
  const { token } = await inUnitOfWork(installation, holder, cliOrigin, async (work) => {
    const created = await createTokenWithin(work, sandbox, 'command line', 'all');
    work.audit({ action: 'sandboxes.createToken', subjectType: 'sandbox', subjectId: made.id });
    return created;
  });
  return { sandbox: presentSandbox(sandbox), token };
}

async function holderOf(installation: Installation, organizationId: string, email: string) {
  const person = await getPersonByEmail(installation, email, { organization: organizationId });
  const actor = await findActor(installation.database.db, person.organizationId, person.id);
  if (!actor?.isActive || !administers(actor))
    throw new Refusal('NOT_FOUND', forOperators(`${email} is no Administrator or Executive of this organization.`));
  return actor;
}

export async function listOf(installation: Installation, organizationId: string): Promise<Sandbox[]> {
  await operatorIn(installation, organizationId);
  const { items } = await listSandboxes(installation.database.db, organizationId, { limit: 100, after: null });
  return items.map(presentSandbox);
}

export async function deletedByOperator(
  installation: Installation,
  organizationId: string,
  id: string,
): Promise<Sandbox> {
  const operator = await operatorIn(installation, organizationId);
  return inUnitOfWork(installation, operator, cliOrigin, async (work) => {
    const sandbox = await endSandbox(work, id);
    work.audit({ action: 'sandboxes.delete', subjectType: 'sandbox', subjectId: id });
    return sandbox;
  });
}
