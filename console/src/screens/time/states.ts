import { statesTexts, timeTexts } from '../../texts/time.ts';
import type { Filter } from '../../ui/table-filters.tsx';
import { optionsOf } from '../../words.ts';

interface Said {
  readonly word: string;
  readonly tone?: 'good' | 'bad' | 'warning';
}

export const sheetStates: Readonly<Record<string, Said>> = {
  OPEN: { word: statesTexts.open },
  SUBMITTED: { word: statesTexts.submitted, tone: 'warning' },
  APPROVED: { word: statesTexts.approved, tone: 'good' },
  FINALIZED: { word: statesTexts.handedToPayroll, tone: 'good' },
  SIGNED: { word: statesTexts.signed, tone: 'good' },
  REJECTED: { word: statesTexts.rejected, tone: 'bad' },
};

export const entryStates: Readonly<Record<string, Said>> = {
  PENDING: { word: statesTexts.pending, tone: 'warning' },
  APPROVED: { word: statesTexts.approved, tone: 'good' },
  REJECTED: { word: statesTexts.rejected, tone: 'bad' },
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
    any: statesTexts.anyDecision,
    options: Object.entries(entryStates).map(([value, { word }]) => ({ value, label: word })),
  },
];
