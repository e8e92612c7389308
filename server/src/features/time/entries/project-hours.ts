import { Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { sumProjectHours } from './project-hours-store.ts';

const minutes = (description: string) => Type.Integer({ description, examples: [4920] });

export const ProjectHours = Type.Object(
  {
    project_id: Id('prj', 'The project.'),
    total_minutes: minutes('All that was worked on it.'),
    billable_minutes: minutes('What of it is billable.'),
    billable_amount: Type.Number({
      description: 'Of what is billable, at the rates of the entries.',
      examples: [1850],
    }),
    tasks: Type.Array(
      Type.Object({
        task_id: Nullable(Id('tsk'), { description: 'null: no task.' }),
        total_minutes: minutes('Worked on the task.'),
      }),
      { description: 'The same by task.' },
    ),
  },
  { $id: 'ProjectHours', description: 'What was worked on a project; rejected entries do not count.' },
);

export const projectHours = readOperation({
  id: 'projects.hours',
  route: 'GET /projects/{id}/hours',
  shows: ['time_entry'],
  summary: 'Read the hours worked on a project',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  module: 'time_tracking',
  params: Strict({ id: Id('prj') }),
  returns: ProjectHours,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return sumProjectHours(db, actor, params.id);
  },
});
