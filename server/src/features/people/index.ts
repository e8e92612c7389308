import type { Feature } from '../../kernel/catalogue.ts';
import { sizeAudience } from './audience/count.ts';
import { getOrgChart } from './chart/get.ts';
import { departmentEvents } from './department-events.ts';
import { createDepartment } from './departments/create.ts';
import { deleteDepartment } from './departments/delete.ts';
import { mergeDue, mergeOne } from './departments/merges/carry-out.ts';
import {
  listDepartmentMerges,
  mergeDepartment,
  previewDepartmentMerge,
  undoDepartmentMerge,
} from './departments/merges/operations.ts';
import { peopleParts } from './departments/merges/parts-store.ts';
import { getDepartment, getDepartmentManagers, listDepartments } from './departments/reads.ts';
import { setDepartmentManagers } from './departments/set-managers.ts';
import { updateDepartment } from './departments/update.ts';
import { createEmployment } from './employment/create.ts';
import { carryOutPlannedChanges } from './employment/job.ts';
import { deleteEmployment, updateEmployment } from './employment/moves.ts';
import { getEmploymentPeriods } from './employment/periods.ts';
import { listEmploymentHistory, listPlannedChanges } from './employment/reads.ts';
import { peopleData, personByProducts } from './erase.ts';
import { getErasure } from './erasures/get.ts';
import { eraseJob, resumeErasures } from './erasures/job.ts';
import { personErasureSteps } from './erasures/steps.ts';
import { personEvents } from './events.ts';
import { getMe, updateMe } from './me/operations.ts';
import { names } from './names-store.ts';
import { activity } from './person-states.ts';
import { searchEverything } from './search/search.ts';
import {
  createServiceAccount,
  deleteServiceAccount,
  getServiceAccount,
  listServiceAccounts,
  updateServiceAccount,
} from './service-accounts/operations.ts';
import { addTeamMember, removeTeamMember, setTeamLead } from './teams/members.ts';
import { createTeam, getTeam, listTeams, updateTeam } from './teams/operations.ts';
import { getUserAccess, getWhatGoesOn, restoreAccess, suspendAccess } from './users/access.ts';
import { createUser } from './users/create.ts';
import { eraseUser } from './users/erase.ts';
import { personEventErasure } from './users/erased.ts';
import { exportUsers } from './users/export.ts';
import { updateGovernmentIds } from './users/government-ids.ts';
import { findKnownPeople } from './users/known.ts';
import { updatePersonal } from './users/personal.ts';
import { governmentIdSeal, personAuditRules } from './users/present.ts';
import { reactivateUser } from './users/reactivate.ts';
import { getUser, listUsers } from './users/reads.ts';
import { updateUser } from './users/update.ts';
import { whosePrivateDetailsAreSeen } from './visibility.ts';

export { Audience, checkAudience, StandingAudience } from './audience/record.ts';
export { joiningFacts } from './audience/joining.ts';
export { isAwaitedBy, listAudience } from './audience/store.ts';
export {
  actorColumns,
  actorJoins,
  actorOf,
  askerOf,
  findActor,
  type GrantRow,
  grantsColumn,
  holdersOf,
  hasAccess,
  heldGrants,
  holdsText,
  isGuestOutside,
  mayHold,
  seesLess,
  type ActorRow,
} from './actors-store.ts';
export { plannedChangeWaits } from './employment/due.ts';
export { changeFrom } from './employment/create.ts';
export { findHeldOn } from './employment/store.ts';
export { removePlan } from './employment/moves.ts';
export type { Employment } from './employment/record.ts';
export {
  departmentHeld,
  departmentsBetween,
  departmentsHeld,
  type HeldDepartment,
  joinHeldOn,
  membersBetween,
  moversBetween,
} from './employment/departments-store.ts';
export { formerEmployments, formerEndColumn } from './employment/periods-store.ts';
export { contractsOf, patternChanged, patternFollows, patternsColumn } from './employment/patterns-store.ts';
export { NewEmployment } from './employment/record.ts';
export { employmentValueNames, employmentValues, type EmploymentValues } from './employment/record.ts';
export { planRehire } from './employment/plan-rehire.ts';
export { employmentFollowed, personRehired, rehirePerson, type RehiredAbout, type Rehiring } from './users/rehire.ts';
export { activity } from './person-states.ts';
export { getLeavingPerson } from './leaving-store.ts';
export { OwnLanguage } from './me/record.ts';
export { keepBrowserLanguage } from './me/language.ts';
export { readingColumns, readingOf, type ReadingRow } from './reading-store.ts';
export { foundOrganization, type Founding, OwnFounding } from './found-organization.ts';
export {
  accessChanged,
  accessSuspended,
  accountTakenBack,
  type Ended,
  scimBraked,
  comesAlong,
  departmentChanged,
  deputyEnds,
  endpointPauses,
  guestAdded,
  type GuestGrants,
  serviceAccountDeleted,
  roleLowered,
  roleRaised,
  serviceAccountWidened,
  tokenEnds,
  type TakenBack,
  userErased,
  userRemoved,
} from './events.ts';
export { isKnownBelow } from './users/access-store.ts';
export { countSeatsTaken } from './users/rules-store.ts';
export { addServiceAccount, endServiceAccount } from './service-accounts/operations.ts';
export { NewServiceAccount, ServiceAccount } from './service-accounts/record.ts';
export { developing, develops, mayLookAfterAccount, seesAsMuch } from './service-accounts/rules.ts';
export {
  answersFor,
  departmentsOfAccount,
  getServiceAccount as getVisibleAccount,
  listServiceAccounts as listAccounts,
  lockNamedAccount,
  lockServiceAccount,
} from './service-accounts/store.ts';
export { isNotSuspended, restoreAccess, suspendAccess, worksHere } from './users/access.ts';
export { changeEmail } from './users/change-email.ts';
export { createPerson, createUser, givesRole, NewPerson } from './users/create.ts';
export { type Hiring, hireGuest } from './users/hire.ts';
export { deactivatePerson } from './users/deactivate.ts';
export { removePeople } from './users/remove.ts';
export { lockExecutives } from './users/executives-store.ts';
export { editing, editingEmployed, noGuest, notErased, personRecord } from './users/guards.ts';
export { emailInUse, isGuest, isNotErased, mayEdit, mayGiveRole, mayHire, mayLookAfterAccess } from './users/rules.ts';
export {
  findIdByEmail,
  getVisiblePerson,
  listAddressees,
  listIdsByName,
  listIdsByNumber,
  lockPersonOrGuest,
  lockVisiblePerson,
  type LockedPerson,
} from './users/store.ts';
export { Person } from './users/record.ts';
export { addPersonalDetails, PersonalChanges } from './users/personal.ts';
export { joinTeam, leaveTeam } from './teams/members.ts';
export { addTeam, createTeam, removeTeam, updateTeam } from './teams/operations.ts';
export { findActiveTeams, findTeamCalled } from './teams/store.ts';
export { changePerson, PersonChanges, updateUser } from './users/update.ts';
export { listHeadless } from './departments/headless-store.ts';
export { addDepartment } from './departments/create.ts';
export { removeDepartment } from './departments/delete.ts';
export { codeFrom, freeCode } from './departments/defaults.ts';
export { ClockPlace, NewDepartment, type Department } from './departments/record.ts';
export { codeInUse, findDepartmentCalled, findHeadId, nameInUse } from './departments/store.ts';
export {
  checkActivePerson,
  checkDepartment,
  checkDepartments,
  checkKnown,
  lockActivePeople,
  whyNobody,
} from './departments/references-store.ts';
export { PersonSearch, PersonWords } from './search/record.ts';
export { foundBy, shownName } from './search/store.ts';
export { isPerson, signsIn, visibleHistory, visiblePeople } from './visibility.ts';

const userOperations = [
  listUsers,
  getUser,
  createUser,
  updateUser,
  updatePersonal,
  updateGovernmentIds,
  reactivateUser,
  getUserAccess,
  getWhatGoesOn,
  suspendAccess,
  restoreAccess,
  eraseUser,
  getErasure,
  listEmploymentHistory,
  listPlannedChanges,
  getEmploymentPeriods,
  createEmployment,
  updateEmployment,
  deleteEmployment,
];
const appOperations = [findKnownPeople, sizeAudience, searchEverything, exportUsers, getOrgChart, getMe, updateMe];
const serviceAccountOperations = [
  listServiceAccounts,
  getServiceAccount,
  createServiceAccount,
  updateServiceAccount,
  deleteServiceAccount,
];
const departmentOperations = [
  listDepartments,
  getDepartment,
  createDepartment,
  updateDepartment,
  deleteDepartment,
  getDepartmentManagers,
  setDepartmentManagers,
  previewDepartmentMerge,
  mergeDepartment,
  undoDepartmentMerge,
  listDepartmentMerges,
];
const teamOperations = [listTeams, getTeam, createTeam, updateTeam, setTeamLead, addTeamMember, removeTeamMember];

export const people: Feature = {
  name: 'people',
  title: 'People',
  summary: 'The directory: people, departments and teams.',
  operations: [
    ...userOperations,
    ...appOperations,
    ...departmentOperations,
    ...teamOperations,
    ...serviceAccountOperations,
  ],
  events: [...personEvents, ...departmentEvents],
  states: [activity],
  names,
  sealed: [governmentIdSeal],
  auditRules: personAuditRules,
  jobs: [eraseJob, resumeErasures, carryOutPlannedChanges, mergeOne, mergeDue],
  erasureSteps: personErasureSteps,
  eventErasures: [personEventErasure],
  personalData: peopleData,
  byProducts: personByProducts,
  departmentParts: peopleParts,
  sights: [{ of: 'private', scope: 'users.personal:read', isSeen: whosePrivateDetailsAreSeen }],
};
