import { sql } from '../../../db/sql.ts';
import type { AccessRule } from '../../../kernel/catalogue.ts';
import type { RecordVisibility } from '../../../kernel/record-visibility.ts';
import { either, everyone, type PackageRules, type ViewRule, visibility } from '../../../kernel/view.ts';

/** On the table shift_offers as `o`, with its shift and whose shift it was as `owner`. */
export const offersJoined = sql.raw(`shift_offers o
  join users owner on owner.organization_id = o.organization_id and owner.id = o.offered_by_id
  left join shifts on shifts.organization_id = o.organization_id and shifts.id = o.shift_id
  left join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id`);

export const departmentOfOffer = sql.raw('coalesce(shifts.department_id, owner.department_id)');

/** Whose it is, who was asked and who took it. */
const isOneOf: ViewRule = ({ userId }) =>
  sql<boolean>`(o.offered_by_id = ${userId} or o.user_id = ${userId} or o.taken_by_id = ${userId})`;
const isPlanned: ViewRule = ({ departmentScope }) => sql<boolean>`(${departmentOfOffer} = any(${departmentScope}))`;
/** What all were asked, until someone has taken it. */
const isForAll: ViewRule = ({ departmentId }) =>
  sql<boolean>`(o.user_id is null and o.status = 'OPEN' and ${departmentOfOffer} = ${departmentId})`;

const columns = { organization: 'o.organization_id', department: departmentOfOffer };

/** Who was given to publish decides on what people agree on. */
const decidedBy: PackageRules = { SCHEDULE_PUBLISHING: everyone() };

export const visibleOffers = visibility(
  columns,
  {
    EMPLOYEE: either(isOneOf, isForAll),
    DEPARTMENT_HEAD: either(isOneOf, isForAll, isPlanned),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  decidedBy,
);

/** Who may know all its people, whoever's shifts they see. */
export const namesAllOfOffer = visibility(
  columns,
  {
    EMPLOYEE: isOneOf,
    DEPARTMENT_HEAD: either(isOneOf, isPlanned),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  decidedBy,
);

export const offerVisibility: RecordVisibility = {
  prefix: 'sof',
  record: (actor) => sql`
    from ${offersJoined} where o.organization_id = ${actor.organizationId} and o.id = given.id`,
  isSeen: namesAllOfOffer,
};

export const offerAccess: AccessRule = {
  of: 'shift offers',
  readers:
    'whose shift it is, who is asked, who took it; people of the department while all are asked; Department Heads for their department scope; Administrators and Executives all',
  writers: 'whose shift it is and who takes it; those who plan the shift, for others too; nobody approves their own',
};
