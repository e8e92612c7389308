import { type Sql, sql } from '../../db/sql.ts';
import type { PackageName } from '../../kernel/packages.ts';
import { holdersOf } from '../people/index.ts';

interface Planned {
  readonly organization: Sql;
  readonly department: Sql;
  /** What was given to those who plan here beyond their role. */
  readonly given: readonly PackageName[];
}

/**
 * `id` of those who plan the shifts of a department: who heads or manages it, whatever their office, and who was given to. Organization
 * and department may be columns of the query around it.
 */
export const plannersFor = ({ organization, department, given }: Planned): Sql => sql`
  select users.id from (
      select d.head_id from departments d where d.organization_id = ${organization} and d.id = ${department}
      union
      select m.user_id from department_managers m where m.organization_id = ${organization} and m.department_id = ${department}
    ) as led (id)
    join users on users.organization_id = ${organization} and users.id = led.id and users.role <> 'EMPLOYEE'
  union
  ${holdersOf({ organization, name: sql`any(${[...given]}::text[])`, department })}`;

/** The same, of a matter that waits for them; where nobody plans, who administers. */
export const decidersFor = (planned: Planned): Sql => sql`
  ${plannersFor(planned)}
  union
  select users.id from users
   where users.organization_id = ${planned.organization} and users.is_active and users.role in ('ADMINISTRATOR', 'EXECUTIVE')
     and not exists (${plannersFor(planned)})`;
