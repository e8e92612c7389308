import { everyone, own, visibility } from '../../kernel/view.ts';

const columns = { organization: 'g.organization_id', person: 'g.user_id' };

/** As with tokens: one's own; Administrators and Executives see, and disconnect, everyone's. */
export const visibleConnections = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: own(columns),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});
