import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../departments/references.ts';
import { Team, TeamChanges } from './record.ts';
import { lockTeam, refuseDuplicateName } from './store.ts';

export const updateTeam = writeOperation({
  id: 'teams.update',
  route: 'PATCH /teams/{id}',
  subject: 'team',
  summary: 'Change a team',
  description: 'Only the fields sent change. Members and the lead are not changed here.',
  scope: 'teams:write',
  params: Strict({ id: Id('team') }),
  body: TeamChanges,
  returns: Team,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const team = await lockTeam(work.tx, actor, params.id);
    const changes = work.changesTo(team, trimmed(body));
    await checkDepartment(work, 'department_id', changes.department_id);
    if (isEmpty(changes)) return team;

    await work.update('teams', team.id, changes).catch(refuseDuplicateName);
    return { ...team, ...changes, updated_at: work.now };
  },
});
