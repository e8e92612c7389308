import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, Refusal } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { userDeactivated, userRemoved } from '../events.ts';
import { checkExecutiveRemains } from './executives-store.ts';
import { directoryOf } from './present.ts';
import { deletePeople, findTraces } from './remove-store.ts';
import { mayEdit, mayRemove } from './rules.ts';
import { type LockedPerson, lockVisiblePeople } from './store.ts';

/**
 * As many at once, once it is under way. A hundred tables are asked about each, and every answer is due soon, also from a database that
 * has much else to do: the first go in small numbers, as the questions are planned with them.
 */
const atATime = 64;

/** What goes together with people, besides what the product made by itself. */
interface GoingAlong {
  /** Rows by table, by id, that keep nobody. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** Removes those of the people who go, before they do. */
  readonly remove: (userIds: readonly string[]) => Promise<void>;
}

/**
 * Takes back people on whom nobody's work depends yet; for the undoing of an import. Who has to stay is answered with the reason, and
 * nothing of theirs was touched; those who are gone already are not answered. A receiver that was told of a person learns by
 * user.deactivated that they are no longer there.
 */
export async function removePeople(
  work: UnitOfWork,
  ids: readonly string[],
  along: GoingAlong,
): Promise<Map<string, Refusal>> {
  const people = await lockVisiblePeople(work.tx, work.actor, ids);
  const kept = new Map<string, Refusal>();
  for (const person of people) {
    const refusal = await whyNot(work, person);
    if (refusal) kept.set(person.id, refusal);
  }
  // Who reports to someone who stays does not keep them, but the other way round: so it is asked again until no one is added.
  for (let before = -1; kept.size > before;) {
    before = kept.size;
    const leaving = people.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const traces = await findTraces(work, leaving, along.rows);
    for (const [id, trace] of traces) kept.set(id, stays(trace));
  }
  const going = reportsFirst(people.filter(({ id }) => !kept.has(id)));
  for (let start = 0, many = 1; start < going.length; start += many, many = Math.min(many * 2, atATime)) {
    const chunk = going.slice(start, start + many);
    const leaving = chunk.map(({ id }) => id);
    await along.remove(leaving);
    await deletePeople(work, leaving);
    for (const person of chunk) tellOf(work, person);
  }
  const [first] = going;
  if (!first) return kept;
  await work.react(userRemoved, first.id);
  work.changesAccess();
  return kept;
}

async function whyNot(work: UnitOfWork, person: LockedPerson): Promise<Refusal | null> {
  for (const verdict of [mayRemove(work.actor, person), mayEdit(work.actor, person)]) {
    if (verdict !== true) return verdict;
  }
  try {
    await checkExecutiveRemains(work, person);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

/** Nobody goes before those who report to them. */
function reportsFirst(people: readonly LockedPerson[]): readonly LockedPerson[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const depth = (person: LockedPerson): number => {
    let above = 0;
    for (let at: LockedPerson | undefined = person; at; at = byId.get(at.manager_id ?? '')) above++;
    return above;
  };
  const depths = new Map(people.map((person) => [person.id, depth(person)]));
  return [...people].sort((one, other) => (depths.get(other.id) ?? 0) - (depths.get(one.id) ?? 0));
}

/** Reactions have nothing to do: nothing refers to the person, or they would have stayed. */
function tellOf(work: UnitOfWork, person: LockedPerson): void {
  work.audit({ action: 'users.remove', subjectType: 'user', subjectId: person.id });
  if (!person.is_active) return;
  const gone = directoryOf({ ...person, is_active: false, updated_at: work.now });
  work.tell(userDeactivated, { subjectId: person.id, snapshot: gone, previous: { is_active: true } });
}

const stays = (trace: string): Refusal => conflict(say('people.stays', { trace }), { reason: 'in_use' });
