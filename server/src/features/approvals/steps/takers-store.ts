import type { Static } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { PersonName } from '../../../lib/fields.ts';
import { type Asker, type Stepped, takersAmong, waitingStep } from './line.ts';
import type { Approval } from './record.ts';
import { canTake, eligibleFor } from './visibility.ts';

interface StepAsked {
  readonly key: string;
  readonly by: Approval['by'];
  readonly role: string | null;
  readonly user_id: string | null;
  readonly package: string | null;
  readonly manager_id: string | null;
  readonly department_id: string | null;
}

export interface EligiblePerson {
  readonly key: string;
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

export const askedOf = (
  key: string,
  { by, role, user_id, package: name }: Pick<StepAsked, 'by' | 'role' | 'user_id'> & Pick<Approval, 'package'>,
  { manager_id, department_id }: Pick<Stepped, 'manager_id' | 'department_id'>,
): StepAsked => ({ key, by, role, user_id, package: name ?? null, manager_id, department_id });

/** Everyone active whom some steps are for, in one query, whatever their number; by the key of each step. */
export async function listEligible(
  db: Db,
  organizationId: string,
  asked: readonly StepAsked[],
): Promise<ReadonlyMap<string, EligiblePerson[]>> {
  const found = new Map<string, EligiblePerson[]>();
  if (asked.length === 0) return found;
  const by = sql`asked.by`;
  const eligible = eligibleFor({
    organization: sql`${organizationId}::text`,
    by,
    role: sql`asked.role`,
    named: sql`asked.user_id`,
    given: sql`asked.package`,
    manager: sql`asked.manager_id`,
    department: sql`asked.department_id`,
  });
  const { rows } = await sql<EligiblePerson>`
    select distinct asked.key, taker.id, taker.first_name, taker.last_name
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (key text, by text, role text, user_id text, package text, manager_id text, department_id text)
     cross join lateral (${eligible}) as near
      join users taker on taker.organization_id = ${organizationId} and taker.id = near.id and ${canTake(by)}
     order by asked.key, taker.last_name, taker.first_name, taker.id`.execute(db);
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row]);
  return found;
}

/** Who may take the step that waits of each of some requests, by their keys; nobody: Administrators and Executives do. */
export async function listTakers(
  db: Db,
  organizationId: string,
  requests: readonly (Stepped & { readonly key: string })[],
): Promise<ReadonlyMap<string, EligiblePerson[]>> {
  const asked = requests.flatMap((request) => {
    const step = waitingStep(request);
    return step ? [askedOf(request.key, step, request)] : [];
  });
  const eligible = await listEligible(db, organizationId, asked);
  return new Map(requests.map((request) => [request.key, takersAmong(request, eligible.get(request.key) ?? [])]));
}

/** A person, as far as it matters who decides on their requests. */
export async function findAsker({ actor, tx }: UnitOfWork, userId: string): Promise<Asker> {
  return sql<Asker>`
    select id as user_id, manager_id, department_id from users
     where organization_id = ${actor.organizationId} and id = ${userId}`.get(tx, 'person');
}

export async function listNamed(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Static<typeof PersonName>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Static<typeof PersonName>>`
    select id, first_name, last_name from users
     where organization_id = ${organizationId} and id = any(${[...ids]})`.execute(db);
  return rows;
}
