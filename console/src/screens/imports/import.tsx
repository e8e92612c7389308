import { useRouteParam } from '../../router.tsx';
import { useEffect, type ReactNode } from 'react';
import { sayInstant } from '../../dates.ts';
import { forgetDepartments } from '../departments/source.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { importKinds } from './kinds.ts';
import { ImportReport } from './report.tsx';
import { isOver, useImport } from './use-import.ts';

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data, error, reload } = useImport(id);
  const hasEnded = data !== null && isOver(data);
  useEffect(() => {
    if (hasEnded) forgetDepartments();
  }, [hasEnded]);
  const kind = data?.kind ?? 'people';
  return (
    <Page
      title={data?.dry_run === true ? 'Trial import' : 'Import'}
      back={{ to: '/imports', label: 'Imports' }}
      isNarrow
    >
      {data ? (
        <Panel
          title={importKinds[kind].label}
          note={`Started ${sayInstant(data.created_at)}`}
          actions={hasEnded && <ButtonLink to={`/${kind}`}>Go to {importKinds[kind].label.toLowerCase()}</ButtonLink>}
        >
          <ImportReport report={data} />
        </Panel>
      ) : (
        <div className="panel">
          {error === null ? (
            <div className="panel__body">
              <Skeleton lines={4} />
            </div>
          ) : (
            <Failure error={error} retry={reload} />
          )}
        </div>
      )}
    </Page>
  );
}
