import { type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { Choice, type Choices } from '../../ui/choice.tsx';
import { CellInput } from './cell-input.tsx';
import { type Booking, type Entry, type Row, totalOf } from './week-model.ts';
import '../../ui/field.css';

interface GridProps {
  readonly rows: readonly Row[];
  readonly days: readonly string[];
  readonly dayEntries: (day: string) => readonly Entry[];
  readonly nameOf: (booking: Booking) => string;
  readonly canWrite: boolean;
  /** Projects that have no row yet; null if there is none to choose from. */
  readonly choices: Choices | null;
  readonly onAdd: (projectId: string, name: string) => void;
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

export function WeekGrid({ rows, days, dayEntries, nameOf, canWrite, choices, onAdd }: GridProps): ReactNode {
  const format = useFormat();
  const today = format.today();
  const total = rows.reduce((all, { minutes }) => all + minutes, 0);
  const hours = (minutes: number): string => (minutes === 0 ? '–' : format.minutes(minutes));
  return (
    <div className="panel week-grid" onKeyDown={moveFocus}>
      <table role="table" aria-label={texts.grid}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.project}
            </th>
            {days.map((day) => (
              <th key={day} role="columnheader" scope="col" className={day === today ? 'week-grid__today' : undefined}>
                {format.shortDay(day)}
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
                {nameOf(row)}
              </th>
              {row.cells.map((cell, dayIndex) => (
                <td key={cell.day} role="cell" data-label={format.weekday(cell.day)}>
                  <CellInput
                    label={texts.cell(nameOf(row), format.shortDay(cell.day))}
                    cell={cell}
                    booking={{ project_id: row.project_id, task_id: row.task_id }}
                    dayEntries={dayEntries(cell.day)}
                    canWrite={canWrite}
                    at={[rowIndex, dayIndex]}
                  />
                </td>
              ))}
              <td role="cell" className="week-grid__total" data-label={texts.total}>
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
            <td role="cell" className="week-grid__total" data-label={texts.total}>
              {hours(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {canWrite && choices !== null && (
        <div className="week-grid__add">
          <span className="select">
            <Choice
              label={texts.addRow}
              empty={texts.addRow}
              value=""
              onChange={(id, name) => {
                if (id !== '') onAdd(id, name);
              }}
              options={choices}
            />
          </span>
          <span className="quiet">{texts.howToType}</span>
        </div>
      )}
    </div>
  );
}
