import { useState, type ReactNode } from 'react';
import type { AuditRow } from '../../records.ts';
import { useQuery } from '../../router.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { usePages } from '../../ui/use-load.ts';
import { optionsOf, plainly, plural, surfaceNames } from '../../words.ts';
import { LogTabs, originColumn, whenColumn, whoColumn, WindowFields, windowOf } from './parts.tsx';
import { PersonFilter } from './person-filter.tsx';
import { Subject } from './subject.tsx';

const columns: readonly Column<AuditRow>[] = [
  whenColumn,
  whoColumn,
  {
    title: 'What',
    kind: 'lead',
    cell: (row) => (
      <span className="who__text">
        <strong className="mono">{row.action}</strong>
        <Details row={row} />
      </span>
    ),
  },
  { title: 'Record', cell: (row) => <Subject type={row.subject_type} id={row.subject_id} /> },
  originColumn,
];

function Details({ row }: { readonly row: AuditRow }): ReactNode {
  const fields = row.changed_fields?.map((name) => plainly(name).toLowerCase()).join(', ') ?? '';
  const count = row.record_count === null ? '' : plural(row.record_count, 'record');
  const text = [fields, count].filter((part) => part !== '').join(' · ');
  return text === '' ? null : <span className="log-details">{text}</span>;
}

export function Screen(): ReactNode {
  const [query, change] = useQuery();
  const filters = {
    actor_id: query.get('actor_id') ?? '',
    action: query.get('action') ?? '',
    subject_id: query.get('subject_id') ?? '',
    surface: query.get('surface') ?? '',
    ...windowOf(query),
  };
  const pages = usePages<AuditRow>('/audit-log', filters);
  return (
    <Page title="Logs">
      <LogTabs current="/logs/audit" />
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <PersonFilter name="actor_id" label="Who" id={filters.actor_id} onChange={(id) => change({ actor_id: id })} />
          <ExactFilter
            name="action"
            label="Action"
            example="users.update"
            value={filters.action}
            onChange={(action) => change({ action })}
          />
          <ExactFilter
            name="subject_id"
            label="Record"
            example="usr_…"
            value={filters.subject_id}
            onChange={(subject_id) => change({ subject_id })}
          />
          <SelectField
            field={{ name: 'surface', value: filters.surface, error: null, set: (surface) => change({ surface }) }}
            label="From"
            empty="Anywhere"
            options={optionsOf(surfaceNames)}
          />
          <WindowFields query={query} change={change} />
        </div>
        <PagedTable
          label="Audit log"
          columns={columns}
          keyOf={(row) => row.id}
          pages={pages}
          empty={<State icon="log" title="Nothing here" children="Nothing that was done fits these filters." />}
        />
      </div>
    </Page>
  );
}

/** Applied when one is done typing: the filter takes the whole of it or nothing. */
function ExactFilter({
  name,
  label,
  example,
  value,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly example: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const [text, setText] = useState(value);
  const apply = (): void => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <Field label={label} name={name} error={null}>
      {(wiring) => (
        <input
          {...wiring}
          className="control"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={example}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      )}
    </Field>
  );
}
