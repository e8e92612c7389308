import type { ReactNode } from 'react';
import type { AccessRow } from '../../records.ts';
import { useQuery } from '../../router.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { usePages } from '../../ui/use-load.ts';
import { optionsOf, tierNames } from '../../words.ts';
import { nameColumn, originColumn, whenColumn, WindowFields, windowOf } from './parts.tsx';

const columns: readonly Column<AccessRow>[] = [
  whenColumn,
  nameColumn,
  { title: 'At what', kind: 'lead', cell: (row) => <strong>{tierNames[row.tier]}</strong> },
  originColumn,
];

export function Screen(): ReactNode {
  const [query, change] = useQuery();
  const tier = query.get('tier') ?? '';
  const pages = usePages<AccessRow>('/my-access-log', { tier, ...windowOf(query) });
  return (
    <Page
      title="Who saw my data"
      lead="Everyone who looked at your personal details, government identifiers or compensation, and when."
    >
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <SelectField
            field={{ name: 'tier', value: tier, error: null, set: (value) => change({ tier: value }) }}
            label="At what"
            empty="Anything"
            options={optionsOf(tierNames)}
          />
          <WindowFields query={query} change={change} />
        </div>
        <PagedTable
          label="Who saw my data"
          columns={columns}
          keyOf={(row) => row.id}
          pages={pages}
          empty={<State icon="shield" title="Nobody looked" children="Your private data has not been looked at." />}
        />
      </div>
    </Page>
  );
}
