import type { Item } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { frequencies, payTexts, payTypes } from '../../texts/people/records.ts';
import type { TableColumn } from '../../ui/data-table.tsx';
import { Status } from '../../ui/page.tsx';
import { Said, useDay, type Words } from '../../ui/record-parts.tsx';

export type Pay = Item<'/compensation'>;
export type Enrollment = Item<'/benefits'>;

export const enrollmentWords = {
  PENDING: [payTexts.pending, 'warning'],
  ACTIVE: [payTexts.active, 'good'],
  ENDED: [payTexts.ended],
} satisfies Words;

/** What every table of pay shows after the day, of one person or of all. */
export function usePayColumns(nameOf: (id: string | null) => string | null): readonly TableColumn<Pay>[] {
  const format = useFormat();
  return [
    {
      id: 'state',
      title: payTexts.status,
      cell: (row) => row.effective_date > format.today() && <Status>{payTexts.planned}</Status>,
    },
    { id: 'type', title: payTexts.kind, cell: (row) => payTypes[row.pay_type] },
    { id: 'amount', title: payTexts.amount, kind: 'number', cell: (row) => format.money(row.amount, row.currency) },
    { id: 'frequency', title: payTexts.paid, cell: (row) => frequencies[row.pay_frequency] },
    { id: 'reason', title: payTexts.reason, cell: (row) => row.reason },
    { id: 'by', title: payTexts.by, cell: (row) => nameOf(row.created_by_id) },
  ];
}

/** What every table of benefits shows after the plan, of one person or of all. */
export function useEnrollmentColumns(): readonly TableColumn<Enrollment>[] {
  const format = useFormat();
  const day = useDay();
  const money = (amount: number, { currency }: Enrollment): string => format.money(amount, currency);
  return [
    { id: 'status', title: payTexts.status, cell: (row) => <Said words={enrollmentWords} status={row.status} /> },
    { id: 'start', title: payTexts.from, cell: (row) => day(row.start_date) },
    { id: 'end', title: payTexts.until, cell: (row) => day(row.end_date) },
    {
      id: 'employee',
      title: payTexts.personPays,
      kind: 'number',
      cell: (row) => money(row.employee_contribution, row),
    },
    {
      id: 'employer',
      title: payTexts.employerPays,
      kind: 'number',
      cell: (row) => money(row.employer_contribution, row),
    },
  ];
}
