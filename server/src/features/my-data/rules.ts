import { type Actor, administers } from '../../kernel/actor.ts';
import { conflict, enforce, forbidden, type Verdict } from '../../lib/errors.ts';
import { isNotErased, mayEdit } from '../people/index.ts';
import type { Subject } from './store.ts';

/** Everyone has their own data; Administrators that of someone who has left. */
const mayAskFor = (actor: Actor, person: Subject): Verdict =>
  person.id === actor.userId || administers(actor) || forbidden('myData.notYours');

/** Who is still active has it themselves, whoever asked. */
const hasLeft = (person: Pick<Subject, 'is_active'>): Verdict =>
  !person.is_active || conflict('myData.stillActive', { reason: 'state' });

/** By the rights of now: when it is asked for, when it is written, and when it is downloaded. */
export function enforceMayHave(actor: Actor, person: Subject): void {
  enforce(mayAskFor(actor, person));
  enforce(isNotErased(person));
  if (person.id === actor.userId) return;
  enforce(mayEdit(actor, person));
  enforce(hasLeft(person));
}
