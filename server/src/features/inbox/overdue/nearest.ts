import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type DecidingKind, listDeputiesAtWork, listInCharge } from '../../approvals/index.ts';

/** A request as far as it matters who decides on it. */
export interface Asking {
  readonly kind: DecidingKind;
  /** Whose request it is. */
  readonly user_id: string;
}

export interface Nearest {
  /** Who has the duty: the manager, who heads or manages the department. */
  readonly inChargeOf: (request: Asking) => readonly string[];
  /** Who stands in for one of them now. */
  readonly deputiesOf: (kind: DecidingKind, id: string) => readonly string[];
}

const kinds: readonly DecidingKind[] = ['LEAVE', 'TIME', 'EXPENSES'];

/** Who has the duty by a step of a request. */
export interface Taker {
  readonly kind: DecidingKind;
  readonly id: string;
}

/** Who is nearest to each person, by kind: people with the duty, and who stands in for them now, or for those who take a step. */
export async function listNearest(
  work: UnitOfWork,
  requests: readonly Asking[],
  takers: readonly Taker[] = [],
): Promise<Nearest> {
  const { actor, tx, now } = work;
  const inCharge = new Map<string, string[]>();
  const deputies = new Map<string, string[]>();
  for (const kind of kinds) {
    const people = [...new Set(requests.filter((one) => one.kind === kind).map(({ user_id }) => user_id))];
    const ofKind = takers.filter((one) => one.kind === kind).map(({ id }) => id);
    if (people.length === 0 && ofKind.length === 0) continue;
    const found = people.length === 0 ? [] : await listInCharge(tx, actor.organizationId, kind, people);
    for (const { person_id, id } of found) {
      const key = `${kind} ${person_id}`;
      inCharge.set(key, [...(inCharge.get(key) ?? []), id]);
    }
    const ids = [...new Set([...found.map(({ id }) => id), ...ofKind])];
    for (const { id, on_behalf_of_id } of await listDeputiesAtWork(tx, actor.organization, kind, ids, now)) {
      const key = `${kind} ${on_behalf_of_id}`;
      deputies.set(key, [...(deputies.get(key) ?? []), id]);
    }
  }
  return {
    inChargeOf: ({ kind, user_id }) => inCharge.get(`${kind} ${user_id}`) ?? [],
    deputiesOf: (kind, id) => deputies.get(`${kind} ${id}`) ?? [],
  };
}
