import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { prefixOf } from '../../kernel/app-answers.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import type { AuditRow, Subject } from './record.ts';

const asSubject = ({ title, amount, currency, start_date, end_date, days, hours }: LogSubject): Subject => ({
  title: title ?? null,
  amount: amount ?? null,
  currency: currency ?? null,
  start_date: start_date ?? null,
  end_date: end_date ?? null,
  days: days ?? null,
  hours: hours ?? null,
});

/** What the records of a page of rows are to their reader, by id: one query for each kind that is among them. */
export async function subjectsOf(
  { logSubjects }: { readonly logSubjects: readonly LogSubjectSource[] },
  db: Db,
  reader: Actor,
  rows: readonly Pick<AuditRow, 'subject_id'>[],
): Promise<ReadonlyMap<string, Subject>> {
  const ids = new Set(rows.flatMap(({ subject_id: id }) => (id === null ? [] : [id])));
  const found = await Promise.all(
    logSubjects.map(async (source) => {
      const ofKind = [...ids].filter((id) => prefixOf(id) === source.prefix);
      return ofKind.length === 0 ? [] : await source.find(db, reader, ofKind);
    }),
  );
  return new Map(found.flat().map((one) => [one.id, asSubject(one)]));
}
