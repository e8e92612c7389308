import { asItStands, type GuardedRecord, guardsOn } from '../../../kernel/guards.ts';
import { Me } from '../me/record.ts';
import { Person } from './record.ts';
import { isNoGuest, isNotErased, mayEdit } from './rules.ts';
import { findErased } from './store.ts';

type Subject = Pick<Person, 'id' | 'role' | 'department_id' | 'is_active' | 'is_guest'> & {
  readonly erased_at: string | null;
};

export const personRecord: GuardedRecord<Subject> = {
  schemas: [Person, Me],
  async subjectsOf({ db, actor }, people: readonly Person[]) {
    const inactive = people.filter(({ is_active }) => !is_active).map(({ id }) => id);
    const erased = inactive.length === 0 ? new Map<string, string>() : await findErased(db, actor, inactive);
    return people.map((person) => ({ ...person, erased_at: erased.get(person.id) ?? null }));
  },
};

export const notErased = asItStands(isNotErased);
export const noGuest = asItStands(isNoGuest);
export const editing = guardsOn(personRecord, [mayEdit, notErased]);
/** What is kept of those who work here alone. */
export const editingEmployed = guardsOn(personRecord, [mayEdit, notErased, noGuest]);
