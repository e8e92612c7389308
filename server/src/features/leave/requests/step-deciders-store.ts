import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { listTakers, type Stepped } from '../../approvals/index.ts';

const mostRequests = 200;

/** Who decides a step of the person's latest requests, or has decided one: they see that request, whosever it is. */
export async function listStepDeciders(db: Db, { organizationId }: Actor, personId: string): Promise<string[]> {
  const { rows } = await sql<Stepped & { readonly key: string; readonly is_open: boolean }>`
    select l.id as key, l.status = 'PENDING' as is_open, l.approvals, l.user_id, users.manager_id, users.department_id
      from leave_requests l join users on users.organization_id = l.organization_id and users.id = l.user_id
     where l.organization_id = ${organizationId} and l.user_id = ${personId} and l.approvals <> '[]'
     order by l.start_date desc, l.id desc limit ${sql.lit(mostRequests)}`.execute(db);
  const takers = await listTakers(
    db,
    organizationId,
    rows.filter(({ is_open }) => is_open),
  );
  const decided = rows.flatMap(({ approvals }) =>
    approvals.flatMap(({ decided_by_id, on_behalf_of_id }) => [decided_by_id, on_behalf_of_id]),
  );
  const waiting = [...takers.values()].flat().map(({ id }) => id);
  return [...new Set([...waiting, ...decided])].filter((id) => id !== null);
}
