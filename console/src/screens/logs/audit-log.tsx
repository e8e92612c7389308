import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { language } from '../../language.ts';
import { useSearch } from '../../router.tsx';
import { fieldNames } from '../../texts/changed-fields.ts';
import { actionNames, auditLogTexts } from '../../texts/logs.ts';
import { surfaceNames } from '../../texts/names.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { nameIn, optionsOf } from '../../words.ts';
import { type AuditRow, LogTabs, originColumn, whenColumn, whoColumn, WindowFields } from './parts.tsx';
import { PersonFilter } from './person-filter.tsx';
import { Subject } from './subject.tsx';
import './logs.css';

type Filters = 'actor_id' | 'action' | 'subject_id' | 'surface' | 'start_date' | 'end_date';

const actions = optionsOf(actionNames).sort((a, b) => a.label.localeCompare(b.label, language));

/** Who did what. Names come with the answer, so that a page of rows is one request. */
export function Screen(): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<Filters>();
  const list = useList(
    '/audit-log',
    {
      query: {
        actor_id: search.actor_id,
        action: search.action,
        subject_id: search.subject_id,
        surface: search.surface as AuditRow['surface'] | undefined,
        start_date: search.start_date,
        end_date: search.end_date,
      },
    },
    { pageSize: 100 },
  );
  const columns: readonly TableColumn<AuditRow>[] = [
    whenColumn(format),
    whoColumn,
    {
      id: 'action',
      title: auditLogTexts.what,
      kind: 'lead',
      cell: (row) => (
        <span className="who__text">
          <strong>{nameIn(actionNames, row.action)}</strong>
          <Details row={row} />
        </span>
      ),
    },
    {
      id: 'subject',
      title: auditLogTexts.record,
      cell: ({ subject_type, subject_id }) => (
        <Subject
          type={subject_type}
          id={subject_id}
          name={list.nameOf(subject_id)}
          onNarrow={search.subject_id === undefined ? (id) => change({ subject_id: id }) : null}
        />
      ),
    },
    originColumn(list.nameOf),
  ];
  return (
    <Page title={auditLogTexts.logs} tab={auditLogTexts.auditLog}>
      <LogTabs current="/logs/audit" />
      <div className="log-filters" role="group" aria-label={auditLogTexts.whoAndWhen}>
        <PersonFilter
          name="actor_id"
          label={auditLogTexts.who}
          id={search.actor_id}
          known={list.nameOf(search.actor_id)}
          onChange={(actor_id) => change({ actor_id })}
        />
        <WindowFields />
        {search.subject_id !== undefined && (
          <Button size="small" icon="close" onClick={() => change({ subject_id: undefined })}>
            {auditLogTexts.showEveryRecord}
          </Button>
        )}
      </div>
      <DataTable
        label={auditLogTexts.auditLog}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={auditLogTexts.noun}
        filters={[
          { name: 'action', label: auditLogTexts.what, any: auditLogTexts.anything, options: actions },
          {
            name: 'surface',
            label: auditLogTexts.from,
            any: auditLogTexts.fromAnywhere,
            options: optionsOf(surfaceNames),
          },
        ]}
        empty={auditLogTexts.empty}
      />
    </Page>
  );
}

function Details({ row }: { readonly row: AuditRow }): ReactNode {
  const fields = row.changed_fields?.map((name) => nameIn(fieldNames, name)).join(', ') ?? '';
  const count = row.record_count === null ? '' : auditLogTexts.records(row.record_count);
  const text = [fields, count].filter((part) => part !== '').join(' · ');
  return text === '' ? null : <span className="who__small">{text}</span>;
}
