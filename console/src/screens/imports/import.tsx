import { useState, type ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { plural } from '../../words.ts';
import { importKinds } from './kinds.ts';
import { ImportReport } from './report.tsx';
import { isOver, useImport, type Import } from './use-import.ts';

const back = { to: '/imports', label: 'Imports' };
const places = { people: '/people', departments: '/departments', time_entries: '/time-entries' } as const;

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const { data, error, reload, nameOf } = useImport(id);
  if (!data) {
    return <PendingPage title="Import" back={back} isNarrow read={{ error, reload }} />;
  }
  const { label } = importKinds[data.kind];
  const who = data.created_by_id === null ? 'the command line' : (nameOf(data.created_by_id) ?? 'an erased person');
  return (
    <Page
      title={data.dry_run ? 'Trial import' : 'Import'}
      back={back}
      isNarrow
      actions={data.can?.includes('imports.undo') === true && <Undo report={data} />}
    >
      {data.undone_at !== null && <Notice>What it added was taken back on {format.instant(data.undone_at)}.</Notice>}
      <Panel
        title={label}
        note={`Started ${format.instant(data.created_at)} by ${who}`}
        actions={isOver(data) && <ButtonLink to={places[data.kind]}>Go to {label.toLowerCase()}</ButtonLink>}
      >
        <ImportReport report={data} />
      </Panel>
    </Page>
  );
}

function Undo({ report }: { readonly report: Import }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const undo = useWrite('post', '/imports/{id}/undo');
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsked(true)}>
        Undo this import
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Undo this import?"
          action="Undo this import"
          onClose={() => setIsAsked(false)}
          done="The import is undone."
          onConfirm={() => undo.mutateAsync({ path: { id: report.id } })}
        >
          {`What it added is deleted: ${plural(report.rows_imported, 'row')}. All of it, or nothing where a row can no longer be deleted.`}
        </ConfirmDialog>
      )}
    </>
  );
}
