import { Type, type Static } from 'typebox';
import { sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { directoryFields } from '../users/record.ts';
import { visiblePeople } from '../visibility.ts';

const { id, first_name, last_name, preferred_name, job_title, department_id, manager_id } = directoryFields;
const maxPeople = 20_000;

const OrgChart = Type.Object({
  people: Type.Array(Type.Object({ id, first_name, last_name, preferred_name, job_title, department_id, manager_id }), {
    maxItems: maxPeople,
    description: 'Active people; who reports to whom follows from `manager_id`.',
  }),
});
type Member = Static<typeof OrgChart>['people'][number];

async function listMembers(db: Db, actor: Actor): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select users.id, users.first_name, users.last_name, users.preferred_name, users.job_title, users.department_id,
           users.manager_id
      from users where ${visiblePeople(actor)} and users.is_active
     order by folded(coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name) collate "C", users.id
     limit ${sql.lit(maxPeople)}`.execute(db);
  return rows;
}

export const getOrgChart = readOperation({
  id: 'orgChart.get',
  route: 'GET /org-chart',
  summary: 'Get the org chart',
  description: 'Every active person in the directory of the person signed in, with their manager. By name.',
  surface: 'app',
  scope: 'users:read',
  returns: OrgChart,

  run: async ({ actor, db }) => ({ people: await listMembers(db, actor) }),
});
