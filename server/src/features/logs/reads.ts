import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { prefixOf } from '../../kernel/app-answers.ts';
import { mapPage } from '../../kernel/cursor.ts';
import { AnyOf, CommaList, IdsFilter } from '../../kernel/filters.ts';
import type { LogSubject, LogSubjectSource } from '../../kernel/log-subjects.ts';
import { listOperation } from '../../kernel/operation.ts';
import { forbidden } from '../../lib/errors.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { listAccess, listVisibleAccess } from './access-store.ts';
import { presentRow } from './audit-values.ts';
import { AccessRow, accessTiers, AuditRow, auditTiers, type Subject, surfaces } from './record.ts';
import { listAudit, windowFilters } from './store.ts';
import { auditing } from './visibility.ts';

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
async function subjectsOf(
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

export const listAuditLog = listOperation({
  id: 'auditLog.list',
  route: 'GET /audit-log',
  summary: 'Read the audit log',
  description:
    'Who did what, whom it concerns, and which fields changed from what to what. Private values are shown if `tiers` asks for them, to those who may see them now, and each look is in the access log. Who was given to read it sees which fields changed, of people in their departments, and no values.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: auditing,
  query: Strict({
    actor_id: Type.Optional(IdFilter('usr', 'Only what this person did.')),
    action: Type.Optional(
      Type.String({ description: 'Only this operation, by its id.', maxLength: 100, examples: ['users.update'] }),
    ),
    subject_id: Type.Optional(Type.String({ maxLength: 100, description: 'Only what was done to this record.' })),
    subject_type: Type.Optional(
      AnyOf(Type.String({ maxLength: 100, examples: ['user'] }), 'Only what was done to records of this kind.'),
    ),
    person_id: Type.Optional(
      IdFilter('usr', 'Only what concerns this person: done to them, or to a record of theirs.'),
    ),
    field: Type.Optional(
      Type.String({ maxLength: 100, examples: ['amount'], description: 'Only what changed this field.' }),
    ),
    tiers: Type.Optional(
      CommaList(
        Type.Enum([...auditTiers]),
        'Private parts of records whose values are to be shown; each look is logged. Several by commas.',
      ),
    ),
    surface: Type.Optional(AnyOf(Type.Enum([...surfaces]), 'Only what came this way.')),
    decided_by_concerned: Type.Optional(
      Type.Boolean({
        description:
          'true: only decisions (on leave, expenses, time entries, timesheets, proposals, …) that the person took whom they concern, or accepted. No row: there is none.',
      }),
    ),
    ...windowFilters,
  }),
  returns: AuditRow,
  order: 'newest first',

  async run({ actor, db, services, query: { tiers = [], ...filter }, page, recordSensitiveRead }) {
    const found = await listAudit(db, actor, filter, page);
    const subjects = await subjectsOf(services.catalogue, db, actor, found.items);
    const shown = mapPage(found, (kept) => presentRow({ actor, services, tiers }, kept));
    recordSensitiveRead(shown.items.flatMap(({ looks }) => looks));
    return mapPage(shown, ({ row }) => ({
      ...row,
      subject: subjects.get(row.subject_id ?? '') ?? null,
    }));
  },
});

export const listSensitiveAccessLog = listOperation({
  id: 'sensitiveAccessLog.list',
  route: 'GET /sensitive-access-log',
  summary: 'Read the log of access to private data',
  description:
    'One row for each private record shown: personal details, government identifiers, compensation. Also one for each refusal that told of another organization.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  packages: auditing,
  query: Strict({
    user_id: Type.Optional(IdsFilter('usr', 'Only records of this person.')),
    actor_id: Type.Optional(IdFilter('usr', 'Only what this person looked at.')),
    tier: Type.Optional(AnyOf(Type.Enum([...accessTiers]), 'Only looks at this part of the record.')),
    ...windowFilters,
  }),
  returns: AccessRow,
  order: 'newest first',
  run: ({ actor, db, query, page }) => listVisibleAccess(db, actor, query, page),
});

/** Who looked, when and at what; from where is no business of the person looked at. */
const withoutWhereabouts = (row: AccessRow): AccessRow => ({ ...row, token_id: null, ip: null, request_id: null });

export const listMyAccessLog = listOperation({
  id: 'myAccessLog.list',
  route: 'GET /my-access-log',
  summary: 'See who looked at my private data',
  description: 'Address, token and request are shown for what one looked at oneself, and are null otherwise.',
  surface: 'app',
  scope: null,
  query: Strict({
    tier: Type.Optional(AnyOf(Type.Enum([...accessTiers]), 'Only looks at this part of the record.')),
    ...windowFilters,
  }),
  returns: AccessRow,
  order: 'newest first',

  async run({ actor, db, query, page }) {
    if (actor.userId === null) throw forbidden('logs.ownRecord');
    const found = await listAccess(db, actor, { ...query, user_id: [actor.userId] }, page);
    return mapPage(found, (row) => (row.actor?.id === actor.userId ? row : withoutWhereabouts(row)));
  },
});
