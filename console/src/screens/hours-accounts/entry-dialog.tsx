import type { ReactNode } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { readMinutes, useFormat } from '../../format.ts';
import { calledHere } from '../../language.ts';
import { accountEntryTexts as texts } from '../../texts/hours-accounts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, SelectInput, TextAreaInput, TextInput, useFormValues } from '../../ui/forms.tsx';
import { optionsOf } from '../../words.ts';
import { signed } from './signed.ts';

interface Values {
  readonly kind: 'CORRECTION' | 'PAY_OUT' | 'LEAVE_IN_LIEU';
  readonly minutes: string;
  readonly date: string;
  readonly leave_type_id: string;
  readonly reason: string;
}

/** Hours as they are typed; a minus sign takes away. */
function minutesOf(typed: string): number | null {
  const text = typed.trim();
  const isNegative = /^[-−–]/.test(text);
  const minutes = readMinutes(isNegative ? text.slice(1) : text);
  return minutes === null ? null : isNegative ? -minutes : minutes;
}

const problemOf = (typed: string): string | null => (minutesOf(typed) === null ? texts.hoursProblem : null);

export function EntryDialog({
  person,
  balance,
  onClose,
}: {
  readonly person: { readonly id: string; readonly name: string };
  readonly balance: number;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const enter = useWrite('post', '/hours-account-entries');
  return (
    <FormDialog<Values>
      title={texts.titleOf(person.name)}
      action={texts.action}
      done={texts.done}
      initial={{ kind: 'CORRECTION', minutes: '', date: format.today(), leave_type_id: '', reason: '' }}
      onClose={onClose}
      onSubmit={({ kind, minutes, date, leave_type_id, reason }) => {
        const body = {
          user_id: person.id,
          kind,
          minutes: minutesOf(minutes) ?? 0,
          ...(date !== '' && { date }),
          ...(kind === 'LEAVE_IN_LIEU' && leave_type_id !== '' && { leave_type_id }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        };
        return enter.mutateAsync({ body });
      }}
    >
      <SelectInput name="kind" label={texts.kind} options={optionsOf(texts.kinds)} />
      <TextInput name="minutes" label={texts.hours} hint={texts.hoursHint} problemOf={problemOf} isRequired />
      <LeaveType />
      <DayInput name="date" label={texts.date} hint={texts.dateHint} max={format.today()} />
      <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} />
      <After balance={balance} />
    </FormDialog>
  );
}

/** For hours that are given as leave. */
function LeaveType(): ReactNode {
  const { kind } = useFormValues<Values>();
  const types = useList('/leave-types', {}, { pageSize: 100 });
  if (kind !== 'LEAVE_IN_LIEU') return null;
  const limited = (types.rows ?? []).filter((type) => type.is_active && type.annual_allowance !== null);
  return (
    <SelectInput
      name="leave_type_id"
      label={texts.leaveType}
      hint={texts.leaveTypeHint}
      empty={texts.choose}
      options={limited.map((type) => ({ value: type.id, label: calledHere(type) }))}
    />
  );
}

/** What there will be, while it is typed. */
function After({ balance }: { readonly balance: number }): ReactNode {
  const format = useFormat();
  const { kind, minutes } = useFormValues<Values>();
  const typed = minutesOf(minutes);
  const before = signed(format, balance);
  if (typed === null) return <p className="quiet">{texts.now(before)}</p>;
  const after = balance + (kind === 'CORRECTION' ? typed : -typed);
  return <p role="status">{texts.afterwards(before, signed(format, after))}</p>;
}
