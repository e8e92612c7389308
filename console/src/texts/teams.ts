import { counted } from './counted.ts';

export const listTexts = {
  title: 'Teams',
  empty: { title: 'No teams yet', text: 'A team gathers people for a piece of work, whatever their department.' },
  name: 'Name',
  department: 'Department',
  lead: 'Lead',
  members: 'Members',
  status: 'Status',
  newTeam: 'New team',
  noun: (count: number): string => counted(count, { one: '# team', other: '# teams' }),
  active: 'Active',
  anyDepartment: 'Any department',
  wasCreated: (name: string): string => `${name} was created.`,
  archived: 'Archived',
  activeAndArchived: 'Active and archived',
} as const;

export const teamDialogTexts = {
  active: 'Active',
  archived: 'Archived',
  edit: (name: string): string => `Edit ${name}`,
  newTeam: 'New team',
  save: 'Save',
  createTeam: 'Create team',
  name: 'Name',
  enterAName: 'Enter a name.',
  description: 'Description',
  department: 'Department',
  noDepartment: 'No department',
  status: 'Status',
  lead: 'Lead',
} as const;

export const teamTexts = {
  teams: 'Teams',
  team: 'Team',
  edit: 'Edit',
  about: 'About',
  department: 'Department',
  lead: 'Lead',
  status: 'Status',
  nobodyLeadsTheTeamNow: 'Nobody leads the team now.',
  leadsTheTeamNow: (name: string): string => `${name} leads the team now.`,
  changeTheLead: 'Change the lead',
  makeLead: 'Make lead',
  removeLead: 'Remove lead',
  members: 'Members',
  notVisibleToYou: (count: number): string =>
    counted(count, { one: '# member not visible to you', other: '# members not visible to you' }),
  membersCount: (count: number): string => counted(count, { one: '# member', other: '# members' }),
  nobodyHasJoinedYet: 'Nobody has joined yet.',
  leftTheTeam: (name: string): string => `${name} left the team.`,
  addAMember: 'Add a member',
  joinedTheTeam: (name: string): string => `${name} joined the team.`,
  add: 'Add',
} as const;
