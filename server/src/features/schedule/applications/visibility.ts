import { sql } from '../../../db/sql.ts';
import type { AccessRule } from '../../../kernel/catalogue.ts';
import type { RecordVisibility } from '../../../kernel/record-visibility.ts';
import { departmentScope, either, everyone, own, visibility } from '../../../kernel/view.ts';

const columns = { organization: 'a.organization_id', person: 'a.user_id', department: 'a.department_id' };

/** On the table shift_applications as `a`. */
export const visibleApplications = visibility(
  columns,
  {
    EMPLOYEE: own(columns),
    DEPARTMENT_HEAD: either(own(columns), departmentScope({ department: 'a.department_id' })),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  { SCHEDULE_PUBLISHING: everyone() },
);

export const applicationVisibility: RecordVisibility = {
  prefix: 'sap',
  record: (actor) => sql`
    from shift_applications a where a.organization_id = ${actor.organizationId} and a.id = given.id`,
  isSeen: visibleApplications,
};

export const applicationAccess: AccessRule = {
  of: 'applications for open shifts',
  readers: 'who applied; Department Heads for their department scope; Administrators and Executives all',
  writers: 'who applied withdraws it; those who plan the shift accept or decline it; nobody decides on their own',
};
