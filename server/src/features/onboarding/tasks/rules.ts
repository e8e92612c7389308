import { stateTable } from '../../../kernel/states.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { findActiveTeams } from '../../people/index.ts';
import { taskStatuses } from './record.ts';

interface Given {
  readonly assignee_id?: string | null;
  readonly assignee_team_id?: string | null;
}

/** A task is a person's or a team's; a team must be an active one. */
export async function checkTeam(work: UnitOfWork, { assignee_id, assignee_team_id }: Given): Promise<void> {
  if (assignee_team_id == null) return;
  if (assignee_id != null) throw invalid('assignee_team_id', 'onboarding.oneAssignee');
  const teams = await findActiveTeams(work, [assignee_team_id]);
  if (!teams.has(assignee_team_id)) throw invalid('assignee_team_id', 'reference.team');
}

/** Given to one, it is no longer the other's. */
export const givenTo = <T extends Given>(sent: T): T => ({
  ...sent,
  ...(sent.assignee_id != null && { assignee_team_id: null }),
  ...(sent.assignee_team_id != null && { assignee_id: null }),
});

export const taskStates = stateTable({
  of: 'checklist task',
  field: 'status',
  states: taskStatuses,
  moves: [
    { from: [], trigger: 'add', to: 'PENDING' },
    { from: ['PENDING'], trigger: 'complete', to: 'COMPLETED' },
    { from: ['PENDING'], trigger: 'skip', to: 'SKIPPED' },
    { from: ['COMPLETED', 'SKIPPED'], trigger: 'reopen', to: 'PENDING' },
  ],
});
