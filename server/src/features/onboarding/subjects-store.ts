import { sql } from '../../db/sql.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import { visibleChecklists, visibleTasks } from './visibility.ts';

const checklistSubjects: LogSubjectSource = {
  prefix: 'chk',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select checklists.id, checklists.title from checklists
       where checklists.organization_id = ${actor.organizationId} and checklists.id = any(${ids})
         and ${visibleChecklists(actor)}`.execute(db);
    return rows;
  },
};

const taskSubjects: LogSubjectSource = {
  prefix: 'ctk',
  async find(db, actor, ids) {
    const { rows } = await sql<LogSubject>`
      select t.id, t.title from checklist_tasks t
        join checklists on checklists.organization_id = t.organization_id and checklists.id = t.checklist_id
       where t.organization_id = ${actor.organizationId} and t.id = any(${ids}) and ${visibleTasks(actor)}`.execute(db);
    return rows;
  },
};

export const onboardingSubjects = [checklistSubjects, taskSubjects];
