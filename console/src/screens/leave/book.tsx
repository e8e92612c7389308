import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { type Body, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { calledHere, type Language } from '../../language.ts';
import { findKept, forgetOne, type Kept } from '../../offline/kept.ts';
import { handIn } from '../../offline/outbox.ts';
import { navigate, useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { amountTexts, sayAmount } from '../../texts/leave/amounts.ts';
import { attachmentTexts, bookTexts, halfNames, illTexts } from '../../texts/leave/requests.ts';
import { outboxTexts } from '../../texts/offline.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DayInput, Form, orNull, SelectInput, TextAreaInput, TimeInput, useFormValues } from '../../ui/forms.tsx';
import { Failure, Notice, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { optionsOf } from '../../words.ts';
import { wallTime } from '../../zone-times.ts';
import { ReceiptsPanel } from '../expenses/receipts.tsx';
import { useHeldFiles } from '../expenses/use-held-files.ts';
import { attachmentWords } from './attachments.tsx';
import { leaveTypesToBook, nextWorkday } from './days.ts';
import { PreviewPanel, Problems } from './preview-panel.tsx';
import { type Balance } from './record.ts';
import { type BookingValues, byClock, type KeptLeave } from './send.ts';
import { type Asked, usePreview } from './use-preview.ts';
import './leave.css';

/** What the server is asked, from what stands in the form. */
export function bodyOf(values: BookingValues, isHours: boolean): Body<'/leaves', 'post'> {
  const { leave_type_id, start_date } = values;
  const end_date = isHours ? start_date : values.end_date;
  const base = { leave_type_id, start_date, end_date };
  const byTime = { start_half: 'FULL_DAY', start_time: values.start_time, end_time: values.end_time } as const;
  if (isHours) return { ...base, ...byTime };
  if (start_date === end_date) return { ...base, ...(values.half === byClock ? byTime : { start_half: values.half }) };
  return { ...base, start_half: values.start_half, end_half: values.end_half };
}

/** Time off; with `ill` in the address, that of someone who is ill today. With `kept`, what was sent from this device and came back. */
export function Screen(): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'ill' | 'kept'>();
  const kept = useQuery({
    queryKey: ['kept', search.kept],
    queryFn: async () => (await findKept<KeptLeave>(user.id, search.kept ?? '')) ?? null,
    enabled: search.kept !== undefined,
    gcTime: 0,
  });
  return search.kept !== undefined && kept.data === undefined ? (
    <Page title={bookTexts.bookTimeOff} back={{ to: '/time-off', label: bookTexts.timeOff }}>
      <Skeleton lines={6} />
    </Page>
  ) : (
    <Booking key={search.kept ?? ''} kept={kept.data ?? null} wantsIll={search.ill !== undefined} />
  );
}

function Booking({ kept, wantsIll }: { readonly kept: Kept<KeptLeave> | null; readonly wantsIll: boolean }): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { user } = useSession();
  const queries = useQueryClient();
  const balances = useRead('/leave-balances');
  const types = useRead('/leave-types', leaveTypesToBook);
  const toast = useToast();
  const { held, ready, uploads, remove } = useHeldFiles(kept?.files);
  const ofIllness = types.data?.filter((type) => type.is_sickness) ?? [];
  const sickness = [
    ...ofIllness.filter((type) => !type.is_for_family),
    ...ofIllness.filter((type) => type.is_for_family),
  ];
  const isIll = (kept?.values.isIll ?? wantsIll) && sickness.length > 0;
  const first = balances.data?.balances.find(({ available }) => available !== null && available > 0);
  const typeId = isIll ? sickness[0]?.id : (first?.leave_type.id ?? types.data?.[0]?.id);
  const day = isIll ? format.today() : nextWorkday(format.today());
  const error = balances.error ?? types.error;
  const retry = (): void => {
    balances.reload();
    types.reload();
  };
  const submit = async (typed: BookingValues, form: UseFormReturn<BookingValues>): Promise<void> => {
    const type = types.data?.find(({ id }) => id === typed.leave_type_id);
    const body = { ...bodyOf(typed, type?.unit === 'HOURS'), reason: orNull(typed.reason) };
    if (!(await uploads.settle())) return;
    const days = format.days(body.start_date, body.end_date);
    const sent = await handIn<KeptLeave>(user.id, {
      kind: 'leave',
      title: isIll ? outboxTexts.ill(days) : outboxTexts.leave(type ? calledHere(type) : '', days),
      values: { typed, body, isIll },
      files: ready().map(({ id, file }) => ({ id, file })),
    });
    if (kept) await forgetOne(user.id, kept.id);
    form.reset(typed);
    for (const file of held) remove(file);
    toast(sent?.said ?? outboxTexts.kept);
    void queries.invalidateQueries();
    setTimeout(() => navigate(sent === null ? '/time-off' : `/time-off/${sent.recordId}`));
  };
  return (
    <Page title={isIll ? illTexts.title : bookTexts.bookTimeOff} back={{ to: '/time-off', label: bookTexts.timeOff }}>
      {error && <Failure error={error} retry={retry} />}
      {!error && (!balances.data || !types.data) && <Skeleton lines={6} />}
      {types.data?.length === 0 && (
        <div className="panel">
          <State
            icon="info"
            title={bookTexts.nothingToBookYet}
            action={
              can('leaveTypes.create') && (
                <ButtonLink to="/leave-balances/types">{amountTexts.addLeaveTypes}</ButtonLink>
              )
            }
          >
            {bookTexts.yourOrganizationHasNoTypes}
          </State>
        </div>
      )}
      {balances.data && types.data && typeId !== undefined && (
        <Form<BookingValues>
          label={isIll ? illTexts.title : bookTexts.bookTimeOff}
          guardsChanges
          isHeld={held.length > 0 || uploads.files.length > 0}
          initial={{
            leave_type_id: typeId,
            start_date: day,
            end_date: day,
            half: 'FULL_DAY',
            start_half: 'FULL_DAY',
            end_half: 'FULL_DAY',
            start_time: isIll ? clockNow(format) : '09:00',
            end_time: isIll ? endOfDay(clockNow(format)) : '12:00',
            reason: '',
            ...kept?.values.typed,
          }}
          onSubmit={submit}
        >
          {(form) => (
            <>
              {kept?.refusal != null && <Notice tone="warning">{kept.refusal}</Notice>}
              <Fields
                types={isIll ? sickness : (types.data ?? [])}
                isIll={isIll}
                attachments={
                  (isIll || held.length > 0) && (
                    <ReceiptsPanel
                      receipts={held}
                      uploads={uploads}
                      words={{ ...attachmentWords, note: attachmentTexts.later }}
                      onRemove={remove}
                    />
                  )
                }
                balances={balances.data?.balances ?? []}
                isSending={form.formState.isSubmitting}
              />
            </>
          )}
        </Form>
      )}
    </Page>
  );
}

/** To the quarter hour before. */
const clockNow = (format: Format): string => {
  const [hour = '09', minute = '00'] = wallTime(new Date().toISOString(), format.timeZone).split(':');
  return `${hour}:${String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0')}`;
};

const endOfDay = (from: string): string => (from < '17:00' ? '17:00' : '23:59');

interface Type {
  readonly is_for_family: boolean;
  readonly allows_hours: boolean;
  readonly id: string;
  readonly name: string;
  readonly names?: Partial<Record<Language, string>>;
  readonly unit: 'DAYS' | 'HOURS';
  readonly requires_approval: boolean;
}

function Fields({
  types,
  balances,
  isSending,
  isIll,
  attachments,
}: {
  readonly types: readonly Type[];
  readonly balances: readonly Balance[];
  readonly isSending: boolean;
  readonly isIll: boolean;
  readonly attachments: ReactNode;
}): ReactNode {
  const values = useFormValues<BookingValues>();
  const type = types.find(({ id }) => id === values.leave_type_id);
  const isHours = type?.unit === 'HOURS';
  const needsApproval = type?.requires_approval ?? true;
  useEndFollows(values);
  const asked = useMemo<Asked>(() => bodyOf(values, isHours), [values, isHours]);
  const preview = usePreview(asked);
  const isAmongSeveral = isIll && types.some(({ is_for_family: isForFamily }) => isForFamily);
  const options = types.map((type) => {
    const { id, is_for_family: isForFamily } = type;
    const typeName = calledHere(type);
    const name = isAmongSeveral ? (isForFamily ? illTexts.family(typeName) : illTexts.oneself(typeName)) : typeName;
    const balance = balances.find(({ leave_type: type }) => type.id === id);
    if (balance?.available == null) return { value: id, label: name };
    return { value: id, label: bookTexts.typeWithRest(name, sayAmount(balance.available, balance.unit)) };
  });
  const problems = preview.data?.problems ?? [];
  return (
    <div className="booking">
      <Panel title={bookTexts.when}>
        {(!isIll || options.length > 1) && (
          <SelectInput
            name="leave_type_id"
            label={isAmongSeveral ? illTexts.whoIsIll : bookTexts.type}
            options={options}
          />
        )}
        {isHours ? (
          <HoursFields />
        ) : (
          <DayFields isOneDay={values.start_date === values.end_date} allowsHours={type?.allows_hours === true} />
        )}
        <Problems problems={problems} error={preview.error} />
        {preview.isUnknown && <p className="quiet">{bookTexts.checkedLater}</p>}
        <TextAreaInput name="reason" label={bookTexts.note} isOptional rows={2} hint={bookTexts.theDeciderReadsIt} />
        <div className="form__actions booking__send">
          <Button
            type="submit"
            kind="primary"
            isBusy={isSending}
            disabled={problems.length > 0 || preview.error !== null}
          >
            {isIll ? illTexts.send : needsApproval ? bookTexts.sendRequest : bookTexts.book}
          </Button>
          <ButtonLink to="/time-off">{bookTexts.cancel}</ButtonLink>
        </div>
        {isIll && <p className="quiet">{illTexts.whoIsTold}</p>}
      </Panel>
      {attachments}
      {!preview.isUnknown && (
        <PreviewPanel
          preview={preview.data}
          needsApproval={needsApproval}
          isStale={preview.isStale}
          isLoading={preview.isLoading}
        />
      )}
    </div>
  );
}

/** The last day follows the first until it was chosen itself; then a first day after it takes it along. */
export function useEndFollows({ start_date: start, end_date: end }: BookingValues): void {
  const form = useFormContext<BookingValues>();
  const before = useRef(start);
  useEffect(() => {
    const isOneDay = end === before.current;
    before.current = start;
    if (start !== '' && start !== end && (end === '' || end < start || isOneDay)) form.setValue('end_date', start);
    // Only a first day that moved takes the last one along.
  }, [form, start, end]);
}

export function DayFields({
  isOneDay,
  allowsHours,
}: {
  readonly isOneDay: boolean;
  readonly allowsHours: boolean;
}): ReactNode {
  const form = useFormContext<BookingValues>();
  const { half } = useFormValues<BookingValues>();
  // Another type may be taken by days and halves alone.
  useEffect(() => {
    if (half === byClock && !allowsHours) form.setValue('half', 'FULL_DAY');
  }, [form, half, allowsHours]);
  const options = [
    ...optionsOf(halfNames),
    ...(allowsHours ? [{ value: byClock, label: bookTexts.partOfTheDay }] : []),
  ];
  return (
    <>
      <div className="booking__dates">
        <DayInput name="start_date" label={bookTexts.firstDay} isRequired />
        <DayInput name="end_date" label={bookTexts.lastDay} isRequired />
      </div>
      {isOneDay ? (
        <>
          <SelectInput name="half" label={bookTexts.howMuchOfTheDay} options={options} />
          {half === byClock && <ClockFields />}
        </>
      ) : (
        <div className="booking__dates">
          <SelectInput
            name="start_half"
            label={bookTexts.onTheFirstDay}
            options={[
              { value: 'FULL_DAY', label: bookTexts.theWholeDay },
              { value: 'SECOND_HALF', label: bookTexts.fromNoon },
            ]}
          />
          <SelectInput
            name="end_half"
            label={bookTexts.onTheLastDay}
            options={[
              { value: 'FULL_DAY', label: bookTexts.theWholeDay },
              { value: 'FIRST_HALF', label: bookTexts.untilNoon },
            ]}
          />
        </div>
      )}
    </>
  );
}

export function HoursFields(): ReactNode {
  return (
    <>
      <DayInput name="start_date" label={bookTexts.day} isRequired />
      <ClockFields />
    </>
  );
}

function ClockFields(): ReactNode {
  return (
    <div className="booking__dates">
      <TimeInput name="start_time" label={bookTexts.from} isRequired />
      <TimeInput name="end_time" label={bookTexts.until} isRequired />
    </div>
  );
}
