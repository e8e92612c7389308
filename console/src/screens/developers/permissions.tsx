import type { ReactNode } from 'react';
import { type Item, useRead } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { areaNames } from '../../texts/codes.ts';
import { permissionsTexts } from '../../texts/developers.ts';
import { roleNames } from '../../texts/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { nameIn, optionsOf } from '../../words.ts';
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
    <Page title={permissionsTexts.permissions} lead={permissionsTexts.permissionsLead}>
      <div className="panel data-table">
        <div className="data-table__bar">
          <FilterBar
            searches={permissionsTexts.searchOperationsAndScopes}
            filters={[
              {
                name: 'area',
                label: permissionsTexts.part,
                any: permissionsTexts.everyPart,
                options: areas.map((area) => ({ value: area, label: nameIn(areaNames, area) })),
              },
              {
                name: 'role',
                label: permissionsTexts.role,
                any: permissionsTexts.anyRole,
                options: optionsOf(roleNames),
              },
            ]}
          />
        </div>
        {error && <Failure error={error} retry={reload} />}
        {!shown && !error && <Skeleton lines={8} />}
        {shown?.length === 0 && (
          <State icon="info" title={permissionsTexts.nothingFits} children={permissionsTexts.tryOtherWordsOrFewer} />
        )}
        {shown && shown.length > 0 && <Matrix permissions={shown} />}
      </div>
    </Page>
  );
}

function Matrix({ permissions }: { readonly permissions: readonly Permission[] }): ReactNode {
  return (
    <div className="data-table__scroll">
      <table className="table" role="table" aria-label={permissionsTexts.permissions}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {permissionsTexts.operation}
            </th>
            <th role="columnheader" scope="col">
              {permissionsTexts.scopeOfAToken}
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
              <td
                role="cell"
                data-label={permissionsTexts.operation}
                className="table__lead"
                title={permission.summary}
              >
                <span className="who__text">
                  <span lang="en">{permission.summary}</span>
                  <span className="who__small mono">
                    {permission.method} {permission.path}
                  </span>
                </span>
              </td>
              <td role="cell" data-label={permissionsTexts.scopeOfAToken}>
                <ScopeOf permission={permission} />
              </td>
              {roles.map((role) => (
                <td key={role} role="cell" data-label={roleNames[role]}>
                  {permission.roles.includes(role) ? (
                    <>
                      <Icon name="check" />
                      <span className="only-read-aloud">{permissionsTexts.yes}</span>
                    </>
                  ) : (
                    <span className="quiet">{permissionsTexts.no}</span>
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
  if (is_app_only) return <span className="quiet">{permissionsTexts.inTheAppAlone}</span>;
  return scope === null ? <span className="quiet">{permissionsTexts.anyToken}</span> : <code>{scope}</code>;
}
