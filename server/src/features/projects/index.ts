import type { Feature } from '../../kernel/catalogue.ts';
import { createClient, getClient, listClients, updateClient } from './clients/operations.ts';
import { createProject, getProject, listProjects, updateProject } from './projects/operations.ts';
import { names, projectParts } from './store.ts';
import { createTask, listTasks, updateTask } from './tasks/operations.ts';
import { projectVisibility } from './visibility.ts';

export { bookingFrom, bookingNamed, checkProjectTask, type Booking } from './store.ts';
export { projectStatuses } from './projects/record.ts';
export { listProjectsCalled } from './projects/store.ts';
export { listTasksNamed } from './tasks/store.ts';
export { visibleProjects } from './visibility.ts';

export const projects: Feature = {
  name: 'projects',
  departmentParts: projectParts,
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
  visibilities: [projectVisibility],
};
