import type { Feature } from '../../kernel/catalogue.ts';
import { departmentEvents } from './department-events.ts';
import { createDepartment } from './departments/create.ts';
import { deleteDepartment } from './departments/delete.ts';
import { getDepartmentManagers } from './departments/get-managers.ts';
import { getDepartment } from './departments/get.ts';
import { listDepartments } from './departments/list.ts';
import { setDepartmentManagers } from './departments/set-managers.ts';
import { updateDepartment } from './departments/update.ts';
import { personEvents } from './events.ts';
import { addTeamMember } from './teams/add-member.ts';
import { createTeam } from './teams/create.ts';
import { getTeam } from './teams/get.ts';
import { listTeams } from './teams/list.ts';
import { removeTeamMember } from './teams/remove-member.ts';
import { updateTeam } from './teams/update.ts';
import { createUser } from './users/create.ts';
import { getUser } from './users/get.ts';
import { listUsers } from './users/list.ts';
import { updateUser } from './users/update.ts';

export { actorColumns, actorJoins, actorOf, findActor, type ActorRow } from './actors.ts';
export { createPerson, NewPerson } from './users/create.ts';
export { addDepartment } from './departments/create.ts';
export { NewDepartment } from './departments/record.ts';
export { visiblePeople } from './visibility.ts';

const departmentOperations = [
  listDepartments,
  getDepartment,
  createDepartment,
  updateDepartment,
  deleteDepartment,
  getDepartmentManagers,
  setDepartmentManagers,
];
const teamOperations = [listTeams, getTeam, createTeam, updateTeam, addTeamMember, removeTeamMember];

export const people: Feature = {
  name: 'people',
  operations: [listUsers, getUser, createUser, updateUser, ...departmentOperations, ...teamOperations],
  events: [...personEvents, ...departmentEvents],
};
