import { sql } from '../../db/sql.ts';
import type { NameSource } from '../../kernel/app-answers.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { visibleProjects } from './visibility.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const projectNames: NameSource = {
  prefix: 'prj',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select projects.id, projects.name from projects
       where ${visibleProjects(actor)} and projects.id = any(${ids})`.execute(db);
    return rows;
  },
};

const taskNames: NameSource = {
  prefix: 'tsk',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select tasks.id, tasks.name
        from tasks join projects on projects.organization_id = tasks.organization_id and projects.id = tasks.project_id
       where tasks.organization_id = ${actor.organizationId} and tasks.id = any(${ids}) and ${visibleProjects(actor)}`.execute(
      db,
    );
    return rows;
  },
};

/** Clients are for Department Heads and above. */
const clientNames: NameSource = {
  prefix: 'cli',
  async find(db, actor, ids) {
    if (!isAtLeast(actor.role, 'DEPARTMENT_HEAD')) return [];
    const { rows } = await sql<Named>`
      select id, name from clients where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
    return rows;
  },
};

export const names = [projectNames, taskNames, clientNames];
