import type { ReactNode } from 'react';
import { useList, type Item } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { optionsOf, tierNames } from '../../words.ts';
import { nameColumn, originColumn, whenColumn, WindowFields } from './parts.tsx';
import './logs.css';

type Look = Item<'/my-access-log'>;

export function Screen(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'tier' | 'start_date' | 'end_date'>();
  const list = useList('/my-access-log', { query: { ...search, tier: search.tier as Look['tier'] | undefined } });
  const columns: readonly TableColumn<Look>[] = [
    whenColumn(format),
    nameColumn,
    { id: 'tier', title: 'At what', kind: 'lead', cell: ({ tier }) => <strong>{tierNames[tier]}</strong> },
    originColumn(list.nameOf),
  ];
  return (
    <Page
      title="Who looked at my record"
      lead="Everyone who looked at your personal details, government identifiers or compensation, and when."
    >
      <div className="log-filters" role="group" aria-label="When">
        <WindowFields />
      </div>
      <DataTable
        label="Who looked at my record"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={['look', 'looks']}
        filters={[{ name: 'tier', label: 'At what', any: 'Anything', options: optionsOf(tierNames) }]}
        empty={{ title: 'Nobody looked', text: 'Your private data has not been looked at.' }}
      />
    </Page>
  );
}
