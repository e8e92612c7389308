import type { ReactNode } from 'react';
import { type Data, useRead, useWrite } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { useSession, useSessionControl } from '../../session.tsx';
import { mergeTexts as texts, partTexts } from '../../texts/department-merges.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CheckInput, DayInput, orNull, SelectInput, TextInput, useFormValues } from '../../ui/forms.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import './departments.css';

interface MergeForm {
  readonly into_id: string;
  readonly effective_date: string;
  readonly leads_follow: boolean;
  readonly reason: string;
}

/** A department becomes part of another: what comes along is named before. */
export function MergeDialog({
  department: { id, name },
  onClose,
}: {
  readonly department: Pick<Data<'/departments/{id}'>, 'id' | 'name'>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const { uses } = useSession();
  const { refresh } = useSessionControl();
  const merge = useWrite('post', '/departments/{id}/merge');
  return (
    <FormDialog
      title={texts.title(name)}
      action={texts.merge}
      isWide
      initial={{ into_id: '', effective_date: format.today(), leads_follow: true, reason: '' }}
      onSubmit={async ({ reason, ...body }: MergeForm) => {
        const planned = await merge.mutateAsync({ path: { id }, body: { ...body, reason: orNull(reason) } });
        // With the first one, pages begin to ask for them.
        if (!uses.merges) await refresh();
        return planned;
      }}
      done={({ effective_date: day }) =>
        day > format.today() ? texts.planned(name, format.day(day)) : texts.begun(name)
      }
      onClose={onClose}
    >
      <div className="form__grid">
        <SelectInput
          name="into_id"
          label={texts.into}
          isRequired={texts.chooseOne}
          options={{ path: '/departments', left: [id] }}
          empty={texts.choose}
        />
        <DayInput name="effective_date" label={texts.day} hint={texts.dayHint} min={format.today()} isRequired />
      </div>
      <ComesAlong id={id} />
      <CheckInput name="leads_follow" label={texts.leadsFollow} hint={texts.leadsFollowHint} />
      <TextInput name="reason" label={texts.reason} maxLength={500} isOptional hint={texts.reasonHint} />
    </FormDialog>
  );
}

function ComesAlong({ id }: { readonly id: string }): ReactNode {
  const format = useFormat();
  const day = useSettled(useFormValues<MergeForm & Record<string, unknown>>().effective_date);
  const { data, error, nameOf } = useRead(
    '/departments/{id}/merge-preview',
    { path: { id }, query: { effective_date: day === '' ? format.today() : day } },
    { keepsPrevious: true },
  );
  if (error) return <FailureNotice error={error} />;
  return (
    <section className="merge-parts" aria-label={texts.comesAlong}>
      <h3>{texts.comesAlong}</h3>
      {data === undefined ? (
        <p className="quiet">{texts.looking}</p>
      ) : data.parts.length === 0 ? (
        <p className="quiet">{texts.nothing}</p>
      ) : (
        <dl className="facts facts--lines">
          {data.parts.map(({ kind, count, first }) => {
            const named = first.map(({ user_id, name }) => sayOne(nameOf(user_id), name, kind === 'SHIFTS'));
            const shown = [...new Set(named.filter((one) => one !== ''))];
            const isCut = kind !== 'SHIFTS' && count > first.length;
            return (
              <div key={kind}>
                <dt>{partTexts[kind](count)}</dt>
                <dd>
                  {shown.join(', ')}
                  {isCut && ` ${texts.more(count - first.length)}`}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="quiet">{texts.stays}</p>
    </section>
  );
}

function sayOne(person: string | null, name: string | null, isShift: boolean): string {
  if (person !== null && name !== null) return texts.of(name, person);
  return person ?? name ?? (isShift ? texts.open : '');
}
