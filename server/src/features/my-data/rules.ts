import { type Actor, administers } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { conflict, enforce, forbidden, type Verdict } from '../../lib/errors.ts';
import { isNotErased, mayEdit } from '../people/index.ts';
import type { KeptRelease, StartedArchive } from './record.ts';
import type { Subject } from './store.ts';

/** Everyone has their own data; Administrators that of someone who has left. */
const mayAskFor = (actor: Actor, person: Subject): Verdict =>
  person.id === actor.userId || administers(actor) || forbidden('myData.notYours');

/** Who is still active has it themselves, whoever asked. */
const hasLeft = (person: Pick<Subject, 'is_active'>): Verdict =>
  !person.is_active || conflict('myData.stillActive', { reason: 'state' });

/** By the rights of now: when it is asked for, when it is written, and when it is downloaded. */
export function enforceMayHave(actor: Actor, person: Subject, release?: Pick<KeptRelease, 'to_id'>): void {
  enforce(mayAskFor(actor, person));
  enforce(isNotErased(person));
  if (person.id === actor.userId) return;
  enforce(mayEdit(actor, person));
  if (release === undefined || release.to_id !== actor.userId) enforce(hasLeft(person));
}

/** Who started it wants it: someone else has to agree. */
export const isStartedByAnother = (
  actor: Actor,
  { started_by_id: id }: Pick<StartedArchive, 'started_by_id'>,
): Verdict => id !== actor.userId || forbidden('myData.ownRelease');

export const notReleased = (_actor: Actor, { release }: Pick<StartedArchive, 'release'>): Verdict =>
  release === null || conflict('myData.releasedAlready', { reason: 'released' });

/** As it will be asked again when it is written and downloaded: of who started it, and of the person. */
export function enforceMayRelease(starter: Subject, person: Subject): void {
  enforce(isNotErased(person));
  if (!person.is_active) throw conflict('myData.hasLeft', { reason: 'state' });
  const mayStill = starter.is_active && isAtLeast(starter.role, 'ADMINISTRATOR') && mayEdit(starter, person) === true;
  enforce(mayStill || conflict('myData.starterMayNot', { reason: 'starter' }));
}
