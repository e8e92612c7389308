import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { type Data, type Item, useList, useWrite, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { locale } from '../../language.ts';
import { useSession } from '../../session.tsx';
import { sayCopied, sayLeftOut, sayShiftTimes, templateTexts as texts, weekGridTexts } from '../../texts/schedule.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, LeaveButton } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Form, SubmitButton, TextInput } from '../../ui/forms.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import type { Week } from './planned.ts';
import { useSayAdded } from './use-take-back.ts';

type Template = Item<'/week-templates'>;
type Applied = Data<'/week-templates/{id}/apply', 'post'>;

interface TemplatesProps {
  readonly week: Week;
  readonly departmentId: string | undefined;
  readonly onClose: () => void;
}

/** A week under a name: laid over the one that is shown, saved from it, renamed and deleted. */
export function TemplatesDialog({ week, departmentId, onClose }: TemplatesProps): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const list = useList('/week-templates', {}, { pageSize: 100 });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const templates = [...(list.rows ?? [])].sort((a, b) => a.name.localeCompare(b.name, locale()));
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0];
  if (doing === 'rename' && chosen) return <RenameDialog template={chosen} onClose={() => setDoing(null)} />;
  if (doing === 'delete' && chosen) return <DeleteDialog template={chosen} onClose={() => setDoing(null)} />;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {list.rows === undefined ? (
        <Pending read={list} />
      ) : chosen === undefined ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <>
          <SelectField
            field={{ name: 'template', value: chosen.id, error: null, set: setChosenId }}
            label={texts.template}
            options={templates.map(({ id, name, shift_count: count, created_by_id: by }) => {
              const author = by === user.id ? null : list.nameOf(by);
              const label = texts.named(name, count);
              return { value: id, label: author === null ? label : texts.by(label, author) };
            })}
          />
          <Apply key={chosen.id} template={chosen} week={week} onClose={onClose}>
            <Button size="small" kind="quiet" onClick={() => setDoing('rename')}>
              {texts.rename}
            </Button>
            <Button size="small" kind="quiet-danger" onClick={() => setDoing('delete')}>
              {texts.delete}
            </Button>
          </Apply>
        </>
      )}
      {week.shifts.length > 0 && list.rows !== undefined && (
        <SaveForm
          week={week}
          departmentId={departmentId}
          said={texts.saveLead(format.days(week.week_start, week.week_end))}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}

/** What would come of it before anything does. */
function Apply({
  template,
  week,
  onClose,
  children,
}: {
  readonly template: Template;
  readonly week: Week;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const format = useFormat();
  const sayAdded = useSayAdded();
  const apply = useWrite('post', '/week-templates/{id}/apply');
  const rehearsal = useRehearsal(template.id, week.week_start);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const run = async (): Promise<void> => {
    setFailure(null);
    try {
      const done = await apply.mutateAsync({ path: { id: template.id }, body: { week_start: week.week_start } });
      sayAdded(sayCopied(done), done.shift_ids);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  const planned = rehearsal instanceof ApiError ? null : rehearsal;
  const error = failure ?? (rehearsal instanceof ApiError ? rehearsal : null);
  return (
    <>
      {error && <FailureNotice error={error} />}
      <p role="status">
        {planned === null
          ? texts.rehearsing
          : texts.wouldAdd(planned.copied, format.days(week.week_start, week.week_end))}
      </p>
      {planned !== null && planned.left_out.length > 0 && (
        <ul className="template-left">
          {planned.left_out.slice(0, leftShown).map(({ user_id: userId, starts_at, ends_at, title, reason }) => (
            <li key={`${userId ?? ''}${starts_at}${title ?? ''}`}>
              {texts.left(
                userId === null ? weekGridTexts.open : (names.get(userId) ?? texts.someone),
                `${format.shortDay(format.dayOf(starts_at))}, ${sayShiftTimes(format, { starts_at, ends_at })}`,
                texts.reasons[reason],
              )}
            </li>
          ))}
          {planned.left_out.length > leftShown && <li>{sayLeftOut(planned.left_out)}</li>}
        </ul>
      )}
      <div className="form__actions form__actions--end">
        {children}
        <LeaveButton />
        <Button
          kind="primary"
          isBusy={apply.isPending}
          disabled={planned === null || planned.copied === 0}
          onClick={() => void run()}
        >
          {texts.apply}
        </Button>
      </div>
    </>
  );
}

/** More would not be read one by one. */
const leftShown = 8;

/** null until it is known. */
function useRehearsal(id: string, weekStart: string): Applied | ApiError | null {
  const [found, setFound] = useState<Applied | ApiError | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    write('post', '/week-templates/{id}/apply', {
      path: { id },
      query: { dry_run: true },
      body: { week_start: weekStart },
    })
      .then(({ data }) => isCurrent && setFound(data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isCurrent) setFound(error);
      });
    return () => {
      isCurrent = false;
    };
  }, [id, weekStart]);
  return found;
}

function SaveForm({
  week,
  departmentId,
  said,
  onSaved,
}: {
  readonly week: Week;
  readonly departmentId: string | undefined;
  readonly said: string;
  readonly onSaved: () => void;
}): ReactNode {
  const toast = useToast();
  const create = useWrite('post', '/week-templates');
  return (
    <div className="template-save">
      <Form
        initial={{ name: '' }}
        label={texts.save}
        onSubmit={async ({ name }) => {
          await create.mutateAsync({
            body: {
              name,
              week_start: week.week_start,
              ...(departmentId !== undefined && { department_id: departmentId }),
            },
          });
          toast(texts.saved(name.trim()));
          onSaved();
        }}
      >
        <TextInput name="name" label={texts.newName} hint={said} isRequired maxLength={100} />
        <div className="form__actions form__actions--end">
          <SubmitButton>{texts.save}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function RenameDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/week-templates/{id}');
  return (
    <FormDialog
      title={texts.renameTitle(template.name)}
      action={texts.rename}
      initial={{ name: template.name }}
      done={texts.renamed}
      onClose={onClose}
      onSubmit={({ name }) => update.mutateAsync({ path: { id: template.id }, body: { name } })}
    >
      <TextInput name="name" label={texts.name} isRequired maxLength={100} />
    </FormDialog>
  );
}

function DeleteDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/week-templates/{id}');
  return (
    <ConfirmDialog
      title={texts.deleteTitle(template.name)}
      action={texts.delete}
      done={texts.deleted}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: template.id } })}
    >
      {texts.deleteText}
    </ConfirmDialog>
  );
}
