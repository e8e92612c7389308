import { sql } from '../../../db/sql.ts';
import type { AccessRule } from '../../../kernel/catalogue.ts';
import type { RecordVisibility } from '../../../kernel/record-visibility.ts';
import { departmentScope, either, everyone, own, visibility } from '../../../kernel/view.ts';

const columns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };

const byRole = {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: either(own(columns), departmentScope(columns)),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
};

/** On the table users: for whom someone says when they can work. */
export const whoseAvailabilityIsSet = visibility(columns, byRole);

/** The same: whose availability is read, notes included. Who was given to plan reads it, and says nothing for anyone. */
export const whoseAvailabilityIsSeen = visibility(columns, byRole, sql.nothing, {
  SCHEDULE_PLANNING: everyone(),
  SCHEDULE_PUBLISHING: everyone(),
});

export const exceptionVisibility: RecordVisibility = {
  prefix: 'avx',
  record: (actor) => sql`
    from availability_exceptions e
    join users on users.organization_id = e.organization_id and users.id = e.user_id
   where e.organization_id = ${actor.organizationId} and e.id = given.id`,
  isSeen: whoseAvailabilityIsSeen,
};

const theyAndWhoPlans =
  'the person; Department Heads for their department scope; Administrators and Executives for anyone';

export const availabilityAccess: AccessRule = {
  of: 'availability',
  readers: `${theyAndWhoPlans}; who was given to plan for people of those departments`,
  writers: `${theyAndWhoPlans}; the person until the deadline of the organization, the others also after it`,
};
