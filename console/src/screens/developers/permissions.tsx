import type { ReactNode } from 'react';
import { type Item, useRead } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { roleNames } from '../../texts/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { optionsOf, plainly } from '../../words.ts';
import '../../ui/table.css';
import '../../ui/data-table.css';

type Permission = Item<'/permissions'>;
const roles = Object.keys(roleNames) as (keyof typeof roleNames)[];

/** Which role may call what, from the declarations that the server enforces. */
export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/permissions');
  const [search] = useSearch<'q' | 'area' | 'role'>();
  const areas = [...new Set(data?.map(({ area }) => area))];
  const words = (search.q ?? '').toLowerCase();
  const shown = data?.filter(
    ({ operation, summary, path, scope, area, roles: allowed }) =>
      (search.area === undefined || search.area === area) &&
      (search.role === undefined || (allowed as readonly string[]).includes(search.role)) &&
      `${operation} ${summary} ${path} ${scope ?? ''}`.toLowerCase().includes(words),
  );
  return (
    <Page
      title="Permissions"
      lead="Who may call what. Rules about single records, such as whose time one may approve, come on top."
    >
      <div className="panel data-table">
        <div className="data-table__bar">
          <FilterBar
            searches="Search operations and scopes"
            filters={[
              {
                name: 'area',
                label: 'Part',
                any: 'Every part',
                options: areas.map((area) => ({ value: area, label: plainly(area) })),
              },
              { name: 'role', label: 'Role', any: 'Any role', options: optionsOf(roleNames) },
            ]}
          />
        </div>
        {error && <Failure error={error} retry={reload} />}
        {!shown && !error && <Skeleton lines={8} />}
        {shown?.length === 0 && <State icon="info" title="Nothing fits" children="Try other words or fewer filters." />}
        {shown && shown.length > 0 && <Matrix permissions={shown} />}
      </div>
    </Page>
  );
}

function Matrix({ permissions }: { readonly permissions: readonly Permission[] }): ReactNode {
  return (
    <div className="data-table__scroll">
      <table className="table" role="table" aria-label="Permissions">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Operation
            </th>
            <th role="columnheader" scope="col">
              Scope of a token
            </th>
            {roles.map((role) => (
              <th key={role} role="columnheader" scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {permissions.map((permission) => (
            <tr key={permission.operation} role="row">
              <td role="cell" data-label="Operation" className="table__lead" title={permission.summary}>
                <span className="who__text">
                  <span>{permission.summary}</span>
                  <span className="who__small mono">
                    {permission.method} {permission.path}
                  </span>
                </span>
              </td>
              <td role="cell" data-label="Scope of a token">
                <ScopeOf permission={permission} />
              </td>
              {roles.map((role) => (
                <td key={role} role="cell" data-label={roleNames[role]}>
                  {permission.roles.includes(role) ? (
                    <>
                      <Icon name="check" />
                      <span className="only-read-aloud">Yes</span>
                    </>
                  ) : (
                    <span className="quiet">No</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScopeOf({ permission: { is_app_only, scope } }: { readonly permission: Permission }): ReactNode {
  if (is_app_only) return <span className="quiet">In the app alone</span>;
  return scope === null ? <span className="quiet">Any token</span> : <code>{scope}</code>;
}
