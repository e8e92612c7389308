import type { Tx } from '../db/database.ts';
import { assignmentsOf, type TableName } from '../db/rows.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Clock } from '../lib/clock.ts';
import { erasedFields } from '../lib/personal.ts';
import type { ObjectSchema } from '../lib/schema.ts';
import type { Keys } from '../lib/seal.ts';
import type { Actor } from './actor.ts';
import type { Scope } from './scopes.ts';

/** Parts of the archive of a person's data, each a file of its own. */
export const dataAreas = [
  'profile',
  'time',
  'leave',
  'schedule',
  'expenses',
  'documents',
  'records',
  'onboarding',
  'account',
  'activity',
  'who_looked',
] as const;
export type DataArea = (typeof dataAreas)[number];

/** Why something is as it is, by column. */
type Reasons = Readonly<Record<string, string>>;

/** A table with rows about a person: how they are found, what erasing does to them, what the archive shows of them. */
export interface PersonalTable {
  readonly table: TableName;
  readonly area: DataArea;
  /** The columns that make a row unique in the organization: the order in which they are read. */
  readonly key: readonly string[];
  /** Which rows are theirs, unless `user_id` says so. */
  readonly rowsOf?: (userId: string) => Sql;
  /** Its marks say which columns are emptied. */
  readonly record?: ObjectSchema;
  readonly whenErased: 'emptied' | 'deleted' | 'kept';
  /** Some of them stay, or they are many: a reaction or a step of the feature does it, by the same marks. */
  readonly isErasedApart?: boolean;
  /** Columns with text that erasing leaves. */
  readonly kept?: Reasons;
  /** Columns that the archive leaves out. */
  readonly withheld?: Reasons;
  /** Without it another may not read them; the person may. */
  readonly scope?: Scope;
  /** The column that names a stored file, which goes into the archive. */
  readonly file?: string;
  /** The column with people whom the app names to the person, in their directory or not. */
  readonly names?: string;
  /** What belongs to a row and stands elsewhere, as columns over the table. */
  readonly beside?: Sql;
  /** A row as the archive shows it, where a column is sealed. */
  readonly reveal?: (keys: Keys, row: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * Rows about a person that the product makes by itself, or that are nothing without them: who is taken back takes them along, and
 * they keep nobody. Any other row that refers to a person is someone's work, and keeps them.
 */
export interface ByProduct {
  readonly table: TableName;
  /** The column that names the person, unless it is `user_id`. */
  readonly column?: string;
  /** Which rows, unless all. People who go together are the rows of `leaving (id)`. */
  readonly where?: Sql;
  /** A cascade, a reaction or the deletion of the people themselves removes them. */
  readonly goesWithOther?: true;
  /** Before they are deleted. */
  readonly before?: (work: Removing, leaving: readonly string[]) => Promise<void>;
}

/** What of a unit of work a removal needs. */
export interface Removing {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly services: { readonly clock: Clock };
}

export const theirRows = ({ rowsOf }: PersonalTable, organizationId: string, userId: string): Sql =>
  sql`organization_id = ${organizationId} and ${rowsOf ? rowsOf(userId) : sql`user_id = ${userId}`}`;

/** What follows SET: marked columns as they stand once the person was erased. */
export const emptied = (record: ObjectSchema, userId: string): Sql => assignmentsOf(erasedFields(record, userId));

/** Whether a marked column still tells something. */
export function isFilled(record: ObjectSchema, userId: string): Sql {
  const filled = Object.entries(erasedFields(record, userId)).map(
    ([name, value]) => sql`${sql.ref(name)} is distinct from ${value}`,
  );
  return sql`(${sql.join(filled, ' or ')})`;
}

function emptyRows(
  data: PersonalTable,
  record: ObjectSchema,
  organizationId: string,
  userId: string,
  now: string,
): Sql {
  const moved = 'updated_at' in record.properties ? sql`, updated_at = ${now}` : sql.nothing;
  return sql`
    update ${sql.table(data.table)} set ${emptied(record, userId)}${moved}
     where ${theirRows(data, organizationId, userId)}
       and ${isFilled(record, userId)}`;
}

/** Statements that empty or delete what all features keep of the person. */
export function erasingStatements(
  tables: readonly PersonalTable[],
  organizationId: string,
  userId: string,
  now: string,
): Sql[] {
  return tables.flatMap((data) => {
    if (data.isErasedApart) return [];
    if (data.whenErased === 'deleted') {
      return [sql`delete from ${sql.table(data.table)} where ${theirRows(data, organizationId, userId)}`];
    }
    return data.whenErased === 'emptied' && data.record
      ? [emptyRows(data, data.record, organizationId, userId, now)]
      : [];
  });
}
