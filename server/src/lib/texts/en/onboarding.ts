import { stateNames } from './names.ts';

const checklistTypes: Readonly<Record<string, string>> = { ONBOARDING: 'onboarding', OFFBOARDING: 'offboarding' };

export const onboarding = {
  onboardingTitle: 'Onboarding',
  offboardingTitle: 'Offboarding',
  tasksPending: {
    api: 'Some tasks are still PENDING. Complete or skip them first.',
    app: 'Some tasks are still open. Complete or skip them first.',
  },
  personInactive: 'This person is inactive.',
  lastDayOfOffboarding: {
    api: 'last_day goes with type OFFBOARDING alone.',
    app: 'A last day goes with an offboarding alone.',
  },
  reasonOfOffboarding: {
    api: 'leaving_reason and leaving_note go with type OFFBOARDING alone.',
    app: 'A reason for leaving goes with an offboarding alone.',
  },
  startsForOnboarding: {
    api: 'starts_for goes with type ONBOARDING alone.',
    app: 'Only an onboarding starts by itself for new people.',
  },
  lastDayNeeded: {
    api: 'last_day is required for an OFFBOARDING.',
    app: 'Enter the last day of the person who leaves.',
  },
  openAlready: 'This person has an open checklist of this type already.',
  dueDateOffCalendar: 'A due date of the template would fall off the calendar.',
  notAdministered: 'Only those who administer this checklist may do this.',
  ownOffboarding: 'No one decides on their own offboarding.',
  offboardingByAdministrators: 'An offboarding is for Administrators and Executives to decide on.',
  anothersTask: 'This task is assigned to another person.',
  checklistEnded: {
    api: ({ status }: { status: string }) => `This checklist is ${status}; its tasks stay as they are.`,
    app: ({ status }: { status: string }) =>
      `This checklist is ${stateNames[status] ?? 'ended'}; its tasks stay as they are.`,
  },
  tooManyTasks: ({ limit }: { limit: number }) => `A checklist has at most ${String(limit)} tasks.`,
  taskEnded: {
    api: ({ status }: { status: string }) => `A task that is ${status} cannot change; reopen it first.`,
    app: ({ status }: { status: string }) =>
      `A task that is ${stateNames[status] ?? 'ended'} cannot change; reopen it first.`,
  },
  oneAssignee: {
    api: 'Give one of assignee_id, assignee_team_id and assignee_role, not several.',
    app: 'Give the task to a person, a team or a role, to one of them.',
  },
  templateOfOtherType: {
    api: ({ type }: { type: string }) => `template_id is a template for ${type}.`,
    app: ({ type }: { type: string }) => `This is a template for ${checklistTypes[type] ?? 'something else'}.`,
  },
  templateNameTaken: 'Another template has this name.',
};
