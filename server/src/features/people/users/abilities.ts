import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { Person } from './record.ts';
import { mayEdit, mayErase } from './rules.ts';

async function findErased(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users
     where organization_id = ${actor.organizationId} and id = any(${ids}) and erased_at is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Records of a person, by who reads and writes them: the table in records/access.ts, which a test holds this against. */
const readByThoseClose = ['training.list', 'certifications.list', 'assets.list', 'goals.list'];
const writtenByOthers = ['training.create', 'certifications.create', 'assets.create'];
const readByAdministrators = ['benefits.list', 'compensation.list'];
const settledByOthers = ['benefits.create', 'compensation.create'];

function recordAbilities(actor: Actor, person: Person, isErased: boolean): string[] {
  const isOwn = person.id === actor.userId;
  const isOver =
    administers(actor) || (actor.role === 'DEPARTMENT_HEAD' && isInDepartmentScope(actor, person.department_id));
  if (!isOwn && !isOver) return [];
  return [
    ...readByThoseClose,
    ...(isErased ? [] : ['goals.create']),
    ...(isOver && !isOwn && !isErased ? writtenByOthers : []),
    ...(administers(actor) ? readByAdministrators : []),
    ...(administers(actor) && !isErased ? ['customFieldValues.set'] : []),
    ...(administers(actor) && !isOwn && !isErased ? settledByOthers : []),
  ];
}

/** By the rules of the operations themselves: see rules.ts. */
function editAbilities(actor: Actor, person: Person): string[] {
  const can: string[] = [];
  if (!administers(actor)) return can;
  if (actor.role === 'EXECUTIVE') can.push('users.updateGovernmentIds');
  if (mayEdit(actor, person) !== true) return can;
  can.push('users.update', 'users.updatePersonal');
  if (!person.is_active) can.push('users.reactivate');
  if (!person.is_active && mayErase(actor, person) === true) can.push('users.erase');
  return can;
}

export const personAbilities: RecordAbilities = {
  schema: Person,
  operations: [
    'users.update',
    'users.updatePersonal',
    'users.updateGovernmentIds',
    'users.reactivate',
    'users.erase',
    ...readByThoseClose,
    'goals.create',
    ...writtenByOthers,
    ...readByAdministrators,
    'customFieldValues.set',
    ...settledByOthers,
  ],
  async find(db, actor, people: readonly Person[]) {
    const ids = people.map(({ id }) => id);
    const erased = administers(actor) ? await findErased(db, actor, ids) : new Set<string>();
    return people.map((person) => [
      ...(erased.has(person.id) ? [] : editAbilities(actor, person)),
      ...recordAbilities(actor, person, erased.has(person.id)),
    ]);
  },
};
