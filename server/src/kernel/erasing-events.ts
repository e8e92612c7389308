import { type Sql, sql } from '../db/sql.ts';
import { erasedFields, isPersonal, nameFields, objectLists, personalFields } from '../lib/personal.ts';
import type { ObjectSchema } from '../lib/schema.ts';
import { erasedName, type EventErasure, theseEvents } from './erasing.ts';

/** Events about one kind of record, whose schema marks what tells about a person. */
interface PersonalEvents {
  /** As events name the kind of their subject. */
  readonly object: string;
  readonly record: ObjectSchema;
  /** Where the snapshot names the person the record is about. */
  readonly person: readonly string[];
  /** Over the snapshot: it is the organization's own, also where it names someone. */
  readonly unless?: Sql;
}

interface Erased {
  readonly userId: string;
  /** Over the snapshot: the record is about the person. */
  readonly isTheirs: Sql;
}

const replaced = (isSo: Sql, field: string, value: Sql): Sql =>
  sql`|| case when ${isSo} then jsonb_build_object(${sql.lit(field)}, ${value}) else '{}' end`;

/** The names of the person in an object, wherever it is theirs or another's. */
function withoutName(object: Sql, record: ObjectSchema, { userId }: Erased): Sql {
  const name = sql`${erasedName(userId)}::jsonb`;
  const fields = nameFields(record).map((field) =>
    replaced(sql`${object} #>> ${sql.lit(`{${field},id}`)} = ${userId}`, field, name),
  );
  return sql.join(fields, ' ');
}

function withoutWords(record: ObjectSchema, { userId, isTheirs }: Erased): Sql {
  const words = JSON.stringify(erasedFields(record, userId));
  return sql`|| case when ${isTheirs} then ${words}::jsonb else '{}' end`;
}

const item = sql.raw('entry.item');

/** Every list of the snapshot, item by item; one that is marked itself is emptied as a whole. */
function listsWithout(record: ObjectSchema, erased: Erased): Sql {
  const lists = objectLists(record).filter(([field]) => !isPersonal(record.properties[field] ?? {}));
  const telling = lists.filter(([, items]) => personalFields(items).length + nameFields(items).length > 0);
  const parts = telling.map(([field, items]) => {
    const array = sql`(
      select coalesce(jsonb_agg(${item} ${withoutWords(items, erased)} ${withoutName(item, items, erased)} order by place), '[]')
        from jsonb_array_elements(snapshot -> ${sql.lit(field)}) with ordinality as entry (item, place))`;
    return replaced(sql`snapshot ? ${sql.lit(field)}`, field, array);
  });
  return sql.join(parts, ' ');
}

/** Of the person's own records all words go, also as they were before; on those of others their name. */
export const eventErasure = ({ object, record, person, unless }: PersonalEvents): EventErasure => ({
  object,
  statement: (events) => {
    const { userId } = events;
    const isAbout = sql`snapshot #>> ${sql.lit(`{${person.join(',')}}`)} = ${userId}`;
    const isTheirs = unless ? sql`(${isAbout} and not coalesce(${unless}, false))` : isAbout;
    const erased = { userId, isTheirs };
    return sql`
      update events
         set snapshot = snapshot ${withoutWords(record, erased)} ${withoutName(sql.raw('snapshot'), record, erased)}
               ${listsWithout(record, erased)},
             previous = case when ${isTheirs} then nullif(previous - ${personalFields(record)}::text[], '{}') else previous end
       where ${theseEvents(events)} and subject_type = ${object}`;
  },
});
