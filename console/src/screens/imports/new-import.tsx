import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { downloadCsv } from '../../csv.ts';
import { navigate, useSearch } from '../../router.tsx';
import { newImportTexts } from '../../texts/imports.ts';
import { invitationChoices, invitationTexts } from '../../texts/people/hiring.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { Pending } from '../../ui/pending.tsx';
import { optionsOf } from '../../words.ts';
import { invitationOf, type InvitationValues } from '../people/invitation.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { type ImportKind, importKinds, isImportKind, type KindInfo } from './kinds.ts';
import { columnsFor, type Mapping, nameOfColumn, problemOf, requiredOf, type SaidFormats } from './mapping.ts';
import { ImportReport } from './report.tsx';
import { type ChosenFile, SheetInput } from './sheet-input.tsx';
import { type Import, isOver, useImport } from './use-import.ts';
import { useRecognised } from './use-recognised.ts';
import './imports.css';

const kinds = Object.entries(importKinds).map(([value, { label }]) => ({ value, label }));
const back = { to: '/imports', label: newImportTexts.imports };
const invitedNow: InvitationValues = { invitation: 'NOW', invitation_day: '' };
const noColumns: KindInfo = { kind: '', columns: [], mappings: [] };

function columnsNeededOf(info: KindInfo): string {
  const required = requiredOf(info);
  if (required.length === 0) return newImportTexts.theFirstLineNames;
  return newImportTexts.theFirstLineNamesAndNeeds(required.map((name) => nameOfColumn(name, info)).join(', '));
}

const lead = newImportTexts.lead;

export function Screen(): ReactNode {
  const { data, error, reload } = useRead('/import-kinds');
  if (data) return <NewImport infos={data.kinds} />;
  return (
    <Page title={newImportTexts.importAFile} back={back} isNarrow lead={lead}>
      {error === null ? <Skeleton lines={4} /> : <Failure error={error} retry={reload} />}
    </Page>
  );
}

function NewImport({ infos }: { readonly infos: readonly KindInfo[] }): ReactNode {
  const [search, change] = useSearch<'kind'>();
  const kind: ImportKind = isImportKind(search.kind) ? search.kind : 'people';
  const info = infos.find((one) => one.kind === kind) ?? noColumns;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [formats, setFormats] = useState<SaidFormats>({});
  const first = useRecognised(kind, file, null);
  const mapping = chosen ?? first.data?.columns;
  const isChanged = chosen !== null || Object.keys(formats).length > 0;
  const said = file && mapping && isChanged ? columnsFor(file.head.header, mapping, formats) : null;
  const recognised = useRecognised(kind, file, said);
  const create = useWrite('post', '/imports');
  const [trialId, setTrialId] = useState<string | null>(null);
  const [inviting, setInviting] = useState<InvitationValues>(invitedNow);
  const isDayMissing = inviting.invitation === 'ON_DAY' && inviting.invitation_day === '';
  const problem = mapping ? problemOf(info, mapping) : null;

  const begin = (nextKind: ImportKind, nextFile: ChosenFile | null): void => {
    if (nextKind !== kind) {
      change({ kind: nextKind });
      setInviting(invitedNow);
    }
    setFile(nextFile);
    setChosen(null);
    setFormats({});
    setTrialId(null);
    create.reset();
  };
  const start = (dry_run: boolean, makes_missing: boolean): void => {
    if (!file || !mapping) return;
    const columns = columnsFor(file.head.header, mapping, formats);
    create.mutate(
      { body: { kind, dry_run, makes_missing, ...invitationOf(inviting), file_id: file.id, columns } },
      { onSuccess: ({ id }) => (dry_run ? setTrialId(id) : navigate(`/imports/${id}`)) },
    );
  };
  return (
    <Page title={newImportTexts.importAFile} back={back} isNarrow lead={lead}>
      <Panel title={newImportTexts.file}>
        <div className="form__grid">
          <SelectField
            label={newImportTexts.whatTheFileHolds}
            options={kinds}
            field={{ name: 'kind', value: kind, error: null, set: (value) => begin(value as ImportKind, file) }}
          />
        </div>
        {kind === 'people' && <InvitationChoice value={inviting} onChange={setInviting} />}
        <p className="quiet">{columnsNeededOf(info)}</p>
        <div className="form__actions">
          <Button onClick={() => downloadTemplate(kind, info)}>{newImportTexts.downloadATemplate}</Button>
        </div>
        <SheetInput file={file} onFile={(chosen) => begin(kind, chosen)} />
      </Panel>
      {file && (
        <Panel
          title={newImportTexts.columns}
          note={first.data?.rows_total == null ? undefined : newImportTexts.belowTheFirstLine(first.data.rows_total)}
        >
          {mapping ? (
            <ColumnMapping
              info={info}
              sheet={file.head}
              mapping={mapping}
              values={recognised.data?.values ?? []}
              onChange={(changed) => {
                setChosen(changed);
                setTrialId(null);
              }}
              onFormat={(column, format) => {
                setFormats({ ...formats, [column]: format });
                setTrialId(null);
              }}
            />
          ) : (
            <Pending read={first} />
          )}
          {problem !== null && <Notice tone="warning">{problem}</Notice>}
          {create.error && <FailureNotice error={create.error} />}
          <div className="form__actions">
            <Button
              kind="primary"
              disabled={!mapping || problem !== null || isDayMissing}
              isBusy={create.isPending && trialId === null}
              onClick={() => start(true, false)}
            >
              {newImportTexts.tryItFirst}
            </Button>
          </div>
        </Panel>
      )}
      {trialId !== null && (
        <Trial
          id={trialId}
          isBusy={create.isPending}
          onMake={() => start(true, true)}
          onImport={(makesMissing) => start(false, makesMissing)}
        />
      )}
    </Page>
  );
}

/** When the people of the file are mailed their links. */
function InvitationChoice({
  value,
  onChange,
}: {
  readonly value: InvitationValues;
  readonly onChange: (value: InvitationValues) => void;
}): ReactNode {
  const set = (changes: Partial<InvitationValues>): void => onChange({ ...value, ...changes });
  return (
    <div className="form__grid">
      <SelectField
        label={invitationTexts.invitation}
        hint={invitationTexts.invitationHint}
        options={optionsOf(invitationChoices)}
        field={{
          name: 'invitation',
          value: value.invitation,
          error: null,
          set: (chosen) => set({ invitation: chosen as InvitationValues['invitation'] }),
        }}
      />
      {value.invitation === 'ON_DAY' && (
        <TextField
          type="date"
          label={invitationTexts.day}
          hint={invitationTexts.dayHint}
          field={{
            name: 'invitation_day',
            value: value.invitation_day,
            error: null,
            set: (day) => set({ invitation_day: day }),
          }}
        />
      )}
    </div>
  );
}

/** The columns of the kind, named as people read them: it is recognised by these names. */
function downloadTemplate(kind: ImportKind, info: KindInfo): void {
  const sayAgain = info.columns.map(({ unless }) => unless);
  const names = info.columns.filter(
    ({ name }) =>
      !sayAgain.includes(name) && (!name.endsWith('_id') || name === 'employee_id' || name === 'payroll_id'),
  );
  downloadCsv(newImportTexts.templateName(importKinds[kind].label), [
    names.map(({ name }) => nameOfColumn(name, info)),
  ]);
}

/** What rows name and is not there: it can be made with the import. */
function MissingRecords({
  report,
  onMake,
  isBusy,
}: {
  readonly report: Import;
  readonly onMake: () => void;
  readonly isBusy: boolean;
}): ReactNode {
  if (report.makes_missing) return <p className="quiet">{newImportTexts.willBeMade}</p>;
  if (report.missing.length === 0) return null;
  const named = (column: string): string =>
    report.missing
      .filter((each) => each.column === column)
      .map(({ name }) => name)
      .join(', ');
  return (
    <Notice tone="warning">
      {named('department') !== '' && <p>{newImportTexts.missing.department(named('department'))}</p>}
      {named('team') !== '' && <p>{newImportTexts.missing.team(named('team'))}</p>}
      {named('leave_type') !== '' && <p>{newImportTexts.missing.leaveType(named('leave_type'))}</p>}
      <Button isBusy={isBusy} onClick={onMake}>
        {newImportTexts.makeThem}
      </Button>
    </Notice>
  );
}

function Trial({
  id,
  isBusy,
  onMake,
  onImport,
}: {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onMake: () => void;
  readonly onImport: (makesMissing: boolean) => void;
}): ReactNode {
  const { data, error, reload } = useImport(id);
  return (
    <Panel title={newImportTexts.trialRun}>
      {data ? (
        <ImportReport report={data} />
      ) : error === null ? (
        <Skeleton lines={4} />
      ) : (
        <Failure error={error} retry={reload} />
      )}
      {data && isOver(data) && <MissingRecords report={data} isBusy={isBusy} onMake={onMake} />}
      {data && isOver(data) && data.rows_imported > 0 && (
        <div className="form__actions">
          <Button kind="primary" isBusy={isBusy} onClick={() => onImport(data.makes_missing)}>
            {newImportTexts.import(data.rows_imported)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
