import { type Actor, administers } from '../../kernel/actor.ts';
import type { Operation } from '../../kernel/declaration.ts';
import type { Declared } from '../../kernel/declared.ts';
import { enforce, forbidden, invalid, type Verdict } from '../../lib/errors.ts';
import { mayCall } from '../sessions/index.ts';
import type { SavedView } from './record.ts';

const isOpened = ({ kind }: Operation): boolean => kind === 'list' || kind === 'read';

/** The lists and reports that the actor may open now. */
export const listsOf = ({ operations }: Pick<Declared, 'operations'>, actor: Actor): string[] =>
  operations.filter((operation) => isOpened(operation) && mayCall(actor, operation)).map(({ id }) => id);

export function checkList({ operations }: Pick<Declared, 'operations'>, actor: Actor, list: string): void {
  const operation = operations.find(({ id }) => id === list);
  if (!operation || !isOpened(operation)) throw invalid('list', 'list must be a list or a report.');
  enforce(mayCall(actor, operation) || forbidden('You may not open this list.', { field: 'list' }));
}

const maxNameLength = 100;

export function checkQuery(query: SavedView['query']): void {
  if (Object.keys(query).some((name) => name.length > maxNameLength)) {
    throw invalid('query', `A name in query has at most ${String(maxNameLength)} characters.`);
  }
}

const isOwn = (actor: Actor, { user_id }: SavedView): boolean => user_id === actor.userId;

export const mayChange = (actor: Actor, view: SavedView): Verdict =>
  isOwn(actor, view) || forbidden('This view is another person’s. Save one of your own.');

/** A shared view outlives its purpose, or its owner's time with the organization: Administrators clear up. */
export const mayDelete = (actor: Actor, view: SavedView): Verdict =>
  isOwn(actor, view) || administers(actor) || forbidden('This view is another person’s.');
