import { type ReactNode, useState } from 'react';
import { useList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan } from '../../session.tsx';
import { payrollFileTexts as texts } from '../../texts/payroll-files.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { FileLayout, type Layout } from './file-layout.tsx';
import { FilePreview } from './file-preview.tsx';
import { type PayRun, runAddress } from './totals.ts';
import './pay-runs.css';

/** What is being edited, and what it was when it was chosen. */
interface Draft {
  /** null: a preset as it is. */
  readonly templateId: string | null;
  readonly name: string;
  readonly layout: Layout;
  readonly describedAt: string | null;
}

const layoutOf = ({ preset, rows_by, delimiter, date_format, opening, columns, codes }: Layout): Layout => ({
  preset,
  rows_by,
  delimiter,
  date_format,
  opening,
  columns,
  codes,
});

/** The file of one run, in the way that payroll wants it. */
export function PayrollFiles({ id }: { readonly id: string }): ReactNode {
  const back = { to: runAddress(id), label: texts.back };
  const { data, error, reload } = useRead('/pay-runs/{id}', { path: { id } });
  if (data === undefined) return <PendingPage title={texts.title} back={back} read={{ error, reload }} />;
  return <Files run={data} back={back} />;
}

function Files({
  run,
  back,
}: {
  readonly run: PayRun;
  readonly back: { readonly to: string; readonly label: string };
}) {
  const format = useFormat();
  const templates = useList('/payroll-templates', {}, { pageSize: 100 });
  const presets = useRead('/payroll-presets');
  const preview = useWrite('post', '/pay-runs/{id}/file-preview');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [chosen, setChosen] = useState<Draft | null>(null);
  const [previewed, setPreviewed] = useState<Layout | null>(null);
  const show = (layout: Layout): void => {
    setPreviewed(layout);
    preview.mutate({ path: { id: run.id }, body: layout });
  };
  const start = (next: Draft): void => {
    setDraft(next);
    setChosen(next);
    show(next.layout);
  };
  const known = presets.data?.presets ?? [];
  const describedAt = (name: Layout['preset']): string | null =>
    known.find(({ preset }) => preset === name)?.described_at ?? null;
  const choose = (value: string): void => {
    const template = (templates.rows ?? []).find((one) => one.id === value);
    const preset = known.find((one) => one.preset === value);
    if (template) {
      const { name, preset: from } = template;
      start({ templateId: template.id, name, layout: layoutOf(template), describedAt: describedAt(from) });
    } else if (preset) {
      const layout = layoutOf(preset);
      start({ templateId: null, name: texts.presets[preset.preset], layout, describedAt: preset.described_at });
    }
  };
  const options = [
    ...(templates.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...known.map(({ preset: value }) => ({ value, label: texts.preset(texts.presets[value]) })),
  ];
  const isChanged = JSON.stringify(draft) !== JSON.stringify(chosen);
  const change = (layout: Layout): void => setDraft((current) => current && { ...current, layout });
  return (
    <Page
      title={texts.title}
      back={back}
      lead={texts.lead(format.number(run.number), format.days(run.period_start, run.period_end))}
    >
      <Panel title={texts.template}>
        <div className="payroll-fields">
          <SelectField
            field={{
              name: 'template',
              value: draft?.templateId ?? draft?.layout.preset ?? '',
              set: choose,
              error: null,
            }}
            label={texts.choose}
            empty={texts.chooseFirst}
            options={options}
          />
          {draft && (
            <TextField
              field={{ name: 'name', value: draft.name, set: (name) => setDraft({ ...draft, name }), error: null }}
              label={texts.name}
              maxLength={100}
            />
          )}
        </div>
        {draft?.describedAt != null && (
          <p className="quiet">
            {texts.describedAt}{' '}
            <a href={draft.describedAt} className="seal" rel="noreferrer" target="_blank">
              {draft.describedAt}
            </a>
          </p>
        )}
        {draft && (
          <Actions
            run={run}
            draft={draft}
            isChanged={isChanged}
            onSaved={(next) => {
              setDraft(next);
              setChosen(next);
            }}
            onRemoved={() => {
              setDraft(null);
              setChosen(null);
            }}
          />
        )}
      </Panel>
      {draft && (
        <>
          <Panel
            title={texts.preview}
            actions={
              <Button isBusy={preview.isPending} onClick={() => show(draft.layout)}>
                {texts.showPreview}
              </Button>
            }
          >
            {preview.error && <FailureNotice error={preview.error} />}
            {preview.data && <FilePreview preview={preview.data} isStale={previewed !== draft.layout} />}
          </Panel>
          <FileLayout layout={draft.layout} onChange={change} />
        </>
      )}
    </Page>
  );
}

/** To keep it, to drop it, to have the file. What was not saved has no file: the one at payroll can be made again. */
function Actions({
  run,
  draft,
  isChanged,
  onSaved,
  onRemoved,
}: {
  readonly run: PayRun;
  readonly draft: Draft;
  readonly isChanged: boolean;
  readonly onSaved: (draft: Draft) => void;
  readonly onRemoved: () => void;
}): ReactNode {
  const can = useCan();
  const create = useWrite('post', '/payroll-templates');
  const update = useWrite('patch', '/payroll-templates/{id}');
  const remove = useWrite('delete', '/payroll-templates/{id}');
  const { failure, attempt } = useAttempt();
  const [isRemoving, setIsRemoving] = useState(false);
  const { templateId, name, layout } = draft;
  const body = { name, ...layout };
  const add = async (): Promise<void> => {
    const made = await create.mutateAsync({ body });
    onSaved({ ...draft, templateId: made.id, name: made.name });
  };
  const save = async (path: { readonly id: string }): Promise<void> => {
    const saved = await update.mutateAsync({ path, body });
    onSaved({ ...draft, name: saved.name });
  };
  const query = templateId === null ? `preset=${layout.preset}` : `template_id=${templateId}`;
  return (
    <>
      {failure && <FailureNotice error={failure} />}
      <div className="close-actions">
        {!isChanged && (
          <DownloadLink className="button button--primary" address={`/app/api/pay-runs/${run.id}/file?${query}`}>
            {texts.export}
          </DownloadLink>
        )}
        {templateId !== null && can('payrollTemplates.update') && isChanged && (
          <Button
            kind="primary"
            isBusy={update.isPending}
            onClick={() => void attempt(() => save({ id: templateId }), texts.saved)}
          >
            {texts.save}
          </Button>
        )}
        {can('payrollTemplates.create') && (
          <Button isBusy={create.isPending} onClick={() => void attempt(add, texts.saved)}>
            {texts.saveAsNew}
          </Button>
        )}
        {templateId !== null && can('payrollTemplates.delete') && (
          <Button kind="quiet-danger" onClick={() => setIsRemoving(true)}>
            {texts.remove}
          </Button>
        )}
        {isChanged && <span className="quiet">{texts.saveFirst}</span>}
      </div>
      {isRemoving && templateId !== null && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          action={texts.remove}
          done={texts.removed}
          onConfirm={async () => {
            await remove.mutateAsync({ path: { id: templateId } });
            onRemoved();
          }}
          onClose={() => setIsRemoving(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
