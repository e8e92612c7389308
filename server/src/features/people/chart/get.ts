import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { Strict } from '../../../lib/schema.ts';
import { directoryFields } from '../users/record.ts';
import { listMembers, maxPeople } from './store.ts';

const { id, first_name, last_name, preferred_name, job_title, department_id, manager_id } = directoryFields;

const OrgChart = Type.Object({
  people: Type.Array(Type.Object({ id, first_name, last_name, preferred_name, job_title, department_id, manager_id }), {
    maxItems: maxPeople,
    description: 'Active people, or those employed on the day; who reports to whom follows from `manager_id`.',
  }),
});

export const getOrgChart = readOperation({
  id: 'orgChart.get',
  route: 'GET /org-chart',
  shows: ['user', 'department', 'employment'],
  summary: 'Get the org chart',
  description:
    'Every active person in the directory of the person signed in, with their manager; or, with a day, everyone employed on it. By name.',
  surface: 'app',
  scope: 'users:read',
  query: Strict({
    as_of: Type.Optional(
      Day(
        'A day: who reported to whom on it, or is planned to, of people employed on it whose employment over time is the person’s to see.',
      ),
    ),
  }),
  returns: OrgChart,

  run: async ({ actor, db, query }) => ({ people: await listMembers(db, actor, query.as_of) }),
});
