import { writeOperation } from '../../../kernel/operation.ts';
import { checkActivePerson, checkDepartment } from '../departments/references.ts';
import { NewTeam, Team } from './record.ts';
import { refuseDuplicateName } from './store.ts';

export const createTeam = writeOperation({
  id: 'teams.create',
  route: 'POST /teams',
  subject: 'team',
  summary: 'Create a team',
  description: 'It starts without members: they are added in the app.',
  scope: 'teams:write',
  body: NewTeam,
  returns: Team,
  example: { member_count: 0 },
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { department_id = null, lead_id = null } = body;
    await checkDepartment(work, 'department_id', department_id);
    await checkActivePerson(work, 'lead_id', lead_id);
    const row = {
      id: work.newId('team'),
      // Blanks around a name are no part of it: they would hide a duplicate.
      name: body.name.trim(),
      description: body.description ?? null,
      department_id,
      lead_id,
      status: 'ACTIVE' as const,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('teams', row).catch(refuseDuplicateName);
    return { ...row, member_count: 0 };
  },
});
