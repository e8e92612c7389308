import type { projects as english } from '../en/projects.ts';
import type { TranslationOf } from '../message.ts';

export const projects: TranslationOf<typeof english> = {
  projectCodeTaken: 'Un autre projet porte ce code.',
  clientCodeTaken: 'Un autre client porte ce code.',
  taskNeedsProject: {
    api: 'task_id exige à côté le project_id de son projet.',
    app: 'Choisissez aussi le projet de la tâche.',
  },
  ownParent: {
    api: ({ field }) => `${field} ferait de la tâche une partie d’elle-même.`,
    app: 'La tâche ferait ainsi partie d’elle-même.',
  },
};
