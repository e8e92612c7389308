import type { ReactNode } from 'react';
import type { AccessRow } from '../../records.ts';
import { useQuery } from '../../router.tsx';
import { SelectField } from '../../ui/field.tsx';
import { State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable, type Column } from '../../ui/table.tsx';
import { usePages } from '../../ui/use-load.ts';
import { optionsOf, tierNames } from '../../words.ts';
import { PersonLink } from '../people/person-link.tsx';
import { LogTabs, originColumn, whenColumn, whoColumn, WindowFields, windowOf } from './parts.tsx';
import { PersonFilter } from './person-filter.tsx';

const columns: readonly Column<AccessRow>[] = [
  whenColumn,
  { ...whoColumn, title: 'Who looked' },
  { title: 'At what', kind: 'lead', cell: (row) => <strong>{tierNames[row.tier]}</strong> },
  { title: 'Of whom', cell: (row) => <PersonLink id={row.user_id} /> },
  originColumn,
];

export function Screen(): ReactNode {
  const [query, change] = useQuery();
  const filters = {
    actor_id: query.get('actor_id') ?? '',
    user_id: query.get('user_id') ?? '',
    tier: query.get('tier') ?? '',
    ...windowOf(query),
  };
  const pages = usePages<AccessRow>('/sensitive-access-log', filters);
  return (
    <Page title="Logs">
      <LogTabs current="/logs/access" />
      <div className="panel">
        <div className="panel__filters" role="group" aria-label="Filters">
          <PersonFilter
            name="actor_id"
            label="Who looked"
            id={filters.actor_id}
            onChange={(id) => change({ actor_id: id })}
          />
          <PersonFilter
            name="user_id"
            label="Of whom"
            id={filters.user_id}
            onChange={(id) => change({ user_id: id })}
          />
          <SelectField
            field={{ name: 'tier', value: filters.tier, error: null, set: (tier) => change({ tier }) }}
            label="At what"
            empty="Anything"
            options={optionsOf(tierNames)}
          />
          <WindowFields query={query} change={change} />
        </div>
        <PagedTable
          label="Access to private data"
          columns={columns}
          keyOf={(row) => row.id}
          pages={pages}
          empty={<State icon="shield" title="Nobody looked" children="No access to private data fits these filters." />}
        />
      </div>
    </Page>
  );
}
