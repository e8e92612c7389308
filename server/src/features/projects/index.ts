import type { Feature } from '../../kernel/catalogue.ts';
import { createClient } from './clients/create.ts';
import { getClient, listClients } from './clients/reads.ts';
import { updateClient } from './clients/update.ts';
import { names } from './names.ts';
import { createProject } from './projects/create.ts';
import { getProject, listProjects } from './projects/reads.ts';
import { updateProject } from './projects/update.ts';
import { createTask } from './tasks/create.ts';
import { listTasks } from './tasks/reads.ts';
import { updateTask } from './tasks/update.ts';
import { projectSight } from './visibility.ts';

export { bookingFrom, bookingNamed, checkProjectTask, type Booking } from './references.ts';
export { visibleProjects } from './visibility.ts';

export const projects: Feature = {
  name: 'projects',
  title: 'Projects',
  summary: 'Projects, their tasks, and the clients they are done for.',
  operations: [
    listProjects,
    getProject,
    createProject,
    updateProject,
    listTasks,
    createTask,
    updateTask,
    listClients,
    getClient,
    createClient,
    updateClient,
  ],
  names,
  sights: [projectSight],
};
