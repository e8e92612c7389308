import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import type { Role } from '../../../kernel/scopes.ts';
import { mayEdit } from '../../people/index.ts';
import { Checklist } from './record.ts';
import { isOpen, mayAdminister, mayDecide } from './rules.ts';

interface Owner {
  readonly id: string;
  readonly department_id: string | null;
  readonly role: Role;
}

async function findOwners(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  const { rows } = await sql<Owner>`
    select id, department_id, role from users
     where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
  return new Map(rows.map((owner) => [owner.id, owner]));
}

/** By the rules of the operations themselves: see rules.ts. */
function abilitiesOf(actor: Actor, checklist: Checklist, owner: Owner): string[] {
  const whose = { type: checklist.type, user_id: checklist.user_id, department_id: owner.department_id };
  if (isOpen(checklist) !== true) return [];
  const can = mayAdminister(actor, whose) === true ? ['onboarding.addTask', 'onboarding.updateTask'] : [];
  const mayEnd = checklist.type !== 'OFFBOARDING' || mayEdit(actor, owner) === true;
  if (mayDecide(actor, whose) !== true || !mayEnd) return can;
  // Who decides sees every task.
  const isDone = checklist.tasks.every(({ status }) => status !== 'PENDING');
  return [...can, ...(isDone ? ['onboarding.complete'] : []), 'onboarding.cancel'];
}

export const checklistAbilities: RecordAbilities = {
  schema: Checklist,
  operations: ['onboarding.addTask', 'onboarding.updateTask', 'onboarding.complete', 'onboarding.cancel'],
  async find(db, actor, checklists: readonly Checklist[]) {
    const owners = await findOwners(db, actor, [...new Set(checklists.map(({ user_id }) => user_id))]);
    return checklists.map((checklist) => {
      const owner = owners.get(checklist.user_id);
      return owner ? abilitiesOf(actor, checklist, owner) : [];
    });
  },
};
