import { useState, type DragEvent, type ReactNode } from 'react';
import { ApiError, send } from '../../api.ts';
import type { Import, ImportKind } from '../../records.ts';
import { navigate } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { plural } from '../../words.ts';
import { importKinds } from './kinds.ts';
import { ImportReport } from './report.tsx';
import { isOver, useImport } from './use-import.ts';
import './imports.css';

/** A request holds at most 1 MB, and the text grows a little on the way. */
const maxBytes = 950_000;

interface CsvFile {
  readonly name: string;
  readonly csv: string;
}

export function Screen(): ReactNode {
  const [kind, setKind] = useState<ImportKind>('people');
  const [file, setFile] = useState<CsvFile | null>(null);
  const [trial, setTrial] = useState<Import | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const start = async (dry_run: boolean): Promise<void> => {
    if (!file) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const started = await send<Import>('POST', '/imports', { kind, csv: file.csv, dry_run });
      if (dry_run) setTrial(started);
      else navigate(`/imports/${started.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (chosen: CsvFile | null): void => {
    setFile(chosen);
    setTrial(null);
    setFailure(null);
  };

  return (
    <Page
      title="Imports"
      isNarrow
      lead="Add many people, departments or time entries from a CSV file. A trial run tells what would happen and changes nothing."
    >
      <Panel title="File">
        <div className="form__grid">
          <SelectField
            label="What the file holds"
            options={Object.entries(importKinds).map(([value, { label }]) => ({ value, label }))}
            field={{
              name: 'kind',
              value: kind,
              error: null,
              set: (value) => {
                setKind(value as ImportKind);
                setTrial(null);
                setFailure(null);
              },
            }}
          />
        </div>
        <Columns kind={kind} />
        <DropZone file={file} onFile={choose} />
        {failure && <FailureNotice error={failure} />}
        <div className="form__actions">
          <Button kind="primary" disabled={!file} isBusy={isBusy && trial === null} onClick={() => void start(true)}>
            Try it first
          </Button>
        </div>
      </Panel>
      {trial && <Trial id={trial.id} isBusy={isBusy} onImport={() => void start(false)} />}
    </Page>
  );
}

function Columns({ kind }: { readonly kind: ImportKind }): ReactNode {
  const { required, optional } = importKinds[kind];
  return (
    <div>
      <p className="quiet">The first line names the columns. Required: {required.join(', ')}.</p>
      <p className="quiet">Also understood: {optional.join(', ')}.</p>
    </div>
  );
}

function Trial({
  id,
  isBusy,
  onImport,
}: {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onImport: () => void;
}): ReactNode {
  const { data, error, reload } = useImport(id);
  return (
    <Panel title="Trial run">
      {data ? (
        <ImportReport report={data} />
      ) : error === null ? (
        <Skeleton lines={4} />
      ) : (
        <Failure error={error} retry={reload} />
      )}
      {data && isOver(data) && data.rows_imported > 0 && (
        <div className="form__actions">
          <Button kind="primary" isBusy={isBusy} onClick={onImport}>
            Import {plural(data.rows_imported, 'row')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function DropZone({
  file,
  onFile,
}: {
  readonly file: CsvFile | null;
  readonly onFile: (file: CsvFile | null) => void;
}): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    setProblem(null);
    if (!chosen) return;
    if (chosen.size > maxBytes) {
      setProblem('The file is larger than 1 MB. Split it, or use the command line: muster import.');
      onFile(null);
      return;
    }
    onFile({ name: chosen.name, csv: await chosen.text() });
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={isOver ? 'drop drop--over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input
          id="csv-file"
          className="drop__input only-read-aloud"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // The same file, changed in the meantime, can be chosen again.
            event.target.value = '';
          }}
        />
        <label htmlFor="csv-file" className="button">
          Choose a CSV file
        </label>
        <span className={file ? undefined : 'quiet'}>{file ? file.name : 'or drop it here'}</span>
      </div>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
