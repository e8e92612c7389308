import type { ReactNode } from 'react';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { tierNames } from '../../texts/log-names.ts';
import { accessLogTexts } from '../../texts/logs.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf } from '../../words.ts';
import { type AccessRow, LogTabs, originColumn, whenColumn, whoColumn, WindowFields } from './parts.tsx';
import { PersonFilter } from './person-filter.tsx';
import './logs.css';

type Filters = 'actor_id' | 'user_id' | 'tier' | 'start_date' | 'end_date';

/** Who looked at whose private data. */
export function Screen(): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<Filters>();
  const query = { ...search, tier: search.tier as AccessRow['tier'] | undefined };
  const list = useList('/sensitive-access-log', { query }, { pageSize: 100 });
  const columns: readonly TableColumn<AccessRow>[] = [
    whenColumn(format),
    { ...whoColumn, title: accessLogTexts.whoLooked },
    { id: 'tier', title: accessLogTexts.atWhat, kind: 'lead', cell: ({ tier }) => <strong>{tierNames[tier]}</strong> },
    {
      id: 'whom',
      title: accessLogTexts.ofWhom,
      cell: ({ user_id }) => {
        if (user_id === null) return <span className="quiet">{accessLogTexts.nobodyHere}</span>;
        const name = list.nameOf(user_id);
        return name === null ? (
          <span className="quiet">{accessLogTexts.anErasedPerson}</span>
        ) : (
          <Link to={`/people/${user_id}`}>{name}</Link>
        );
      },
    },
    originColumn(list.nameOf),
  ];
  return (
    <Page title={accessLogTexts.logs} tab={accessLogTexts.accessToPrivateData}>
      <LogTabs current="/logs/access" />
      <div className="log-filters" role="group" aria-label={accessLogTexts.whoAndWhen}>
        <PersonFilter
          name="actor_id"
          label={accessLogTexts.whoLooked}
          id={search.actor_id}
          known={list.nameOf(search.actor_id)}
          onChange={(actor_id) => change({ actor_id })}
        />
        <PersonFilter
          name="user_id"
          label={accessLogTexts.ofWhom}
          id={search.user_id}
          known={list.nameOf(search.user_id)}
          onChange={(user_id) => change({ user_id })}
        />
        <WindowFields />
      </div>
      <DataTable
        label={accessLogTexts.accessToPrivateData}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={accessLogTexts.noun}
        tools={<ExportButton kind="access_log" query={query} />}
        filters={[
          { name: 'tier', label: accessLogTexts.atWhat, any: accessLogTexts.anything, options: optionsOf(tierNames) },
        ]}
        empty={accessLogTexts.empty}
      />
    </Page>
  );
}
