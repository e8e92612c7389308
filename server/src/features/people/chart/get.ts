import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { directoryFields } from '../users/record.ts';
import { listMembers, maxPeople } from './store.ts';

const { id, first_name, last_name, preferred_name, job_title, department_id, manager_id } = directoryFields;

const OrgChart = Type.Object({
  people: Type.Array(Type.Object({ id, first_name, last_name, preferred_name, job_title, department_id, manager_id }), {
    maxItems: maxPeople,
    description: 'Active people; who reports to whom follows from `manager_id`.',
  }),
});

export const getOrgChart = readOperation({
  id: 'orgChart.get',
  route: 'GET /org-chart',
  shows: ['user', 'department'],
  summary: 'Get the org chart',
  description: 'Every active person in the directory of the person signed in, with their manager. By name.',
  surface: 'app',
  scope: 'users:read',
  returns: OrgChart,

  run: async ({ actor, db }) => ({ people: await listMembers(db, actor) }),
});
