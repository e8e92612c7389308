import { type ReactNode, useMemo, useState } from 'react';
import { addDays, isDay, weekStartOf } from '../../calendar-days.ts';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { askPublishTexts } from '../../texts/ask-publish.ts';
import { laborBudgetTexts } from '../../texts/labor-budgets.ts';
import { batchTexts, scheduleTexts as texts } from '../../texts/schedule.ts';
import { shiftDraftTexts } from '../../texts/shift-drafts.ts';
import { staffingTexts } from '../../texts/staffing.ts';
import { standardCostTexts } from '../../texts/standard-cost.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { wallTime } from '../../zone-times.ts';
import { daysBetween } from '../leave/days.ts';
import { RecordLeaveDialog } from '../leave/record-leave.tsx';
import { AskPublishDialog, departmentsToPublish } from './ask-publish-dialog.tsx';
import { AddBudgetDialog } from './budget-dialog.tsx';
import { BudgetTable } from './budget-table.tsx';
import { DayGrid } from './day-grid.tsx';
import { type DayRow, rowsOfDay } from './day-model.ts';
import { DayRoster } from './day-roster.tsx';
import { publishedWeek } from './drafts.ts';
import { type PlannedPerson, type PlannedShift, type Week } from './planned.ts';
import { PublishDialog, sayPublishing } from './publish-dialog.tsx';
import { Roster } from './roster.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { AddShiftDialog, EditShiftDialog, type NewShift } from './shift-dialog.tsx';
import { StaffingDialog } from './staffing-dialog.tsx';
import type { Gap } from './staffing-row.tsx';
import { TemplatesDialog } from './template-dialogs.tsx';
import { useBatch } from './use-batch.tsx';
import { useCosts } from './use-costs.ts';
import { useIsCompact } from './use-is-compact.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useMoveShift } from './use-move-shift.tsx';
import { useSelection } from './use-selection.ts';
import { WeekBar } from './week-bar.tsx';
import { CopyWeekDialog } from './week-dialogs.tsx';
import { WeekGrid } from './week-grid.tsx';
import { type Row, rowsByDepartment, rowsByPerson } from './week-model.ts';
import '../../ui/data-table.css';
import '../../ui/planner.css';
import './week.css';

const tomorrow = 'tomorrow';

type Open =
  | { readonly kind: 'add'; readonly from: NewShift }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'leave'; readonly person: PlannedPerson }
  | { readonly kind: 'publish' | 'ask-publish' | 'copy' | 'templates' | 'staffing' | 'budget' };

/** A week of shifts: planned, moved, copied and published. */
export function Screen(): ReactNode {
  const format = useFormat();
  const can = useCan();
  const { organization, proposes } = useSession();
  const [search, change] = useSearch<'week' | 'day' | 'department_id' | 'by' | 'q'>();
  const isPhone = useIsPhone();
  // A link that leads there on every day.
  const asked = search.day === tomorrow ? addDays(format.today(), 1) : search.day;
  const day = isDay(asked) ? asked : isPhone && !isDay(search.week) ? format.today() : null;
  const start = weekStartOf(day ?? (isDay(search.week) ? search.week : format.today()), organization.week_start);
  const query = { week_start: start, department_id: search.department_id };
  const schedule = useRead('/schedule', { query }, { keepsPrevious: true });
  // A night before the first day of a week began in the week before.
  const before = useRead(
    '/schedule',
    { query: { ...query, week_start: addDays(start, -7) } },
    { isEnabled: day === start },
  );
  const [showsCost, setShowsCost] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const costs = useCosts(query, { isShown: showsCost, isBudgeting: open?.kind === 'budget' });
  const { data: week, nameOf } = schedule;
  const isByPerson = search.by !== 'department';
  const rowsOf = (shown: Week): Row[] =>
    isByPerson ? rowsByPerson(format, shown, search.q ?? '') : rowsByDepartment(format, shown, nameOf);
  // The names come with the week.
  const rows = useMemo(() => (week ? rowsOf(week) : []), [format, week, isByPerson, search.q]);
  const paper = useMemo(() => week && publishedWeek(week), [week]);
  const paperRows = useMemo(
    () => (paper === week ? rows : paper ? rowsOf(paper) : []),
    [format, week, paper, rows, isByPerson, search.q],
  );
  const dayRowsOf = (shown: readonly Row[]): readonly DayRow[] =>
    day === null ? [] : rowsOfDay(shown, day, format.timeZone, day === start ? (before.data?.shifts ?? []) : []);
  const dayRows = useMemo(() => dayRowsOf(rows), [rows, day, start, before.data, format]);
  const isSearched = isByPerson && (search.q ?? '').trim() !== '';
  const cost = isSearched ? null : costs.byDay;
  const { move, dialog } = useMoveShift();
  const selection = useSelection(week?.shifts);
  const batch = useBatch(week, selection.clear);
  /** As the one that was moved: so many days on, and to whose row it went. A department takes them one by one. */
  const moveSelected = (shift: PlannedShift, row: Row, to: string): void => {
    const days = daysBetween(format.dayOf(shift.starts_at), to);
    const { gives } = row;
    if ('department_id' in gives && gives.department_id !== shift.department_id) return void move(shift, row, to);
    const asked = {
      ...(days !== 0 && { move_days: days }),
      ...('user_id' in gives && gives.user_id !== shift.user_id && gives),
    };
    if (Object.keys(asked).length > 0) void batch.attempt(selection.shifts, asked);
  };
  const [isCompact, setIsCompact] = useIsCompact(rows.length);
  const close = (): void => setOpen(null);
  const add = (row: Row | null, day: string): void =>
    setOpen({ kind: 'add', from: { user_id: row?.person?.id ?? '', department_id: departmentOf(row), day } });
  const fill = (gap: Gap): void =>
    setOpen({
      kind: 'add',
      from: {
        user_id: '',
        department_id: gap.department_id,
        day: format.dayOf(gap.starts_at),
        starts: wallTime(gap.starts_at, format.timeZone),
        ends: wallTime(gap.ends_at, format.timeZone),
        title: gap.position ?? '',
      },
    });
  const departmentOf = (row: Row | null): string => {
    if (row && 'department_id' in row.gives) return row.gives.department_id;
    if (row?.person) return '';
    return search.department_id ?? (week?.departments.length === 1 ? (week.departments[0]?.id ?? '') : '');
  };
  const edited =
    open?.kind === 'edit'
      ? [...(week?.shifts ?? []), ...(before.data?.shifts ?? [])].find(({ id }) => id === open.id)
      : undefined;
  const shownDepartment = week?.departments.find(({ id }) => id === search.department_id)?.name;
  const goToDay = (date: string): void => change({ week: undefined, day: date });
  const { shift_count: unpublished = 0, change_count: changed = 0 } = week?.unpublished ?? {};
  const toPublish = unpublished + changed;
  // Who plans and does not publish asks those who do.
  const proposesOnly = proposes.includes('shifts.publish') && (toPublish === 0 || !can('shifts.publish'));
  const asksToPublish = proposesOnly && week !== undefined && departmentsToPublish(week).length > 0;
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ExportButton
            kind="shifts"
            isSmall={false}
            query={{ start_date: start, end_date: addDays(start, 6), department_id: search.department_id }}
          />
          <PrintButton />
          <Button disabled={!week} onClick={() => setOpen({ kind: 'copy' })}>
            {texts.copyWeek}
          </Button>
          {can('weekTemplates.list') && (
            <Button disabled={!week} onClick={() => setOpen({ kind: 'templates' })}>
              {texts.templates}
            </Button>
          )}
          <Button
            kind={toPublish > 0 || asksToPublish ? 'plain' : 'primary'}
            icon="plus"
            disabled={!week}
            onClick={() => add(null, day ?? (start > format.today() ? start : format.today()))}
          >
            {texts.addShift}
          </Button>
          {asksToPublish && (
            <Button kind="primary" onClick={() => setOpen({ kind: 'ask-publish' })}>
              {askPublishTexts.button}
            </Button>
          )}
          {toPublish > 0 && (
            <Button kind="primary" onClick={() => setOpen({ kind: 'publish' })}>
              {sayPublishing(unpublished, changed)}
            </Button>
          )}
        </>
      }
    >
      <div className={day === null ? 'panel planner prints-wide' : 'panel planner'}>
        <WeekBar start={start} day={day} week={week} isByPerson={isByPerson}>
          {day === null && (
            <Button size="small" aria-pressed={isCompact} onClick={() => setIsCompact(!isCompact)}>
              {texts.compact}
            </Button>
          )}
          {can('shifts.batchChange') && (
            <Button size="small" aria-pressed={selection.isOn} onClick={() => selection.setIsOn(!selection.isOn)}>
              {batchTexts.select}
            </Button>
          )}
          {can('staffingRequirements.list') && (
            <Button size="small" disabled={!week} onClick={() => setOpen({ kind: 'staffing' })}>
              {staffingTexts.needed}
            </Button>
          )}
          {can('laborBudgets.create') && (
            <Button size="small" disabled={!week} onClick={() => setOpen({ kind: 'budget' })}>
              {laborBudgetTexts.budget}
            </Button>
          )}
          {costs.canShow && (
            <Button size="small" aria-pressed={showsCost} onClick={() => setShowsCost(!showsCost)}>
              {costs.isStandard
                ? standardCostTexts[showsCost ? 'hide' : 'show']
                : texts[showsCost ? 'hideCost' : 'showCost']}
            </Button>
          )}
        </WeekBar>
        {week && (
          <BudgetTable
            week={week}
            costs={costs.budgets}
            mayChange={(departmentId) =>
              !costs.isStandard || (costs.departments?.some(({ id }) => id === departmentId) ?? false)
            }
            nameOf={nameOf}
          />
        )}
        {changed > 0 && (
          <p className="schedule__note quiet" role="status">
            {shiftDraftTexts.notPublished(changed)}
          </p>
        )}
        {batch.shown}
        {week && selection.shifts.length > 0 && (
          <SelectionBar week={week} shifts={selection.shifts} batch={batch} onClear={selection.clear} />
        )}
        {schedule.error && !week && <Failure error={schedule.error} retry={schedule.reload} />}
        {schedule.isLoading && (
          <div className="panel__body">
            <Skeleton lines={8} />
          </div>
        )}
        {week?.people.length === 0 && week.shifts.length === 0 ? (
          <State icon="people" title={texts.nobodyTitle}>
            {texts.nobodyText}
          </State>
        ) : (
          week &&
          (day === null ? (
            <WeekGrid
              week={week}
              rows={rows}
              isByPerson={isByPerson}
              isCompact={isCompact}
              cost={cost}
              isCostStandard={costs.isStandard}
              selection={selection}
              onOpen={({ id }: PlannedShift) => setOpen({ kind: 'edit', id })}
              onAdd={add}
              onMove={(shift, row, day) => void move(shift, row, day)}
              onMoveSelected={moveSelected}
              onRecordLeave={(person) => setOpen({ kind: 'leave', person })}
              onFill={fill}
              onDay={goToDay}
            />
          ) : (
            <DayGrid
              week={week}
              day={day}
              rows={dayRows}
              isByPerson={isByPerson}
              cost={cost}
              isCostStandard={costs.isStandard}
              selection={selection}
              onOpen={({ id }: PlannedShift) => setOpen({ kind: 'edit', id })}
              onAdd={add}
              onFill={fill}
              onGo={goToDay}
            />
          ))
        )}
        {paper && day !== null && (
          <DayRoster
            week={paper}
            day={day}
            rows={dayRowsOf(paperRows)}
            isByPerson={isByPerson}
            department={shownDepartment}
          />
        )}
        {paper && day === null && (
          <Roster week={paper} rows={paperRows} isByPerson={isByPerson} department={shownDepartment} />
        )}
        {week?.has_more_people === true && (
          <p className="schedule__note quiet">{texts.notEveryone(week.people.length)}</p>
        )}
        {showsCost && isSearched && <p className="schedule__note quiet">{texts.costOfAll}</p>}
        {showsCost && !isSearched && costs.unpriced > 0 && (
          <p className="schedule__note quiet">{texts.unpricedShifts(costs.unpriced)}</p>
        )}
        {showsCost && costs.isStandard && (
          <p className="schedule__note quiet">
            {standardCostTexts.lead}
            {costs.without.length > 0 && ` ${standardCostTexts.without(costs.without.join(', '))}`}
          </p>
        )}
      </div>
      {week && open?.kind === 'add' && <AddShiftDialog week={week} from={open.from} onClose={close} />}
      {week && edited && <EditShiftDialog key={edited.id} week={week} shift={edited} onClose={close} />}
      {week && open?.kind === 'publish' && (
        <PublishDialog week={week} departmentId={search.department_id} onClose={close} />
      )}
      {week && open?.kind === 'ask-publish' && (
        <AskPublishDialog week={week} departmentId={search.department_id} onClose={close} />
      )}
      {week && open?.kind === 'copy' && (
        <CopyWeekDialog week={week} departmentId={search.department_id} onClose={close} />
      )}
      {week && open?.kind === 'templates' && (
        <TemplatesDialog week={week} departmentId={search.department_id} onClose={close} />
      )}
      {week && open?.kind === 'staffing' && (
        <StaffingDialog week={week} departmentId={search.department_id} onClose={close} />
      )}
      {week && open?.kind === 'budget' && (!costs.isStandard || costs.departments) && (
        <AddBudgetDialog
          week={week}
          departments={costs.departments ?? week.departments}
          departmentId={search.department_id}
          onClose={close}
        />
      )}
      {week && open?.kind === 'leave' && (
        <RecordLeaveDialog
          person={open.person}
          day={format.today() > week.week_start && format.today() <= week.week_end ? format.today() : week.week_start}
          onClose={close}
        />
      )}
      {dialog}
      {batch.dialog}
    </Page>
  );
}
