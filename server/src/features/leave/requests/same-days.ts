import { type Static, Type } from 'typebox';
import { abilitiesFor } from '../../../kernel/abilities.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { addMonths, Day, dayIn, Instant } from '../../../lib/days.ts';
import { PersonName, RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { leaveTypeNamesOf } from '../types/names-store.ts';
import { leaveRecord } from './guards.ts';
import { isWholeFor, presentLeave } from './present.ts';
import { Leave, leaveStatuses } from './record.ts';
import { listSameDays, listTakenIn, type TakenRow } from './same-days-store.ts';
import { getLeaveToDecide } from './store.ts';

const mostSpans = 6;

const Span = Type.Object({ start_date: Day('The first day.'), end_date: Day('The last day.') });

const LastYear = Type.Object({
  days: Type.Number({
    description: 'Working days of leave with an allowance, such as vacation; illness is none of it.',
    examples: [15],
  }),
  spans: Type.Array(Span, { description: 'When, the first of them.', maxItems: mostSpans }),
  had_these_days: Type.Boolean({ description: 'Whether some of it was on the same dates of that year.' }),
});

export const SameDays = Type.Object(
  {
    year: Type.Integer({ description: 'The year before the leave.', examples: [2025] }),
    requests: Type.Array(
      Type.Object({
        id: RecordId('lv'),
        user: PersonName,
        status: Type.Enum([...leaveStatuses], { description: 'APPROVED: these days are theirs already.' }),
        leave_type: Nullable(Type.String(), { description: 'What kind of leave it is; null: not to be told.' }),
        start_date: Day('The first day.'),
        end_date: Day('The last day.'),
        total_days: Type.Number({ description: 'Working days.', examples: [5] }),
        total_hours: Nullable(Type.Number(), { description: 'Hours of leave by the clock; null: in days.' }),
        submitted_at: Instant('When it was asked for or booked.'),
        last_year: Nullable(LastYear, {
          description:
            'Approved leave of the year before, as far as the reader may know its types; null: their leave is not the reader’s to see.',
        }),
        version: Nullable(Type.String(), { description: 'As the ETag of its get-one: a decision names it.' }),
        can: Type.Array(Type.String(), { description: 'What the caller may do with it now.' }),
      }),
      {
        description:
          'The leave itself and that of others of the department, what waits first, by when it was asked for.',
      },
    ),
  },
  { $id: 'SameDays' },
);
export type SameDays = Static<typeof SameDays>;

export const getSameDays = readOperation({
  id: 'leaves.sameDays',
  route: 'GET /leaves/{id}/same-days',
  shows: ['leave'],
  summary: 'Compare leave on the same days',
  description:
    'A leave beside that of others of the department which takes some of the same days, asked for or approved: who asked first, and what each had the year before. Only leave that the caller sees; the leave alone if there is no other.',
  surface: 'app',
  scope: null,
  params: Strict({ id: Id('lv') }),
  returns: SameDays,
  refuses: ['NOT_FOUND'],

  async run({ services, actor, db, nowMs, params }) {
    const asking = { actor, db, nowMs };
    const { row, by } = await getLeaveToDecide(asking, params.id);
    const today = dayIn(actor.organization.timezone, nowMs);
    const rows = await listSameDays(db, { by, reader: actor }, row, today);
    const year = Number(row.start_date.slice(0, 4)) - 1;
    const shown = rows.map((one) => presentLeave(by, one));
    const ids = rows.map(({ leave_type_id: id }) => id);
    const [taken, names, can] = await Promise.all([
      // What someone had is told by the reader’s own right, as a balance is.
      listTakenIn(db, actor, rows, year),
      leaveTypeNamesOf(db, actor, ids),
      abilitiesFor(services.catalogue, Leave).find(asking, shown),
    ]);
    return {
      year,
      requests: rows.map((one, index) => ({
        id: one.id,
        user: one.user,
        status: one.status,
        leave_type: isWholeFor(by, one) ? (names.get(one.leave_type_id) ?? null) : null,
        start_date: one.start_date,
        end_date: one.end_date,
        total_days: Number(one.total_days),
        total_hours: one.total_hours === null ? null : Number(one.total_hours),
        submitted_at: one.submitted_at,
        last_year: one.is_seen ? lastYearOf(one, taken.get(one.user_id) ?? []) : null,
        version: leaveRecord.version?.(shown[index] ?? {}) ?? null,
        can: can[index] ?? [],
      })),
    };
  },
});

function lastYearOf(
  leave: { readonly start_date: string; readonly end_date: string },
  taken: readonly TakenRow[],
): Static<typeof LastYear> {
  const [from, to] = [addMonths(leave.start_date, -12), addMonths(leave.end_date, -12)];
  return {
    days: taken.reduce((sum, { days }) => sum + days, 0),
    spans: taken.slice(0, mostSpans).map(({ start_date, end_date }) => ({ start_date, end_date })),
    had_these_days: taken.some(({ start_date, end_date }) => start_date <= to && end_date >= from),
  };
}
