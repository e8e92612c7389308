import type { ReactNode } from 'react';
import { useList, type Item } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Status } from '../../../ui/page.tsx';
import type { TabProps } from '../person-tabs.tsx';

type Tone = 'good' | 'bad' | 'warning' | undefined;
type Words = Readonly<Record<string, readonly [word: string, tone?: Tone]>>;

const trainingWords: Words = {
  ASSIGNED: ['Assigned'],
  IN_PROGRESS: ['In progress'],
  COMPLETED: ['Completed', 'good'],
  EXPIRED: ['Expired', 'bad'],
  OVERDUE: ['Overdue', 'bad'],
};
const certificateWords: Words = {
  VALID: ['Valid', 'good'],
  EXPIRING: ['Expires soon', 'warning'],
  EXPIRED: ['Expired', 'bad'],
};
const assetWords: Words = {
  ASSIGNED: ['Handed out', 'good'],
  AVAILABLE: ['Returned'],
  LOST: ['Lost', 'bad'],
  DAMAGED: ['Damaged', 'warning'],
  RETIRED: ['Retired'],
};
const goalWords: Words = {
  NOT_STARTED: ['Not started'],
  IN_PROGRESS: ['In progress', 'warning'],
  COMPLETED: ['Completed', 'good'],
  CANCELLED: ['Cancelled'],
};

function Said({ words, status }: { readonly words: Words; readonly status: string }): ReactNode {
  const [word, tone] = words[status] ?? [status.toLowerCase().replaceAll('_', ' ')];
  return <Status {...(tone && { tone })}>{word}</Status>;
}

const useDay = (): ((day: string | null | undefined) => string | null) => {
  const format = useFormat();
  return (day) => (day == null ? null : format.day(day));
};

export function TrainingTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const path = { id: person.id };
  const training = useList('/users/{id}/training', { path });
  const certificates = useList('/users/{id}/certifications', { path });
  const trainingColumns: readonly TableColumn<Item<'/users/{id}/training'>>[] = [
    { id: 'course', title: 'Course', kind: 'lead', cell: (row) => row.course.name },
    { id: 'status', title: 'Status', cell: (row) => <Said words={trainingWords} status={row.status} /> },
    { id: 'due', title: 'Due', cell: (row) => day(row.due_date) },
  ];
  const certificateColumns: readonly TableColumn<Item<'/users/{id}/certifications'>>[] = [
    { id: 'name', title: 'Certificate', kind: 'lead', cell: (row) => row.name },
    { id: 'issuer', title: 'Issuer', cell: (row) => row.issuer },
    { id: 'status', title: 'Status', cell: (row) => <Said words={certificateWords} status={row.status} /> },
    { id: 'expires', title: 'Expires', cell: (row) => day(row.expiry_date) },
  ];
  return (
    <>
      <DataTable
        label="Training"
        noun={['course', 'courses']}
        list={training}
        columns={trainingColumns}
        keyOf={(row) => row.id}
        empty={{ title: 'No training', text: 'No course has been assigned.' }}
      />
      <DataTable
        label="Certificates"
        noun={['certificate', 'certificates']}
        list={certificates}
        columns={certificateColumns}
        keyOf={(row) => row.id}
        empty={{ title: 'No certificates', text: 'No certificate has been recorded.' }}
      />
    </>
  );
}

export function AssetsTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const list = useList('/users/{id}/assets', { path: { id: person.id } });
  const columns: readonly TableColumn<Item<'/users/{id}/assets'>>[] = [
    { id: 'what', title: 'What', kind: 'lead', cell: (row) => row.description ?? row.category.name },
    { id: 'category', title: 'Category', cell: (row) => row.category.name },
    { id: 'serial', title: 'Serial number', cell: (row) => row.serial_number },
    { id: 'status', title: 'Status', cell: (row) => <Said words={assetWords} status={row.status} /> },
    { id: 'from', title: 'Handed out', cell: (row) => day(row.date_assigned) },
    { id: 'to', title: 'Returned', cell: (row) => day(row.date_returned) },
  ];
  return (
    <DataTable
      label="Equipment"
      noun={['piece', 'pieces']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No equipment', text: 'Nothing has been handed out to this person.' }}
    />
  );
}

export function GoalsTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const format = useFormat();
  const list = useList('/users/{id}/goals', { path: { id: person.id } });
  const columns: readonly TableColumn<Item<'/users/{id}/goals'>>[] = [
    { id: 'title', title: 'Goal', kind: 'lead', cell: (row) => row.title },
    { id: 'status', title: 'Status', cell: (row) => <Said words={goalWords} status={row.status} /> },
    { id: 'progress', title: 'Progress', kind: 'number', cell: (row) => format.percent(row.progress_percent / 100) },
    { id: 'due', title: 'Due', cell: (row) => day(row.due_date) },
  ];
  return (
    <DataTable
      label="Goals"
      noun={['goal', 'goals']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No goals', text: 'No goal has been set.' }}
    />
  );
}

export function CustomFieldsTab({ person }: TabProps): ReactNode {
  const format = useFormat();
  const list = useList('/users/{id}/custom-fields', { path: { id: person.id } });
  type Row = Item<'/users/{id}/custom-fields'>;
  const valueOf = ({ field, value }: Row): string | null => {
    if (value === null) return null;
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (Array.isArray(value)) return value.join(', ');
    if (field.type === 'DATE' && typeof value === 'string') return format.day(value);
    return typeof value === 'number' ? format.number(value) : value;
  };
  const columns: readonly TableColumn<Row>[] = [
    { id: 'field', title: 'Field', kind: 'lead', cell: (row) => row.field.label },
    { id: 'value', title: 'Value', cell: valueOf },
    { id: 'tab', title: 'Group', cell: (row) => row.tab.name },
  ];
  return (
    <DataTable
      label="Custom fields"
      noun={['field', 'fields']}
      list={list}
      columns={columns}
      keyOf={(row) => row.id}
      empty={{ title: 'No custom fields', text: 'No field of your organization has a value for this person.' }}
    />
  );
}
