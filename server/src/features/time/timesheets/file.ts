import { findNames } from '../../../kernel/app-answers.ts';
import { fileOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import type { PaperRow } from '../../../lib/pdf/paper.ts';
import { begunFor, pdfFile, type Writer, writerFor } from '../../../lib/pdf/writer.ts';
import { Strict } from '../../../lib/schema.ts';
import { fileNameIn } from '../../../lib/texts/headings.ts';
import { say } from '../../../lib/texts/texts.ts';
import { explanationOf } from './explain.ts';
import type { Explained, ExplainedDay } from './explained.ts';
import { listSpansOfWork, type SpanOfWork } from './file-store.ts';
import { TimesheetInEvent, type TimesheetStatus } from './record.ts';
import { getVisibleSheet, type TimesheetRow } from './store.ts';
import { lockedStatuses } from './timesheet-states.ts';

const statuses = {
  OPEN: 'papers.statusOPEN',
  SUBMITTED: 'papers.statusSUBMITTED',
  APPROVED: 'papers.statusAPPROVED',
  FINALIZED: 'papers.statusFINALIZED',
  SIGNED: 'papers.statusSIGNED',
  REJECTED: 'papers.statusREJECTED',
} as const satisfies Record<TimesheetStatus, string>;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The days of the period with something on them, and beneath each week what it comes to. */
function rowsOf({ weeks }: Explained, spans: readonly SpanOfWork[], write: Writer): PaperRow[] {
  const hours = (minutes: number): string => (minutes === 0 ? '' : write.hours(minutes));
  const timesOn = (date: string): string =>
    spans
      .filter(({ work_date: day }) => day === date)
      .map(({ clock_in, clock_out }) =>
        write.say(say('papers.from', { from: write.time(clock_in), to: write.time(clock_out) })),
      )
      .join(', ');
  const awayOn = (day: ExplainedDay): number => day.paid_leave + day.holiday;
  return weeks.flatMap(({ days, weekly_overtime: byWeek }) => {
    const within = days.filter((day) => !day.is_outside && (day.worked > 0 || awayOn(day) > 0));
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return [];
    const overtime = byWeek + sum(within.map((day) => day.daily_overtime));
    const rows = within.map((day): PaperRow => ({
      cells: [write.weekday(day.date), timesOn(day.date), hours(day.break), hours(day.worked), hours(awayOn(day))],
    }));
    const total: PaperRow = {
      isStrong: true,
      cells: [
        write.say(say('papers.week', { days: write.days(first.date, last.date) })),
        overtime === 0 ? '' : write.say(say('papers.weekOvertime', { hours: write.hours(overtime) })),
        hours(sum(within.map((day) => day.break))),
        hours(sum(within.map((day) => day.worked))),
        hours(sum(within.map(awayOn))),
      ],
    };
    return [...rows, total];
  });
}

function factsOf(sheet: TimesheetRow, names: Record<string, string>, write: Writer): (readonly [string, string])[] {
  const at = (
    key: 'papers.submitted' | 'papers.approved' | 'papers.finalized',
    when: string | null,
    who: string | null,
  ) =>
    when === null
      ? []
      : ([
          [
            write.say(say(key, {})),
            who === null || names[who] === undefined
              ? write.moment(when)
              : write.say(say('papers.byWhom', { moment: write.moment(when), name: names[who] })),
          ],
        ] as const);
  return [
    [write.say(say('papers.person', {})), `${sheet.user.first_name} ${sheet.user.last_name}`],
    [write.say(say('papers.period', {})), write.days(sheet.period_start, sheet.period_end)],
    [write.say(say('papers.status', {})), write.say(say(statuses[sheet.status], {}))],
    ...at('papers.submitted', sheet.submitted_at, null),
    ...at('papers.approved', sheet.approved_at, sheet.approved_by_id),
    ...at('papers.finalized', sheet.finalized_at, sheet.finalized_by_id),
  ];
}

const totals = [
  ['papers.worked', 'total_minutes'],
  ['papers.regular', 'regular_minutes'],
  ['papers.overtime', 'overtime_minutes'],
  ['papers.breaks', 'break_minutes'],
  ['papers.paidLeave', 'paid_leave_minutes'],
  ['papers.holidays', 'holiday_minutes'],
] as const;

export const getTimesheetFile = fileOperation({
  id: 'timesheets.file',
  route: 'GET /timesheets/{id}/file',
  summary: 'Download a timesheet as PDF',
  description:
    'Its hours day by day and its totals, in the language of the reader, without pay figures. Recorded in the audit log.',
  surface: 'app',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  types: ['application/pdf'],
  refuses: ['NOT_FOUND'],

  async run({ services, actor, db, nowMs, params, audit }) {
    const sheet = await getVisibleSheet(db, actor, params.id);
    const explained = await explanationOf(db, actor, sheet);
    const spans = await listSpansOfWork(db, actor, sheet);
    const names = await findNames(services.catalogue, db, actor, TimesheetInEvent, sheet);
    const { organization, language } = actor;
    const write = writerFor(language, organization);
    const days = write.days(sheet.period_start, sheet.period_end);
    const name = `${sheet.user.first_name} ${sheet.user.last_name}`;
    const title = write.say(say('papers.timesheetOf', { name, days }));
    const paper = await begunFor({ title, language, organization, nowMs });
    paper.title(write.say(say('papers.timesheet', {})));
    paper.facts(factsOf(sheet, names, write));
    paper.heading(write.say(say('papers.totals', {})));
    paper.facts(totals.map(([key, field]) => [write.say(say(key, {})), write.hours(sheet[field])]));
    paper.heading(write.say(say('papers.days', {})));
    paper.table(
      [
        { title: write.say(say('papers.day', {})), share: 3 },
        { title: write.say(say('papers.times', {})), share: 5 },
        { title: write.say(say('papers.breaks', {})), share: 1.4, isNumber: true },
        { title: write.say(say('papers.worked', {})), share: 1.6, isNumber: true },
        { title: write.say(say('papers.away', {})), share: 2, isNumber: true },
      ],
      rowsOf(explained, spans, write),
    );
    paper.note(write.say(say('papers.timesheetNote', { timezone: organization.timezone })));
    if (!lockedStatuses.includes(sheet.status)) paper.note(write.say(say('papers.stillMoves', {})));
    audit({ action: 'timesheets.file', subjectType: 'timesheet', subjectId: sheet.id });
    return pdfFile(
      await paper.end(),
      `${fileNameIn(language, 'timesheet')}-${sheet.period_start}-${sheet.period_end}.pdf`,
    );
  },
});
