import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { plural } from '../../words.ts';
import { importKinds } from './kinds.ts';
import { ImportReport, LineTable } from './report.tsx';
import { type Import, isOver, useImport } from './use-import.ts';

const back = { to: '/imports', label: 'Imports' };

export function Screen(): ReactNode {
  const id = useRouteParam();
  const format = useFormat();
  const { data, error, reload, nameOf } = useImport(id);
  if (!data) {
    return <PendingPage title="Import" back={back} isNarrow read={{ error, reload }} />;
  }
  const { label, to } = importKinds[data.kind];
  const who = data.created_by_id === null ? 'the command line' : (nameOf(data.created_by_id) ?? 'an erased person');
  return (
    <Page
      title={data.dry_run ? 'Trial import' : 'Import'}
      back={back}
      isNarrow
      actions={data.can?.includes('imports.undo') === true && <Undo report={data} />}
    >
      <UndoOutcome report={data} />
      <Panel
        title={label}
        note={`Started ${format.instant(data.created_at)} by ${who}`}
        actions={isOver(data) && <ButtonLink to={to}>Go to {label.toLowerCase()}</ButtonLink>}
      >
        <ImportReport report={data} />
      </Panel>
    </Page>
  );
}

function UndoOutcome({ report }: { readonly report: Import }): ReactNode {
  const format = useFormat();
  return (
    <>
      {report.undone_at !== null && (
        <Notice>
          {report.rows_kept === 0
            ? `What it added was taken back on ${format.instant(report.undone_at)}.`
            : `${plural(report.rows_undone, 'row')} were taken back on ${format.instant(report.undone_at)}.`}
        </Notice>
      )}
      {report.rows_kept > 0 && (
        <Panel title="Rows that had to stay" note="Undo again once nothing depends on them.">
          <LineTable label="Rows that had to stay" lines={report.kept} />
        </Panel>
      )}
    </>
  );
}

function Undo({ report }: { readonly report: Import }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
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
          onConfirm={async () => {
            const { rows_kept } = await undo.mutateAsync({ path: { id: report.id } });
            toast(rows_kept === 0 ? 'The import is undone.' : `${plural(rows_kept, 'row')} had to stay.`);
            setIsAsked(false);
          }}
        >
          {`${plural(report.rows_imported - report.rows_undone, 'row')} that it added ${report.kind === 'time_entries' ? 'are deleted: all of them, or none where one can no longer be deleted.' : 'are taken back. What others depend on by now stays, and you see why.'}`}
        </ConfirmDialog>
      )}
    </>
  );
}
