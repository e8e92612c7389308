import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Page, type PageRequest, rowsFor } from '../../../kernel/cursor.ts';
import { ascending, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { pageOfRecords, personRead } from '../person-store.ts';
import { type Goal, goalFieldNames } from './record.ts';

const columns = sql.raw(goalFieldNames.map((name) => `g.${name}`).join(', '));

export function listGoalsOf(db: Db, actor: Actor, userId: string, page: PageRequest): Promise<Page<Goal>> {
  const asked = { actor, kind: 'goals', userId } as const;
  const query = sql<Goal>`
    select ${columns} from goals g join users on users.organization_id = g.organization_id and users.id = g.user_id
     where ${personRead(asked)} and g.organization_id = ${actor.organizationId} and g.user_id = ${userId}
       ${seekAfter(ascending('g.id'), page)}
     order by g.id limit ${rowsFor(page)}`;
  return pageOfRecords(db, asked, page, query, (row) => [row.id]);
}

export async function lockGoal(work: UnitOfWork, userId: string, id: string): Promise<Goal> {
  return sql<Goal>`
    select ${columns} from goals g
     where g.organization_id = ${work.actor.organizationId} and g.user_id = ${userId} and g.id = ${id}
       for no key update of g`.get(work.tx, 'goal');
}
