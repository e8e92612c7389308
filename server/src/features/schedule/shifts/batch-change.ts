import { type Static, Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { attemptEach } from '../../../kernel/batch.ts';
import { BulkChange, type BulkFailure, type BulkOutcome } from '../../../kernel/bulk/record.ts';
import { startBulkChange } from '../../../kernel/bulk/start.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Day, dayIn, daysBetween } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { maxWindowDays } from '../../../lib/windows.ts';
import { planning } from '../planning.ts';
import { newWarnings, warningsAround } from '../week/found-warnings.ts';
import { listChosen, listManaged, maxChosen } from './batch-store.ts';
import { deleteShift, removeShift } from './delete.ts';
import { moveShift } from './move.ts';
import type { Shift } from './record.ts';
import { checkInReach, isNotCancelled, mayManage } from './rules.ts';
import { changeFrom, checkShifted, type Shifted, shiftedFields } from './shifted.ts';
import { findWorkerOn, lockPlannedShift } from './store.ts';
import { changeShift } from './update.ts';
import { notThere } from './workers-store.ts';

const ChosenShifts = Strict(
  {
    start_date: Day('The first day on which they start.'),
    end_date: Day('The last day on which they start, at most 120 days in all.'),
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
    user_id: Type.Optional(Id('usr', 'Only shifts of this person.')),
  },
  {
    description: `Shifts of the departments that one manages, as they are now, without cancelled ones; at most ${String(maxChosen)}.`,
  },
);

const BatchOfShifts = Strict({
  ids: Type.Optional(
    Type.Array(Id('shf'), {
      minItems: 1,
      maxItems: maxChosen,
      uniqueItems: true,
      description: 'Which shifts. Give these or a filter.',
    }),
  ),
  filter: Type.Optional(ChosenShifts),
  ...shiftedFields,
  delete: Type.Optional(Type.Literal(true, { description: 'Deletes them. Nothing else may be asked with it.' })),
});
type BatchOfShifts = Static<typeof BatchOfShifts>;

export const batchChangeShifts = writeOperation({
  id: 'shifts.batchChange',
  route: 'POST /shifts/batch-change',
  subject: 'bulk_change',
  summary: 'Change some shifts together',
  description:
    'In the background, as one bulk change that is taken back by `POST /bulk-changes/{id}/undo`. Each is moved from where it stands; one that is refused keeps no other back. With `dry_run` the answer tells which would be refused, and of each other what would newly speak against it.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  body: BatchOfShifts,
  returns: BulkChange,
  status: 202,
  refuses: ['FORBIDDEN', 'NOT_FOUND'],

  async run({ work, body }) {
    const { ids, input } = await askedFor(work, body);
    const change = await startBulkChange(work, body.delete ? deleteShift : moveShift, { record_ids: ids, input });
    work.audit({ subjectId: change.id, recordCount: ids.length });
    return change;
  },

  async rehearse({ work, body }) {
    return rehearse(work, body, await askedFor(work, body));
  },
});

interface Asked {
  readonly ids: readonly string[];
  readonly input: Shifted;
}

async function askedFor(work: UnitOfWork, body: BatchOfShifts): Promise<Asked> {
  const { ids, filter, delete: isDeleting, ...input } = body;
  if (input.user_id != null) await checkPerson(work, input.user_id);
  if (isDeleting === true && Object.keys(input).length > 0) throw invalid('delete', 'schedule.deleteAlone');
  if (isDeleting !== true) checkShifted(input);
  if ((ids === undefined) === (filter === undefined)) throw invalid('ids', 'schedule.idsOrFilter');
  const chosen = filter ? await listManaged(work, checkedDays(filter)) : await listChosen(work, ids ?? []);
  if (chosen.length > maxChosen) throw invalid('filter', say('schedule.tooManyChosen', { limit: maxChosen }));
  if (chosen.length === 0) throw invalid(ids ? 'ids' : 'filter', 'schedule.noneChosen');
  const known = new Set(chosen.map(({ id }) => id));
  const unknown = (ids ?? []).filter((id) => !known.has(id));
  return { ids: [...inTurn(chosen, input), ...unknown], input };
}

/** Someone to whom none of them can be given is refused before any is tried. */
async function checkPerson({ tx, actor, nowMs }: UnitOfWork, userId: string): Promise<void> {
  const person = await findWorkerOn(tx, actor, userId, dayIn(actor.organization.timezone, nowMs));
  if (!person) throw invalid('user_id', notThere);
  checkInReach(actor, person);
}

function checkedDays(filter: Static<typeof ChosenShifts>): Static<typeof ChosenShifts> {
  const { start_date: start, end_date: end } = filter;
  if (end < start) throw invalid('filter.end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (daysBetween(start, end) < maxWindowDays) return filter;
  throw invalid('filter.end_date', say('validation.window', { days: maxWindowDays }));
}

/** What moves on makes room first: of one person's day the last shift goes later first, and the first one earlier. */
function inTurn(
  chosen: readonly Pick<Shift, 'id' | 'starts_at'>[],
  { move_minutes = 0, move_days = 0 }: Shifted,
): string[] {
  const ids = chosen.map(({ id }) => id);
  return move_days > 0 || (move_days === 0 && move_minutes > 0) ? ids.reverse() : ids;
}

/** So many are tried while someone waits; of the rest the answer tells only how many there are. */
const maxTried = 500;

async function rehearse(work: UnitOfWork, body: BatchOfShifts, { ids, input }: Asked): Promise<BulkChange> {
  const { actor, now } = work;
  const tried = ids.slice(0, maxTried);
  const before = await warningsAround(work.tx, actor, tried);
  const attempts = await attemptEach(work, tried, (id) => changeOne(work, id, body.delete === true ? null : input));
  const after = await warningsAround(work.tx, actor, tried);
  const failures: BulkFailure[] = [];
  const outcomes: BulkOutcome[] = [];
  for (const [index, { refusal, data }] of attempts.entries()) {
    const about = { record_id: tried[index] ?? '', user_id: null };
    if (refusal) {
      const { code, message } = refusal.bodyFor(readerOf(work.origin));
      failures.push({ ...about, code, message });
    } else outcomes.push({ ...about, data: { ...data, warnings: newWarnings(before, after, about.record_id) } });
  }
  const id = work.newId('blk');
  work.audit({ subjectId: id, recordCount: ids.length });
  return {
    id,
    operation_id: body.delete === true ? deleteShift.id : moveShift.id,
    about: id,
    status: 'PENDING',
    reason: null,
    created_by_id: actor.userId ?? '',
    total: ids.length,
    done: tried.length,
    failed: failures.length,
    failures,
    created_at: now,
    completed_at: null,
    undoes: null,
    is_undoable: false,
    outcomes,
    warnings: [],
  };
}

/** As the job will; null: it goes. */
async function changeOne(work: UnitOfWork, id: string, input: Shifted | null): Promise<Shift> {
  const shift = await lockPlannedShift(work, id);
  enforce(mayManage(work.actor, shift));
  if (input === null) return removeShift(work, shift);
  enforce(isNotCancelled(work.actor, shift));
  return changeShift(work, shift, changeFrom(work.actor, shift, input));
}
