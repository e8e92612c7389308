import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Data, readOptions, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { calledHere } from '../../language.ts';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { recordLeaveTexts as texts } from '../../texts/leave/record.ts';
import { sayLength } from '../../texts/leave/requests.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextAreaInput, useFormValues } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { bodyOf, DayFields, HoursFields, useEndFollows } from './book.tsx';
import { Problems } from './preview-panel.tsx';
import type { Preview } from './record.ts';
import type { BookingValues } from './send.ts';
import { useAskUncovered } from './use-ask-uncovered.tsx';
import { usePreview } from './use-preview.ts';
import './leave.css';

interface Values extends BookingValues {
  person: NamedPerson | null;
}

type Type = Pick<
  Data<'/leave-types'>[number],
  'id' | 'name' | 'is_sickness' | 'is_for_family' | 'allows_hours' | 'unit'
>;

/** Leave that is recorded for someone else is mostly for illness. */
const forIllness = (types: readonly Type[]): Type | undefined =>
  types.find(({ is_sickness: isSickness, is_for_family: isForFamily }) => isSickness && !isForFamily) ?? types[0];

/** Leave of someone else, as of today; then the shifts that they will not work. */
export function RecordLeaveDialog({
  person,
  day,
  onClose,
}: {
  /** Whose it is; null: it is to be chosen. */
  readonly person: NamedPerson | null;
  readonly day?: string;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const types = useRead('/leave-types', { query: { is_active: true, limit: 100 } });
  const create = useWrite('post', '/leaves');
  const approve = useWrite('post', '/leaves/{id}/approve');
  const uncovered = useAskUncovered(onClose);
  const rows = types.data ?? [];
  const start = day ?? format.today();
  /** Who may decide on it has decided by recording it; if the rules refuse that, it waits. */
  const decide = async (id: string): Promise<boolean> => {
    const { data: leave } = await queries.query(readOptions('/leaves/{id}', { path: { id } }));
    if (leave.can?.includes('leaves.approve') !== true) return false;
    return approve.mutateAsync({ path: { id }, version: leave.version }).then(
      () => true,
      () => false,
    );
  };
  if (uncovered.dialog) return uncovered.dialog;
  return (
    <FormDialog<Values>
      title={person === null ? texts.recordLeave : texts.recordLeaveFor(fullName(person))}
      action={texts.recordLeave}
      needs={types}
      initial={{
        person,
        leave_type_id: forIllness(rows)?.id ?? '',
        start_date: start,
        end_date: start,
        half: 'FULL_DAY',
        start_half: 'FULL_DAY',
        end_half: 'FULL_DAY',
        start_time: '09:00',
        end_time: '12:00',
        reason: '',
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        if (values.person === null) return;
        const isHours = rows.find(({ id }) => id === values.leave_type_id)?.unit === 'HOURS';
        const body = { ...bodyOf(values, isHours), user_id: values.person.id, reason: orNull(values.reason) };
        const booked = await create.mutateAsync({ body });
        const isApproved = booked.status === 'APPROVED' || (await decide(booked.id));
        const name = fullName(values.person);
        toast(isApproved ? texts.recorded(name) : texts.waits(name));
        if (!(await uncovered.ask(booked.id, values.person))) onClose();
      }}
      onDone={() => undefined}
    >
      {person === null && <PersonInput name="person" label={texts.person} isRequired />}
      <Fields types={rows} />
    </FormDialog>
  );
}

function Fields({ types }: { readonly types: readonly Type[] }): ReactNode {
  const values = useFormValues<Values>();
  const type = types.find(({ id }) => id === values.leave_type_id);
  const isHours = type?.unit === 'HOURS';
  useEndFollows(values);
  const asked = useMemo(
    () =>
      values.person === null
        ? { ...bodyOf(values, isHours), start_date: '' }
        : { ...bodyOf(values, isHours), user_id: values.person.id },
    [values, isHours],
  );
  const preview = usePreview(asked);
  return (
    <>
      <SelectInput
        name="leave_type_id"
        label={texts.type}
        options={types.map((type) => ({ value: type.id, label: calledHere(type) }))}
      />
      {isHours ? (
        <HoursFields />
      ) : (
        <DayFields isOneDay={values.start_date === values.end_date} allowsHours={type?.allows_hours === true} />
      )}
      <Problems problems={preview.data?.problems ?? []} error={preview.error} />
      <TextAreaInput name="reason" label={texts.note} isOptional rows={2} hint={texts.noteHint} />
      <div className="record-leave__facts" aria-live="polite">
        {values.person === null ? (
          <p className="quiet">{texts.choosePerson}</p>
        ) : (
          preview.data && <FactsOf preview={preview.data} />
        )}
      </div>
    </>
  );
}

function FactsOf({ preview }: { readonly preview: Preview }): ReactNode {
  const { available_after: after, available_before: before, unit } = preview.balance;
  if (preview.problems.length > 0) return null;
  const facts = [
    `${sayLength(preview)}.`,
    after !== null && before !== null && texts.left(sayAmount(after, unit), sayAmount(before, unit)),
    preview.colleagues_away > 0 && texts.othersAway(preview.colleagues_away),
    preview.shifts.length > 0 && texts.meetsShifts(preview.shifts.length),
    texts.approvedAtOnce,
  ].filter((fact) => fact !== false);
  return <p className="quiet">{facts.join(' ')}</p>;
}
