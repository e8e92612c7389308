import type { ReactNode } from 'react';
import { type List, useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSees } from '../../session.tsx';
import { mergeTexts } from '../../texts/department-merges.ts';
import { plannedChangesTexts as texts } from '../../texts/people/employment.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { PersonLink } from '../../ui/page.tsx';
import { type Merge, UndoMerge } from '../departments/merges.tsx';
import type { Person } from './record.ts';
import './people.css';

const startOf = ({ employment_start_date: day }: Person): string => day ?? '';

/** Who begins on a day to come. Latest first as they are asked for, so that who is here already stands at the end. */
export function FirstDays(): ReactNode {
  const sees = useSees();
  return sees('users.employment:read') ? <Starters /> : null;
}

function Starters(): ReactNode {
  const format = useFormat();
  const list = useList('/users', {
    query: { status: 'active', sort: '-start_date', tiers: 'directory,employment' },
  });
  const coming = list.rows?.filter((person) => startOf(person) > format.today()) ?? [];
  if (coming.length === 0) return null;
  const hasMore = list.hasMore && coming.length === list.rows?.length;
  const rows = coming.toReversed();
  const columns: readonly TableColumn<Person>[] = [
    { id: 'person', title: texts.person, kind: 'lead', cell: ({ id }) => <PersonLink id={id} of={list} /> },
    {
      id: 'from',
      title: texts.firstDay,
      order: startOf,
      usual: 'ascending',
      cell: (person) => <span className="nowrap">{format.day(startOf(person))}</span>,
    },
    { id: 'job', title: texts.asWhat, cell: (person) => person.job_title },
    { id: 'department', title: texts.department, cell: (person) => list.nameOf(person.department_id) },
  ];
  return <Beside title={texts.firstDays} noun={texts.starters} list={{ ...list, rows, hasMore }} columns={columns} />;
}

/** That pay changes, not by how much: the person’s page shows that to who asks. */
export function PlannedPay(): ReactNode {
  const format = useFormat();
  const list = useList('/planned-pay');
  if (list.rows === undefined || list.rows.length === 0) return null;
  const columns: readonly TableColumn<(typeof list.rows)[number]>[] = [
    { id: 'person', title: texts.person, kind: 'lead', cell: (row) => <PersonLink id={row.user_id} of={list} /> },
    {
      id: 'from',
      title: texts.from,
      order: (row) => row.effective_date,
      usual: 'ascending',
      cell: (row) => <span className="nowrap">{format.day(row.effective_date)}</span>,
    },
    { id: 'by', title: texts.plannedBy, cell: (row) => list.nameOf(row.created_by_id) },
  ];
  return <Beside title={texts.pay} noun={texts.payChanges} list={list} columns={columns} />;
}

/** Departments that become part of another. */
export function PlannedMerges(): ReactNode {
  const format = useFormat();
  const list = useList('/department-merges', { query: { planned: true } });
  if (list.rows === undefined || list.rows.length === 0) return null;
  const columns: readonly TableColumn<Merge>[] = [
    {
      id: 'department',
      title: mergeTexts.department,
      kind: 'lead',
      cell: ({ department_id: id }) => <Link to={`/departments/${id}`}>{list.nameOf(id)}</Link>,
    },
    { id: 'into', title: mergeTexts.into, cell: (row) => list.nameOf(row.into_id) },
    {
      id: 'from',
      title: texts.from,
      order: (row) => row.effective_date,
      usual: 'ascending',
      cell: (row) => <span className="nowrap">{format.day(row.effective_date)}</span>,
    },
    { id: 'state', title: texts.state, cell: (row) => row.problem ?? texts.planned },
    { id: 'by', title: texts.plannedBy, cell: (row) => list.nameOf(row.created_by_id) },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (row) => <UndoMerge merge={row} nameOf={list.nameOf} />,
    },
  ];
  return <Beside title={mergeTexts.departments} noun={mergeTexts.merges} list={list} columns={columns} />;
}

function Beside<T extends { readonly id: string }>({
  title,
  ...table
}: {
  readonly title: string;
  readonly noun: (count: number) => string;
  readonly list: List<T>;
  readonly columns: readonly TableColumn<T>[];
}): ReactNode {
  return (
    <section className="planned-beside">
      <h2>{title}</h2>
      <DataTable label={title} keyOf={({ id }) => id} {...table} />
    </section>
  );
}
