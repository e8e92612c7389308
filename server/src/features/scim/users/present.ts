import { type Resource, schemaUrns, versionOf } from '../protocol.ts';
import type { UserRow } from './store.ts';

/** Without what is empty: RFC 7643 (2.5) makes no difference between the two. */
const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** A person as SCIM shows them; `base` is the address of /scim/v2. */
export function presentUser(base: string, row: UserRow): Resource {
  const displayName = `${row.preferred_name ?? row.first_name} ${row.last_name}`;
  const enterprise = filled({
    employeeNumber: row.employee_id,
    department: row.department,
    division: row.division,
    manager: row.manager_id && { value: row.manager_id, $ref: `${base}/Users/${row.manager_id}` },
  });
  const content = filled({
    externalId: row.external_id,
    userName: row.user_name,
    name: filled({
      formatted: [row.first_name, row.middle_name, row.last_name].filter((part) => part !== null).join(' '),
      familyName: row.last_name,
      givenName: row.first_name,
      middleName: row.middle_name,
    }),
    displayName,
    nickName: row.preferred_name,
    title: row.job_title,
    emails: [{ value: row.email, type: 'work', primary: true }],
    active: row.has_access,
    ...(Object.keys(enterprise).length > 0 && { [schemaUrns.enterprise]: enterprise }),
  });
  return {
    schemas: [schemaUrns.user, schemaUrns.enterprise],
    id: row.id,
    ...content,
    meta: {
      resourceType: 'User',
      created: row.created_at,
      lastModified: row.changed_at,
      location: `${base}/Users/${row.id}`,
      version: versionOf(content),
    },
  };
}
