import { type ReactNode, useState } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { language } from '../../language.ts';
import { Link, useSearch } from '../../router.tsx';
import { fieldNames } from '../../texts/field-names.ts';
import { surfaceNames } from '../../texts/log-names.ts';
import { actionNames, auditLogTexts, partsTexts } from '../../texts/logs.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import type { Option } from '../../ui/field.tsx';
import { FieldChanges, privateTiers, PrivateValues } from '../../ui/field-changes.tsx';
import { Page } from '../../ui/page.tsx';
import { capitalized, nameIn, optionsOf } from '../../words.ts';
import { areaOf, areasOf } from './areas.ts';
import { type AuditRow, LogTabs, originColumn, whenColumn, whoColumn, WindowFields } from './parts.tsx';
import { PersonFilter } from './person-filter.tsx';
import { Subject } from './subject.tsx';
import './logs.css';

type Filters =
  | 'own'
  | 'actor_id'
  | 'action'
  | 'subject_id'
  | 'person_id'
  | 'field'
  | 'surface'
  | 'start_date'
  | 'end_date';

const byName = (one: Option, other: Option): number => one.label.localeCompare(other.label, language);
/** Those of a part of the product together. */
const byArea = (options: readonly (Option & { readonly area: string })[]): readonly Option[] =>
  options.toSorted((one, other) => one.area.localeCompare(other.area, language) || byName(one, other));
const actions = byArea(
  optionsOf(actionNames).map((option) => ({ ...option, area: areaOf(option.value) ?? auditLogTexts.noArea })),
);

/** A field that stands in many parts, as a name does, would be found under none of them. */
const fewAreas = 3;
const areaOfField = (field: string): string => {
  const areas = areasOf(field);
  if (areas.length === 0) return auditLogTexts.noArea;
  return areas.length > fewAreas ? auditLogTexts.manyAreas : areas.join(', ');
};
const fields = byArea(
  optionsOf(fieldNames).map(({ value, label }) => ({ value, label: capitalized(label), area: areaOfField(value) })),
);

/** Who did what. Names come with the answer, so that a page of rows is one request. */
export function Screen(): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<Filters>();
  // Not in the address: a link must not open what is private by itself.
  const [isPrivateShown, setPrivateShown] = useState(false);
  const query = {
    actor_id: search.actor_id,
    action: search.action,
    subject_id: search.subject_id,
    person_id: search.person_id,
    field: search.field,
    surface: search.surface as AuditRow['surface'] | undefined,
    start_date: search.start_date,
    end_date: search.end_date,
    ...(search.own === 'true' && { decided_by_concerned: true }),
    ...(isPrivateShown && { tiers: [...privateTiers] }),
  };
  const list = useList('/audit-log', { query }, { pageSize: 100 });
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
          {row.record_count !== null && <span className="who__small">{auditLogTexts.records(row.record_count)}</span>}
          <Consent row={row} nameOf={list.nameOf} />
          <FieldChanges changes={row.changes} nameOf={list.nameOf} />
        </span>
      ),
    },
    {
      id: 'person',
      title: auditLogTexts.ofWhom,
      cell: ({ person_id }) =>
        person_id === null ? null : (
          <Link to={`/people/${person_id}`}>{list.nameOf(person_id) ?? partsTexts.anErasedPerson}</Link>
        ),
    },
    {
      id: 'subject',
      title: auditLogTexts.record,
      cell: (row) => (
        <Subject
          row={row}
          name={list.nameOf(row.subject_id)}
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
        <PersonFilter
          name="person_id"
          label={auditLogTexts.ofWhom}
          id={search.person_id}
          known={list.nameOf(search.person_id)}
          onChange={(person_id) => change({ person_id })}
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
        tools={
          <>
            <PrivateValues isShown={isPrivateShown} onChange={setPrivateShown} />
            <ExportButton kind="audit_log" query={query} />
          </>
        }
        filters={[
          { name: 'action', label: auditLogTexts.what, any: auditLogTexts.anything, options: actions },
          {
            name: 'own',
            label: auditLogTexts.decidedBy,
            any: auditLogTexts.decidedByAnyone,
            options: [{ value: 'true', label: auditLogTexts.byWhomItConcerns }],
          },
          { name: 'field', label: auditLogTexts.field, any: auditLogTexts.anyField, options: fields },
          {
            name: 'surface',
            label: auditLogTexts.from,
            any: auditLogTexts.fromAnywhere,
            options: optionsOf(surfaceNames),
          },
        ]}
        empty={search.own === 'true' ? { ...auditLogTexts.noneOwn, isAnswer: true } : auditLogTexts.empty}
      />
    </Page>
  );
}

/** Who else was needed for it. */
function Consent({
  row: { accepted_by_id: acceptor, asked_by_id: asker },
  nameOf,
}: {
  readonly row: Pick<AuditRow, 'accepted_by_id' | 'asked_by_id'>;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const nameFor = (id: string | null): string => nameOf(id) ?? partsTexts.anErasedPerson;
  return (
    <>
      {acceptor !== null && <span className="who__small">{auditLogTexts.acceptedBy(nameFor(acceptor))}</span>}
      {asker !== null && <span className="who__small">{auditLogTexts.askedBy(nameFor(asker))}</span>}
    </>
  );
}
