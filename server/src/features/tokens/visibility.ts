import { everyone, own, visibility } from '../../kernel/view.ts';

const columns = {
  organization: 'api_tokens.organization_id',
  person: 'api_tokens.user_id',
  department: 'users.department_id',
};

/** One's own; Administrators and Executives see, and revoke, everyone's. */
export const visibleTokens = visibility(columns, {
  EMPLOYEE: own(columns),
  DEPARTMENT_HEAD: own(columns),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});
