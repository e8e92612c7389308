import { counted } from './counted.ts';

export const listTexts = {
  title: 'Departments',
  empty: {
    title: 'No departments yet',
    text: 'A department groups people. Its head and managers see and decide for those who belong to it.',
  },
  name: 'Name',
  head: 'Head',
  nobody: 'Nobody',
  people: 'People',
  code: 'Code',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  newDepartment: 'New department',
  noun: (count: number): string => counted(count, { one: '# department', other: '# departments' }),
  activeAndInactive: 'Active and inactive',
  wasCreated: (name: string): string => `${name} was created.`,
} as const;

export const departmentDialogTexts = {
  edit: (name: string): string => `Edit ${name}`,
  newDepartment: 'New department',
  save: 'Save',
  createDepartment: 'Create department',
  name: 'Name',
  enterAName: 'Enter a name.',
  code: 'Code',
  enterACode: 'Enter a code.',
  hint: 'Made from the name when left empty.',
  colour: 'Colour',
  description: 'Description',
  head: 'Head',
  headIdHint: 'Sees the people of the department and decides for them.',
  clockFrom: 'Where they clock',
  clockFromHint: 'The clock refuses elsewhere.',
  noKiosk:
    'No tablet that is paired serves this department: its people could clock nowhere. Set one up under Kiosks first.',
  anywhere: 'Wherever they are',
  active: 'Active',
  isActiveHint: 'An inactive department takes no new people.',
} as const;

export const departmentTexts = {
  departments: 'Departments',
  department: 'Department',
  delete: 'Delete',
  edit: 'Edit',
  about: 'About',
  code: 'Code',
  colour: 'Colour',
  head: 'Head',
  people: 'People',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  name: 'Name',
  jobTitle: 'Job title',
  manager: 'Manager',
  role: 'Role',
  peopleOfTheDepartment: 'People of the department',
  noun: (count: number): string => counted(count, { one: '# person', other: '# people' }),
  empty: { title: 'Nobody here', text: 'No one you can see belongs to this department.' },
  deleteTitle: (name: string): string => `Delete ${name}?`,
  wasDeleted: (name: string): string => `${name} was deleted.`,
  deleteText:
    'This cannot be undone. Its teams stay, without a department. A department with people in it cannot be deleted.',
} as const;

export const managersPanelTexts = {
  managers: 'Managers',
  managersNote: 'They see its people and decide for them, as the head does.',
  nobodyBesidesTheHead: 'Nobody besides the head.',
  noLongerManagesTheDepartment: (name: string): string => `${name} no longer manages the department.`,
  addAManager: 'Add a manager',
  managesTheDepartmentNow: (name: string): string => `${name} manages the department now.`,
  add: 'Add',
} as const;
