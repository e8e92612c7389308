import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../departments/references.ts';
import { Team, TeamChanges } from './record.ts';
import { lockTeam, refuseDuplicateName } from './store.ts';

export const updateTeam = writeOperation({
  id: 'teams.update',
  route: 'PATCH /teams/{id}',
  summary: 'Change a team',
  description: 'Only the fields sent change. Members and the lead are not changed here.',
  scope: 'teams:write',
  params: Strict({ id: Id('team') }),
  body: TeamChanges,
  returns: Team,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const team = await lockTeam(work.tx, actor, params.id);
    return changeTeam(work, team, { ...body, ...(body.name !== undefined && { name: body.name.trim() }) });
  },
});

/** Changes what differs. Nothing different: updated_at stays. */
async function changeTeam(work: UnitOfWork, team: Team, changes: TeamChanges): Promise<Team> {
  const changed = (Object.keys(changes) as (keyof TeamChanges)[]).filter((name) => changes[name] !== team[name]);
  const differing = Object.fromEntries(changed.map((name) => [name, changes[name]])) as TeamChanges;
  await checkDepartment(work, 'department_id', differing.department_id);
  work.audit({ action: 'teams.update', subjectType: 'team', subjectId: team.id, changedFields: changed });
  if (changed.length === 0) return team;

  await work.update('teams', team.id, differing).catch(refuseDuplicateName);
  return { ...team, ...differing, updated_at: work.now };
}
