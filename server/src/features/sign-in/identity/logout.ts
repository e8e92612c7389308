import { jobOrigin, operatorOf } from '../../../kernel/actor.ts';
import { type ChangeServices, inUnitOfWork } from '../../../kernel/unit-of-work.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { anyProgram, sayTo } from '../../../lib/texts/texts.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { takeChallenge } from '../passkeys/store.ts';
import { endSessionsOf } from './links-store.ts';
import { ProviderProblem } from './problem.ts';
import { readLogout } from './protocol.ts';
import { findProviderAnywhere } from './store.ts';

/** Ends what a provider says has ended there. null: done; else what is wrong with what it has sent. */
export async function logOutByProvider(
  services: ChangeServices,
  providerId: string,
  token: string,
  ip: string,
): Promise<string | null> {
  const { db } = services.database;
  const provider = await findProviderAnywhere(db, providerId);
  const organization = provider && (await findOrganization(db, provider.organization_id));
  if (!provider || !organization) return 'There is no such provider.';
  try {
    const { subject, sid, id, expiresAtMs } = await readLogout(services, provider, token);
    await inUnitOfWork(services, operatorOf(tenantOf(organization)), { ...jobOrigin, ip }, async (work) => {
      const until = new Date(Math.max(expiresAtMs, work.nowMs)).toISOString();
      // Sent again, it has been done.
      if (!(await takeChallenge(work.tx, organization.id, hashSecret(`logout ${provider.id} ${id}`), until))) return;
      for (const userId of await endSessionsOf(work, provider.id, { subject, sid }))
        work.audit({ action: 'session.endByProvider', subjectType: 'user', subjectId: userId });
      work.changesAccess();
    });
    return null;
  } catch (error) {
    if (error instanceof ProviderProblem) return sayTo(anyProgram, error.said);
    throw error;
  }
}
