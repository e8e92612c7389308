import { type RoleCode, roleOrAbove } from './names.ts';
import { packageTitles } from './packages.ts';

export const accessGrants = {
  name: ({ name }: { name: string }) => (packageTitles as Readonly<Record<string, string>>)[name] ?? name,
  own: 'Nobody gives access to themselves: someone else does.',
  above: 'Nobody gives access to someone whose role is above their own.',
  givenBy: ({ lowest }: { lowest: RoleCode }) => `This package is given by the role ${roleOrAbove(lowest)}.`,
  inactive: 'This person does not work here any more.',
  takeBack: 'Administrators and Executives take access back.',
  ended: 'This access has ended already. Give it anew.',
  past: {
    api: ({ field }: { field: string }) => `${field} must be today or later, on the organization’s calendar.`,
    app: 'Choose today or a later day.',
  },
  guestEnds: {
    api: 'ends_on must be a day: access is all that a guest has, and it ends by itself.',
    app: 'Choose the last day: the access of a guest ends by itself.',
  },
  whole: 'What this package opens belongs to no department. Leave the departments out.',
  overlap:
    'This person has this access already on one of these days, for one of these departments. Change that, or take it back.',
};
