import { sql } from '../../db/sql.ts';
import type { RecordVisibility } from '../../kernel/record-visibility.ts';
import { departmentScope, either, everyone, own, type ViewRule, visibility } from '../../kernel/view.ts';

const ownerColumns = { organization: 'users.organization_id', person: 'users.id', department: 'users.department_id' };
const columns = { organization: 'd.organization_id', person: 'd.owner_id', department: 'owners.department_id' };

/** In the company library: for everyone. */
const inLibrary: ViewRule = () => sql<boolean>`d.is_company_library`;

/** Anyone who is asked to sign sees what they are to sign, and afterwards what they signed. */
const asSigner: ViewRule = (actor) => sql<boolean>`exists (
  select 1 from document_signers s
   where s.organization_id = d.organization_id and s.document_id = d.id and s.user_id = ${actor.userId})`;

/** Private ones are no one's but the owner's, the signers' and the administration's. */
const openInDepartments: ViewRule = (actor) => sql<boolean>`(not d.is_private and ${departmentScope(columns)(actor)})`;

const forAnyone = [own(columns), inLibrary, asSigner];

/** On documents `d` with their `owners`: who sees which. Outside it a document does not exist: 404. */
export const visibleDocuments = visibility(columns, {
  EMPLOYEE: either(...forAnyone),
  DEPARTMENT_HEAD: either(...forAnyone, openInDepartments),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

/** On the table users: whose documents the actor sees, of those that are not private. */
export const whoseDocumentsAreSeen = visibility(ownerColumns, {
  EMPLOYEE: own(ownerColumns),
  DEPARTMENT_HEAD: either(own(ownerColumns), departmentScope(ownerColumns)),
  ADMINISTRATOR: everyone(),
  EXECUTIVE: everyone(),
});

export const withOwners = sql.raw(
  'join users owners on owners.organization_id = d.organization_id and owners.id = d.owner_id',
);

export const documentVisibility: RecordVisibility = {
  prefix: 'doc',
  record: (actor) => sql`
    from documents d ${withOwners} where d.organization_id = ${actor.organizationId} and d.id = given.id`,
  isSeen: visibleDocuments,
};
