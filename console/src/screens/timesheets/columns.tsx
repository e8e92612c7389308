import { useFormat } from '../../format.ts';
import { sheetTexts as texts } from '../../texts/timesheets.ts';
import type { TableColumn } from '../../ui/data-table.tsx';
import { Status } from '../../ui/page.tsx';
import { sheetStates } from '../time/states.ts';
import type { Sheet } from '../time/week-model.ts';

/** How a timesheet stands and what it adds up to, whosever it is. */
export function useSheetColumns(): readonly TableColumn<Sheet>[] {
  const format = useFormat();
  return [
    {
      id: 'status',
      title: texts.status,
      isPlain: true,
      cell: (sheet) => {
        const { word, tone } = sheetStates[sheet.status] ?? { word: '' };
        return <Status {...(tone && { tone })}>{word}</Status>;
      },
    },
    {
      id: 'worked',
      title: texts.worked,
      kind: 'number',
      order: (sheet) => sheet.total_minutes,
      cell: (sheet) => format.minutes(sheet.total_minutes),
    },
    {
      id: 'overtime',
      title: texts.overtime,
      kind: 'number',
      order: (sheet) => sheet.overtime_minutes,
      cell: (sheet) => (sheet.overtime_minutes === 0 ? '' : format.minutes(sheet.overtime_minutes)),
    },
    {
      id: 'leave',
      title: texts.leave,
      kind: 'number',
      cell: (sheet) => (sheet.paid_leave_minutes === 0 ? '' : format.minutes(sheet.paid_leave_minutes)),
    },
  ];
}
