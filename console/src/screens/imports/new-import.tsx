import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
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
type NamedColumn = 'department' | 'team' | 'leave_type';
type SameAs = readonly { readonly column: NamedColumn; readonly name: string; readonly as: string }[];
/** With what is made, and what names of the file stand for. */
type Make = (makes: boolean, same: SameAs) => void;

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
  const [asked, setAsked] = useState(false);
  const [sameAs, setSameAs] = useState<SameAs>([]);
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
    setSameAs([]);
    create.reset();
  };
  const start = (
    dry_run: boolean,
    makes_missing: boolean,
    { same_as = sameAs, propose = false }: { same_as?: SameAs; propose?: boolean } = {},
  ): void => {
    if (!file || !mapping) return;
    const columns = columnsFor(file.head.header, mapping, formats);
    setAsked(makes_missing);
    create.mutate(
      {
        body: {
          kind,
          dry_run,
          makes_missing,
          same_as: [...same_as],
          ...invitationOf(inviting),
          file_id: file.id,
          columns,
        },
        ...(propose && { query: { propose: true } }),
      },
      { onSuccess: ({ id }) => (dry_run ? setTrialId(id) : navigate(propose ? `/proposals/${id}` : `/imports/${id}`)) },
    );
  };
  const takesTwo = create.error instanceof ApiError && create.error.reason === 'needs_proposal';
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
      {takesTwo && (
        <div className="form__actions">
          <Button kind="primary" isBusy={create.isPending} onClick={() => start(false, asked, { propose: true })}>
            {newImportTexts.propose}
          </Button>
        </div>
      )}
      {trialId !== null && (
        <Trial
          id={trialId}
          isBusy={create.isPending}
          onMake={(makes, same) => {
            setSameAs([...sameAs, ...same]);
            start(true, makes, { same_as: [...sameAs, ...same] });
          }}
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
  readonly onMake: Make;
  readonly isBusy: boolean;
}): ReactNode {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  if (report.makes_missing) return <p className="quiet">{newImportTexts.willBeMade}</p>;
  if (report.missing.length === 0) return null;
  const near = report.missing.filter(({ nearest }) => nearest !== null);
  const same = near.flatMap(({ column, name, nearest }) =>
    nearest === null || news.has(`${column} ${name}`) ? [] : [{ column: column as NamedColumn, name, as: nearest }],
  );
  const makes = same.length < report.missing.length;
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
      {near.length > 0 && (
        <div className="import-choices">
          {near.map(({ column, name, rows, nearest }) => (
            <SelectField
              key={`${column} ${name}`}
              label={newImportTexts.nearest(name, rows)}
              options={[
                { value: 'same', label: newImportTexts.isNearest(nearest ?? '') },
                { value: 'new', label: newImportTexts.isNew },
              ]}
              field={{
                name: `nearest-${column}-${name}`,
                value: news.has(`${column} ${name}`) ? 'new' : 'same',
                error: null,
                set: (value) => {
                  const changed = new Set(news);
                  if (value === 'new') changed.add(`${column} ${name}`);
                  else changed.delete(`${column} ${name}`);
                  setNews(changed);
                },
              }}
            />
          ))}
        </div>
      )}
      <Button isBusy={isBusy} onClick={() => onMake(makes, same)}>
        {makes ? newImportTexts.makeThem : newImportTexts.takeThem}
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
  readonly onMake: Make;
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
