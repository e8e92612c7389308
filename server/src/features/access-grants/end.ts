import type { Job } from '../../kernel/job.ts';
import type { ChangeServices, Reaction, UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inOrganization } from '../organization/index.ts';
import { accountTakenBack, type TakenBack, userErased } from '../people/index.ts';
import { grantEnded } from './events.ts';
import type { AccessGrantTold } from './record.ts';
import { grantAfter, type GrantRow, listOrganizationsDue, listStandingIds, lockDue } from './store.ts';

export const presentTold = ({
  reason: _reason,
  user: _user,
  user_role: _role,
  is_guest: _isGuest,
  given_by: _giver,
  is_giver_in_charge: _isInCharge,
  ...told
}: GrantRow): AccessGrantTold => told;

/** Of a grant that is locked: it opens nothing more from this moment on, on every process. */
export async function endGrant(work: UnitOfWork, id: string, by: string | null): Promise<GrantRow> {
  await work.update('access_grants', id, { ended_at: work.now, ended_by_id: by });
  const grant = await grantAfter(work, id);
  await work.raise(grantEnded, { subjectId: id, snapshot: presentTold(grant) });
  work.refreshScreensOf([grant.user_id]);
  work.changesAccess();
  return grant;
}

async function endAll(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { user_id: personId } = await endGrant(work, id, null);
    work.audit({ action: 'accessGrants.end', subjectType: 'access_grant', subjectId: id, personId });
  }
}

/** What someone held is not theirs when they come back. */
export const endGrantsOfLeaver: Reaction = {
  to: 'user.deactivated',
  summary: 'What the person was given beyond their role ends.',
  async run(work, userId) {
    await endAll(work, await listStandingIds(work, { of: userId }));
  },
};

/** A guest is let in no more once they were erased. */
export const endGrantsOfErased: Reaction = {
  to: userErased,
  summary: 'What the person was given beyond their role ends.',
  async run(work, userId) {
    await endAll(work, await listStandingIds(work, { of: userId }));
  },
};

export const endGrantsSince: Reaction = {
  to: accountTakenBack,
  summary: 'Access that was given in their name since ends.',
  async run(work, userId, about) {
    const { since, ended } = about as TakenBack;
    const ids = await listStandingIds(work, { givenBy: userId, since });
    await endAll(work, ids);
    ended.grants = ids.length;
  },
};

/** A last day is judged at every request; this tells of it, and reaches what is open for long. */
export const endGrantsByDay: Job = {
  task: 'accessGrants.end',
  cron: '* * * * *',

  async run(services: ChangeServices) {
    for (const id of await listOrganizationsDue(services.database.db, services.clock.now())) {
      await inOrganization(services, id, async (work) => {
        await endAll(work, await lockDue(work));
      });
    }
  },
};
