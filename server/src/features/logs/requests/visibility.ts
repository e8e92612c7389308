import { everyone, own, visibility } from '../../../kernel/view.ts';

const columns = { organization: 'log.organization_id', person: 'log.user_id' };

/** As with the tokens themselves: one's own; Administrators and Executives see everyone's. */
export const visibleRequests = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: own(columns),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});
