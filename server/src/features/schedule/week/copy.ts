import { Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Day, dayIn, daysBetween } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkDepartment } from '../../people/index.ts';
import { maxShiftMs } from '../shifts/record.ts';
import { mayManage } from '../shifts/rules.ts';
import {
  type Copy,
  insertCopies,
  listOpenKeys,
  listShiftsToCopy,
  listSpans,
  lockCopies,
  lockPlannable,
  openKeyOf,
  type SpanRow,
} from './copy-store.ts';
import { byPerson } from './warnings.ts';
import { checkWeekStart, daysLaterMs, weekFrom } from './week.ts';

/** More are copied department by department. */
export const maxCopied = 2000;

const reasons = ['OVERLAP', 'PERSON_GONE', 'ALREADY_THERE'] as const;
type Reason = (typeof reasons)[number];

const CopiedWeek = Type.Object(
  {
    copied: Type.Integer({ description: 'How many shifts were added, none of them published.', minimum: 0 }),
    shift_ids: Type.Array(Id('shf', 'A copy.'), {
      description: 'The shifts that were added: deleting them takes the copy back.',
    }),
    left_out: Type.Array(
      Type.Object({
        shift_id: Id('shf', 'The shift that has no copy.'),
        reason: Type.Enum([...reasons], {
          description:
            'OVERLAP: the person has another shift then; PERSON_GONE: they are inactive or have left by then, or someone else plans for them; ALREADY_THERE: the same open shift is there.',
        }),
      }),
      { description: 'Shifts of the week that were not copied.' },
    ),
  },
  { $id: 'CopiedWeek', description: 'What came of copying a week of shifts.' },
);

export const copyWeek = writeOperation({
  id: 'schedule.copyWeek',
  route: 'POST /schedule/copy-week',
  summary: 'Copy a week of shifts',
  description: `Every shift of a week that is not cancelled, at the same times of the same days of another week, as drafts. Those of a department, or of every department that the person manages; at most ${String(maxCopied)}. Asked twice, it adds nothing the second time.`,
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  body: Strict({
    from_week_start: Day('The first day of the week to copy.'),
    to_week_start: { ...Day('The first day of the week to fill.'), examples: ['2026-03-16'] },
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
  }),
  returns: CopiedWeek,
  refuses: ['FORBIDDEN'],

  async run({ actor, work, body }) {
    const { from_week_start: from, to_week_start: to, department_id } = body;
    checkWeeks(actor, from, to);
    await checkDepartment(work, 'department_id', department_id);
    if (department_id !== undefined) enforce(mayManage(actor, { department_id }));
    await lockCopies(work);
    const { copies, left } = await planCopies(work, from, to, department_id);
    await insertCopies(work, copies);
    work.audit({
      ...(department_id !== undefined && { subjectType: 'department', subjectId: department_id }),
      recordCount: copies.length,
    });
    return { copied: copies.length, shift_ids: copies.map(({ id }) => id), left_out: left };
  },
});

function checkWeeks({ organization: { settings } }: Actor, from: string, to: string): void {
  checkWeekStart('from_week_start', from, settings.week_start);
  checkWeekStart('to_week_start', to, settings.week_start);
  if (from === to) throw invalid('to_week_start', 'schedule.sameWeek');
}

async function planCopies(
  work: UnitOfWork,
  from: string,
  to: string,
  departmentId: string | undefined,
): Promise<{ copies: Copy[]; left: { shift_id: string; reason: Reason }[] }> {
  const { actor } = work;
  const { organization } = actor;
  const shifts = await listShiftsToCopy(work, weekFrom(organization, from), departmentId, maxCopied + 1);
  if (shifts.length > maxCopied) {
    throw invalid('department_id', say('schedule.tooManyCopied', { limit: maxCopied }));
  }
  const userIds = [...new Set(shifts.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))];
  const target = weekFrom(organization, to);
  const between = { startMs: target.startMs - maxShiftMs, endMs: target.endMs + maxShiftMs };
  const held = await lockPlannable(work, userIds);
  const [spans, openKeys] = [
    byPerson(await listSpans(work.tx, actor, userIds, between)),
    await listOpenKeys(work, target),
  ];
  const later = daysLaterMs(organization.timezone, daysBetween(from, to));
  const copies: Copy[] = [];
  const left: { shift_id: string; reason: Reason }[] = [];
  for (const shift of shifts) {
    const copy = copyOf(work, shift, later);
    const reason = reasonAgainst(copy, held, spans, openKeys, organization.timezone);
    if (reason === null) copies.push(copy);
    else left.push({ shift_id: shift.id, reason });
  }
  return { copies, left };
}

function reasonAgainst(
  copy: Copy,
  held: ReadonlyMap<string, string | null>,
  spans: Map<string, SpanRow[]>,
  openKeys: ReadonlySet<string>,
  timezone: string,
): Reason | null {
  if (copy.user_id === null) return openKeys.has(openKeyOf(copy)) ? 'ALREADY_THERE' : null;
  const lastDay = held.get(copy.user_id);
  const [startMs, endMs] = [Date.parse(copy.starts_at), Date.parse(copy.ends_at)];
  if (lastDay === undefined || (lastDay !== null && dayIn(timezone, startMs) > lastDay)) return 'PERSON_GONE';
  const taken = spans.get(copy.user_id) ?? [];
  if (taken.some((span) => span.startMs < endMs && span.endMs > startMs)) return 'OVERLAP';
  const span = { id: copy.id, user_id: copy.user_id, startMs, endMs, breakMinutes: copy.break_minutes };
  spans.set(copy.user_id, [...taken, span]);
  return null;
}

/** At the same times by the clock; where these change, a shift keeps within a day and longer than its break. */
function copyOf(work: UnitOfWork, shift: Copy, later: (instantMs: number) => number): Copy {
  const [fromMs, toMs] = [Date.parse(shift.starts_at), Date.parse(shift.ends_at)];
  const startMs = later(fromMs);
  const wallEndMs = later(toMs);
  const endMs = wallEndMs > startMs ? Math.min(wallEndMs, startMs + maxShiftMs) : startMs + (toMs - fromMs);
  return {
    ...shift,
    id: work.newId('shf'),
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    break_minutes: Math.min(shift.break_minutes, Math.ceil((endMs - startMs) / 60_000) - 1),
  };
}
