import { sql } from '../../db/sql.ts';
import { type Actor, administers } from '../../kernel/actor.ts';
import type { Predicate, ViewRule } from '../../kernel/view.ts';
import type { StandIn } from './stand-ins-store.ts';

/** Deputies `d` that one has, those whom one stands in for, and everyone's for Administrators. */
export const visibleDeputies = (actor: Actor): Predicate =>
  administers(actor)
    ? sql<boolean>`d.organization_id = ${actor.organizationId}`
    : sql<boolean>`d.organization_id = ${actor.organizationId} and ${actor.userId} in (d.user_id, d.deputy_id)`;

/**
 * On the table users: on whose records some people decide who are away, by the view of those people. Never one's own records,
 * nor those of the person who is away.
 */
export function decidedInPlaceOf(actor: Actor, standIns: readonly StandIn[], view: ViewRule): Predicate {
  const [first] = standIns;
  if (!first) return sql<boolean>`false`;
  const each = standIns.map(({ of }) => sql`(${view(of)} and users.id <> ${of.userId})`);
  return sql<boolean>`(users.id <> ${actor.userId} and (${sql.join(each, ' or ')}))`;
}
