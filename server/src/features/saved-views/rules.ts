import { type Actor, administers } from '../../kernel/actor.ts';
import type { Operation } from '../../kernel/declaration.ts';
import type { Declared } from '../../kernel/declared.ts';
import { guardedAsShown } from '../../kernel/guards.ts';
import { enforce, forbidden, invalid, type Verdict } from '../../lib/errors.ts';
import { say } from '../../lib/texts/texts.ts';
import { mayCall } from '../sessions/index.ts';
import { SavedView } from './record.ts';

const isOpened = ({ kind }: Operation): boolean => kind === 'list' || kind === 'read';

/** The lists and reports that the actor may open now. */
export const listsOf = ({ operations }: Pick<Declared, 'operations'>, actor: Actor): string[] =>
  operations.filter((operation) => isOpened(operation) && mayCall(actor, operation)).map(({ id }) => id);

export function checkList({ operations }: Pick<Declared, 'operations'>, actor: Actor, list: string): void {
  const operation = operations.find(({ id }) => id === list);
  if (!operation || !isOpened(operation)) throw invalid('list', 'savedViews.noList');
  enforce(mayCall(actor, operation) || forbidden('savedViews.notYours', { field: 'list' }));
}

const isReport = (list: string): boolean => list.startsWith('reports.');

export function checkMailed(list: string, isMailed: boolean | undefined): void {
  if (isMailed === true && !isReport(list)) throw invalid('is_mailed', 'savedViews.notMailed');
}

const maxNameLength = 100;

export function checkQuery(query: SavedView['query']): void {
  if (Object.keys(query).some((name) => name.length > maxNameLength)) {
    throw invalid('query', say('savedViews.nameInQuery', { limit: maxNameLength }));
  }
}

export const viewRecord = guardedAsShown<SavedView>(SavedView);

const isOwn = (actor: Actor, { user_id }: SavedView): boolean => user_id === actor.userId;

export const mayChange = (actor: Actor, view: SavedView): Verdict =>
  isOwn(actor, view) || forbidden('savedViews.anothersSave');

/** A shared view outlives its purpose, or its owner's time with the organization: Administrators clear up. */
export const mayDelete = (actor: Actor, view: SavedView): Verdict =>
  isOwn(actor, view) || administers(actor) || forbidden('savedViews.anothers');
