import { type ReactNode, useMemo } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { calledHere, type Language } from '../../language.ts';
import { navigate } from '../../router.tsx';
import { sayAmount } from '../../texts/leave/amounts.ts';
import { bookTexts, changeLeaveTexts as texts, sayLength, sayWhen } from '../../texts/leave/requests.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextAreaInput, useFormValues } from '../../ui/forms.tsx';
import { useToast } from '../../ui/toast.tsx';
import { bodyOf, DayFields, HoursFields, useEndFollows } from './book.tsx';
import { leaveTypesToBook } from './days.ts';
import { Problems } from './preview-panel.tsx';
import type { Leave } from './record.ts';
import { type BookingValues, byClock } from './send.ts';
import { usePreview } from './use-preview.ts';
import './leave.css';

type Whole = Leave & { readonly leave_type_id: string };

/** What stands in the form is what was approved. */
const valuesOf = (leave: Whole): BookingValues => ({
  leave_type_id: leave.leave_type_id,
  start_date: leave.start_date,
  end_date: leave.end_date,
  half: leave.start_time === null ? leave.start_half : byClock,
  start_half: leave.start_half === 'SECOND_HALF' ? 'SECOND_HALF' : 'FULL_DAY',
  end_half: leave.end_half === 'FIRST_HALF' ? 'FIRST_HALF' : 'FULL_DAY',
  start_time: leave.start_time ?? '09:00',
  end_time: leave.end_time ?? '12:00',
  reason: leave.reason ?? '',
});

/** Other days in place of approved ones, which stand until that is decided. */
export function ChangeApproved({ leave, onClose }: { readonly leave: Whole; readonly onClose: () => void }): ReactNode {
  const toast = useToast();
  const types = useRead('/leave-types', leaveTypesToBook);
  const change = useWrite('post', '/leaves/{id}/change');
  const rows = types.data ?? [];
  const isHours = (id: string): boolean => rows.find((type) => type.id === id)?.unit === 'HOURS';
  return (
    <FormDialog<BookingValues>
      title={texts.changeThisLeave}
      action={texts.ask}
      needs={types}
      initial={valuesOf(leave)}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { ...bodyOf(values, isHours(values.leave_type_id)), reason: orNull(values.reason) };
        const asked = await change.mutateAsync({ path: { id: leave.id }, body });
        toast(asked.status === 'APPROVED' ? texts.changed : texts.asked);
        onClose();
        navigate(`/time-off/${asked.id}`);
      }}
      onDone={() => undefined}
    >
      <Fields leave={leave} types={rows} />
    </FormDialog>
  );
}

interface Type {
  readonly id: string;
  readonly name: string;
  readonly names?: Partial<Record<Language, string>>;
  readonly unit: 'DAYS' | 'HOURS';
  readonly allows_hours: boolean;
}

function Fields({ leave, types }: { readonly leave: Whole; readonly types: readonly Type[] }): ReactNode {
  const format = useFormat();
  const values = useFormValues<BookingValues>();
  const type = types.find(({ id }) => id === values.leave_type_id);
  const isHours = type?.unit === 'HOURS';
  useEndFollows(values);
  const asked = useMemo(
    () => ({ ...bodyOf(values, isHours), user_id: leave.user_id, replaces_id: leave.id }),
    [values, isHours, leave.user_id, leave.id],
  );
  const { data, error } = usePreview(asked);
  const { available_after: after, available_before: before, unit } = data?.balance ?? {};
  return (
    <>
      <p>{texts.now(sayWhen(format, leave), sayLength(leave))}</p>
      <SelectInput
        name="leave_type_id"
        label={bookTexts.type}
        options={[
          ...types.map((type) => ({ value: type.id, label: calledHere(type) })),
          // One that can no longer be booked may stay.
          ...(type === undefined ? [{ value: leave.leave_type_id, label: leave.leave_type.name }] : []),
        ]}
      />
      {isHours ? (
        <HoursFields />
      ) : (
        <DayFields isOneDay={values.start_date === values.end_date} allowsHours={type?.allows_hours === true} />
      )}
      <Problems problems={data?.problems ?? []} error={error} />
      <TextAreaInput name="reason" label={texts.note} isOptional rows={2} />
      <p className="quiet" aria-live="polite">
        {[
          data && data.problems.length === 0 && texts.then(sayLength(data)),
          after != null && before != null && unit && texts.left(sayAmount(after, unit), sayAmount(before, unit)),
          texts.standsUntil,
        ]
          .filter((part) => typeof part === 'string')
          .join(' ')}
      </p>
    </>
  );
}
