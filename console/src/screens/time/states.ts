import { timeTexts } from '../../texts/time.ts';
import type { Filter } from '../../ui/table-filters.tsx';
import { optionsOf } from '../../words.ts';

interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

export const sheetStates: Readonly<Record<string, Said>> = {
  OPEN: { word: 'Open' },
  SUBMITTED: { word: 'Submitted', tone: 'warning' },
  APPROVED: { word: 'Approved', tone: 'good' },
  FINALIZED: { word: 'Handed to payroll', tone: 'good' },
  SIGNED: { word: 'Signed', tone: 'good' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
};

export const entryStates: Readonly<Record<string, Said>> = {
  PENDING: { word: 'Pending', tone: 'warning' },
  APPROVED: { word: 'Approved', tone: 'good' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
};

/** Of every list of entries. */
export const entryFilters: readonly Filter[] = [
  {
    name: 'days',
    label: timeTexts.periodFilter,
    any: timeTexts.lastMonth,
    options: optionsOf(timeTexts.periods),
  },
  {
    name: 'approval_status',
    label: timeTexts.decision,
    any: 'Any decision',
    options: Object.entries(entryStates).map(([value, { word }]) => ({ value, label: word })),
  },
];
