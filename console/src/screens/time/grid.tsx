import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { Choice } from '../../ui/choice.tsx';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { bookableWhenOpened, useTasks } from './bookable.ts';
import { CellInput } from './cell-input.tsx';
import { type Booking, type Entry, keyOf, overlapping, type Row, totalOf } from './week-model.ts';
import '../../ui/field.css';

interface GridProps {
  readonly rows: readonly Row[];
  readonly days: readonly string[];
  readonly dayEntries: (day: string) => readonly Entry[];
  readonly nameOf: (booking: Booking) => string;
  readonly canWrite: boolean;
  /** Whether there is a project to choose. */
  readonly hasProjects: boolean;
  /** A row for it; `names` has what its ids are called. */
  readonly onAdd: (booking: Booking, names: Readonly<Record<string, string>>) => void;
}

/** Up, down and Enter go from row to row, left and right from day to day, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (
    !(input instanceof HTMLInputElement) ||
    input.dataset['row'] === undefined ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  const isAtEdge = (edge: number): boolean => input.selectionStart === edge && input.selectionEnd === edge;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const steps: Record<string, readonly [rows: number, days: number] | undefined> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [1, 0],
    ...((isWhole || isAtEdge(0)) && { ArrowLeft: [0, -1] }),
    ...((isWhole || isAtEdge(input.value.length)) && { ArrowRight: [0, 1] }),
  };
  const step = steps[event.key];
  if (!step) return;
  const row = Number(input.dataset['row']) + step[0];
  const day = Number(input.dataset['day']) + step[1];
  const target = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-row="${String(row)}"][data-day="${String(day)}"]`,
  );
  event.preventDefault();
  if (target) target.focus();
  else if (event.key === 'Enter') input.blur();
}

export function WeekGrid({ rows, days, dayEntries, nameOf, canWrite, hasProjects, onAdd }: GridProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const format = useFormat();
  const today = format.today();
  const total = rows.reduce((all, { minutes }) => all + minutes, 0);
  const hours = (minutes: number): string => (minutes === 0 ? '–' : format.minutes(minutes));
  const twice = overlapping(days.flatMap((day) => [...dayEntries(day)]));
  const wantedRow = rows.findIndex(({ key }) => key === wanted);
  // Who added a row types into it next.
  useEffect(() => {
    if (wantedRow === -1) return;
    setWanted(null);
    const day = Math.max(0, days.indexOf(today));
    grid.current
      ?.querySelector<HTMLInputElement>(`input[data-row="${String(wantedRow)}"][data-day="${String(day)}"]`)
      ?.focus();
  }, [wantedRow, days, today]);
  return (
    <div ref={grid} className="panel time-grid" onKeyDown={moveFocus}>
      <table role="table" aria-label={texts.grid}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.project}
            </th>
            {days.map((day) => (
              <th key={day} role="columnheader" scope="col" className={classOf(day, today)}>
                {format.shortDay(day)}
                {day > today && <span className="only-read-aloud">{texts.ahead}</span>}
              </th>
            ))}
            <th role="columnheader" scope="col">
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, rowIndex) => (
            <tr key={row.key} role="row">
              <th role="rowheader" scope="row">
                <span className="time-grid__booking">
                  <span>{nameOf(row)}</span>
                  {canWrite && row.project_id !== null && (
                    <FavouriteButton id={row.project_id} name={nameOf({ ...row, task_id: null })} />
                  )}
                </span>
              </th>
              {row.cells.map((cell, dayIndex) => (
                <td key={cell.day} role="cell" data-label={format.weekday(cell.day)}>
                  <CellInput
                    label={texts.cell(nameOf(row), format.shortDay(cell.day))}
                    cell={cell}
                    booking={{ project_id: row.project_id, task_id: row.task_id }}
                    dayEntries={dayEntries(cell.day)}
                    canWrite={canWrite}
                    isAhead={cell.day > today}
                    overlaps={cell.entries.some(({ id }) => twice.has(id))}
                    at={[rowIndex, dayIndex]}
                  />
                </td>
              ))}
              <td role="cell" className="time-grid__total" data-label={texts.total}>
                {hours(row.minutes)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {texts.total}
            </th>
            {days.map((day) => (
              <td key={day} role="cell" data-label={format.weekday(day)}>
                {hours(totalOf(rows, day))}
              </td>
            ))}
            <td role="cell" className="time-grid__total" data-label={texts.total}>
              {hours(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {canWrite && (
        <div className="time-grid__add">
          {hasProjects && (
            <AddRow
              onAdd={(booking, names) => {
                onAdd(booking, names);
                setWanted(keyOf(booking));
              }}
            />
          )}
          <span className="quiet">{texts.howToType}</span>
        </div>
      )}
    </div>
  );
}

const classOf = (day: string, today: string): string | undefined =>
  day === today ? 'time-grid__today' : day > today ? 'time-grid__ahead' : undefined;

/** Stands for the project itself among its tasks. */
const noTask = 'none';

/** A project, and one of its tasks if it has any. */
function AddRow({ onAdd }: Pick<GridProps, 'onAdd'>): ReactNode {
  const [project, setProject] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const { options, isLoading } = useTasks(project?.id ?? '');
  const task = useRef<HTMLSpanElement>(null);
  const hasTasks = options.length > 0;
  const add = (taskId: string | null, name: string): void => {
    if (project === null) return;
    setProject(null);
    onAdd(
      { project_id: project.id, task_id: taskId },
      { [project.id]: project.name, ...(taskId !== null && { [taskId]: name }) },
    );
  };
  useEffect(() => {
    if (project === null || isLoading) return;
    if (hasTasks) task.current?.querySelector('select')?.focus();
    else add(null, '');
    // Once for each project that is chosen.
  }, [project?.id, isLoading]);
  return (
    <>
      <span className="select">
        <Choice
          label={texts.addRow}
          empty={texts.addRow}
          value={project?.id ?? ''}
          onChange={(id, name) => setProject(id === '' ? null : { id, name })}
          options={bookableWhenOpened}
        />
      </span>
      {project !== null && hasTasks && (
        <span className="select" ref={task}>
          <Choice
            label={texts.addRowTask}
            empty={texts.addRowTask}
            value=""
            onChange={(id, name) => {
              if (id !== '') add(id === noTask ? null : id, name);
            }}
            options={[{ value: noTask, label: texts.noTask }, ...options]}
          />
        </span>
      )}
    </>
  );
}
