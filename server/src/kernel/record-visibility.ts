import { optional } from '../db/rows.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { IdPrefix } from '../lib/ids.ts';
import { type Actor, administers } from './actor.ts';
import type { EventDefinition } from './events.ts';
import { grantedDepartments, packageNames } from './packages.ts';
import type { Predicate } from './view.ts';

/**
 * How to tell that a record of one kind went out of an actor's view. Administrators see every record, and people's own
 * facts are told here, so that only kinds with a view of their own declare one.
 */
export interface RecordVisibility {
  readonly prefix: IdPrefix;
  /** FROM and WHERE that find the record with the id `given.id` in the actor's organization, seen or not. */
  readonly record: (actor: Actor) => Sql;
  /** On that record: whether the actor sees it, with all that an answer shows of it. */
  readonly isSeen: (actor: Actor) => Predicate;
  /** Of a kind that some readers see a part of: how a record as it was told to one is told to another, now. */
  readonly partly?: Pick<EventDefinition, 'schema' | 'seenBy'>;
}

/** What a person is to the actor: every view of a person's records follows from these and from the actor's own rights. */
const factsOfPeople = (actor: Actor): Sql => {
  const standing = optional(
    !administers(actor) &&
      sql`, ('own', u.id = ${actor.userId}), ('in_scope', u.department_id = any(${actor.departmentScope})),
            ('colleague', u.department_id = ${actor.departmentId}), ('report', u.manager_id = ${actor.userId})`,
  );
  const given = grantedDepartments(actor, ...packageNames);
  const held = optional(
    actor.grants.length > 0 &&
      (given === null ? sql`, ('granted', true)` : sql`, ('granted', u.department_id = any(${given}))`),
  );
  return sql`
    select u.id || ' ' || f.fact from given
      join users u on u.organization_id = ${actor.organizationId} and u.id = given.id
     cross join lateral (values ('kept', u.erased_at is null) ${standing} ${held}) as f (fact, holds)
     where f.holds`;
};

/** A record that is gone is hidden from no one. */
const factsOfRecords = (actor: Actor, { prefix, record, isSeen }: RecordVisibility): Sql => sql`
  select given.id || ' seen' from given
   where starts_with(given.id, ${sql.lit(`${prefix}_`)})
     and not exists (select ${record(actor)} and (${isSeen(actor)}) is not true)`;

/** On `given (id)`: what holds of these records between them and the actor now, one text a fact. */
export const visibleFacts = (actor: Actor, visibilities: readonly RecordVisibility[]): Sql =>
  sql.join(
    [factsOfPeople(actor), ...visibilities.map((visibility) => factsOfRecords(actor, visibility))],
    ' union all ',
  );

/** The kinds of records that the actor may see some of and not others. */
export const visibilitiesFor = (actor: Actor, visibilities: readonly RecordVisibility[]): readonly RecordVisibility[] =>
  administers(actor) ? [] : visibilities;

/** On `given (id)`: those that are there and that the actor does not see. Of people, those who are neither the actor nor of their departments. */
export const hiddenFrom = (actor: Actor, visibilities: readonly RecordVisibility[]): Sql =>
  sql.join(
    [
      sql`select u.id from given join users u on u.organization_id = ${actor.organizationId} and u.id = given.id
           where u.id <> ${actor.userId} and (u.department_id = any(${actor.departmentScope})) is not true`,
      ...visibilities.map(
        ({ prefix, record, isSeen }) => sql`
          select given.id from given
           where starts_with(given.id, ${sql.lit(`${prefix}_`)})
             and exists (select ${record(actor)} and (${isSeen(actor)}) is not true)`,
      ),
    ],
    ' union all ',
  );
