import type { Scope } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notFound } from '../../lib/errors.ts';
import { lockOrganization } from '../organization/index.ts';
import { findActor } from '../people/index.ts';
import { createToken } from '../tokens/index.ts';
import { personWithin } from './people-store.ts';
import { nameWithin } from './person.ts';
import type { SandboxRow } from './record.ts';

/** A token whose owner is who the actor is within the sandbox; the audit log of both tells of it. */
export async function createTokenWithin(
  work: UnitOfWork,
  row: SandboxRow,
  name: string,
  scopes: readonly Scope[] | 'all',
): Promise<{ id: string; token: string }> {
  const { actor, tx } = work;
  if (actor.userId === null) throw new Error('A token needs a person who owns it.');
  const { settings } = await lockOrganization(tx, row.sandbox_organization_id);
  const ownerId = await personWithin(tx, row, actor.userId, nameWithin(settings), work.nowMs);
  const owner = await findActor(tx, row.sandbox_organization_id, ownerId);
  if (!owner) throw notFound('person');
  return createToken(work.as(owner, work.origin, {}), { ownerId, name, scopes, expiresAt: null });
}
