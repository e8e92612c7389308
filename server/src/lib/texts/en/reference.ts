interface AtField {
  readonly field: string;
}

/** A request names a record that is not there, or not for the caller to name. */
export const reference = {
  activePerson: {
    api: ({ field }: AtField) => `${field} is no active person of this organization.`,
    app: 'This person is no longer active. Choose another.',
  },
  guest: {
    api: ({ field }: AtField) =>
      `${field} is a guest, who does not work here: no shifts, time, leave, pay, department or people of their own. Hire them first (POST /users/{id}/hire).`,
    app: 'This person is a guest and does not work here. Choose another, or hire them first.',
  },
  person: {
    api: ({ field }: AtField) => `${field} is no person of this organization.`,
    app: 'There is no such person here. Choose another.',
  },
  department: {
    api: ({ field }: AtField) => `${field} is no department of this organization.`,
    app: 'There is no such department here. Choose another.',
  },
  team: {
    api: ({ field }: AtField) => `${field} is no active team of this organization.`,
    app: 'There is no such team here. Choose another.',
  },
  serviceAccount: {
    api: ({ field }: AtField) => `${field} is no service account of this organization.`,
    app: 'This service account no longer exists. Choose another.',
  },
  leave: {
    api: ({ field }: AtField) => `${field} is no leave that the caller sees.`,
    app: 'This leave is not there any more.',
  },
  plannedChange: {
    api: ({ field }: AtField) => `${field} is no planned change of that person.`,
    app: 'This planned change is not there any more.',
  },
  leaveType: {
    api: ({ field }: AtField) => `${field} is no leave type of this organization.`,
    app: 'There is no such leave type here. Choose another.',
  },
  folder: {
    api: ({ field }: AtField) => `${field} is no folder of this organization.`,
    app: 'There is no such folder here. Choose another.',
  },
  client: {
    api: ({ field }: AtField) => `${field} is no client of this organization.`,
    app: 'There is no such client here. Choose another.',
  },
  template: {
    api: ({ field }: AtField) => `${field} is no active template of this organization.`,
    app: 'This template is no longer in use. Choose another.',
  },
  equipmentCategory: {
    api: ({ field }: AtField) => `${field} is no equipment category of this organization.`,
    app: 'There is no such category here. Choose another.',
  },
  benefitPlan: {
    api: ({ field }: AtField) => `${field} is no benefit plan of this organization.`,
    app: 'There is no such benefit plan here. Choose another.',
  },
  course: {
    api: ({ field }: AtField) => `${field} is no active course of this organization.`,
    app: 'This course is no longer in use. Choose another.',
  },
  customField: {
    api: ({ field }: AtField) => `${field} does not name a custom field of the organization.`,
    app: 'This custom field no longer exists.',
  },
  customFieldTab: {
    api: ({ field }: AtField) => `${field} is no custom-field tab of this organization.`,
    app: 'There is no such tab here. Choose another.',
  },
  receipt: {
    api: ({ field }: AtField) => `${field} is no receipt of this report. Add receipts to the report first.`,
    app: 'This receipt is not part of the report. Add it to the report first.',
  },
  project: {
    api: 'project_id is no project that is visible to you.',
    app: 'There is no such project that you see. Choose another.',
  },
  task: {
    api: ({ field }: AtField) => `${field} is no task of this project.`,
    app: 'This task belongs to another project. Choose a task of this one.',
  },
  shift: { api: 'shift_id is no shift that you see.', app: 'There is no such shift that you see.' },
  worker: {
    api: 'user_id is no active person to whom you may give a shift.',
    app: 'This is no active person to whom you may give a shift. Choose another.',
  },
  departmentFilter: {
    api: 'Only Administrators and Executives filter by department_id.',
    app: 'Only Administrators and Executives filter by department.',
  },
};
