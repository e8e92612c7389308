export const projects = {
  projectCodeTaken: 'Another project has this code.',
  clientCodeTaken: 'Another client has this code.',
  taskNeedsProject: {
    api: 'task_id needs the project_id of its project beside it.',
    app: 'Choose the project of the task, too.',
  },
  ownParent: {
    api: ({ field }: { field: string }) => `${field} would make the task part of itself.`,
    app: 'This would make the task part of itself.',
  },
};
