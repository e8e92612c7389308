import { everyone, own, visibility } from '../../kernel/view.ts';

const columns = { organization: 'g.organization_id', person: 'g.user_id' };

/** One's own; Administrators and Executives see everyone's. */
export const visibleGrants = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: own(columns),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});
