import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { employmentTexts, plannedChangesTexts } from '../../texts/people/employment.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { FieldChanges } from '../../ui/field-changes.tsx';
import { Page, PersonLink, Status } from '../../ui/page.tsx';
import type { Employment } from './job-change.tsx';
import { PlanActions } from './plan-actions.tsx';
import { FirstDays, PlannedMerges, PlannedPay } from './planned-beside.tsx';
import { changesIn } from './tabs/timeline.tsx';

export function Screen(): ReactNode {
  const format = useFormat();
  const can = useCan();
  const { uses } = useSession();
  const list = useList('/planned-changes');
  const columns: readonly TableColumn<Employment>[] = [
    {
      id: 'person',
      title: plannedChangesTexts.person,
      kind: 'lead',
      cell: (row) => <PersonLink id={row.user_id} of={list} />,
    },
    {
      id: 'from',
      title: plannedChangesTexts.from,
      order: (row) => row.effective_date,
      usual: 'ascending',
      cell: (row) => <span className="nowrap">{format.day(row.effective_date)}</span>,
    },
    {
      id: 'what',
      title: plannedChangesTexts.what,
      cell: (row) => (
        <>
          {row.is_rehire && <div>{employmentTexts.hiredAgain}</div>}
          <FieldChanges changes={changesIn(row, undefined)} nameOf={list.nameOf} />
        </>
      ),
    },
    {
      id: 'state',
      title: plannedChangesTexts.state,
      cell: ({ problem }) =>
        problem === null ? (
          <Status>{plannedChangesTexts.planned}</Status>
        ) : (
          <span className="who__text">
            <Status tone="bad">{employmentTexts.waits}</Status>
            <span className="who__small">{problem}</span>
          </span>
        ),
    },
    { id: 'reason', title: plannedChangesTexts.reason, cell: (row) => row.reason },
    { id: 'by', title: plannedChangesTexts.plannedBy, cell: (row) => list.nameOf(row.created_by_id) },
    {
      id: 'actions',
      title: plannedChangesTexts.actions,
      kind: 'actions',
      cell: (row) => can('employment.update') && <PlanActions plan={row} nameOf={list.nameOf} />,
    },
  ];
  return (
    <Page title={plannedChangesTexts.title} lead={plannedChangesTexts.lead}>
      <DataTable
        label={plannedChangesTexts.title}
        noun={plannedChangesTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={plannedChangesTexts.empty}
      />
      {uses.merges && can('departments.listMerges') && <PlannedMerges />}
      <FirstDays />
      {can('compensation.listPlanned') && <PlannedPay />}
    </Page>
  );
}
