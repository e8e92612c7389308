import { type ReactNode, useState } from 'react';
import { type Body, type Data, type Item, useList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { availabilityTexts as texts } from '../../texts/availability.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput, TextAreaInput, TimeInput } from '../../ui/forms.tsx';
import { Failure, FailureNotice, Notice, Skeleton } from '../../ui/notice.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { weekdayName, weekdays } from '../organization/fields.ts';
import './availability.css';

type Availability = Data<'/users/{id}/availability'>;
type Stretch = Availability['weekly'][number];
type Kind = Stretch['kind'];
type Exception = Item<'/availability-exceptions'>;

const kinds: readonly Kind[] = ['AVAILABLE', 'IF_NEEDED', 'UNAVAILABLE'];
const isWholeDay = ({ from, to }: Pick<Stretch, 'from' | 'to'>): boolean => from === '00:00' && to === '24:00';
const sayHours = (one: Pick<Stretch, 'from' | 'to' | 'kind'>, words: Readonly<Record<Kind, string>>): string =>
  isWholeDay(one) ? texts.wholeDay(words[one.kind]) : texts.stretch(one.from, one.to, words[one.kind]);

/** When a person can work: their own, or of someone for whom one plans. */
export function Screen(): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'person'>();
  const userId = search.person ?? user.id;
  const isOwn = userId === user.id;
  const said = useRead('/users/{id}/availability', { path: { id: userId } });
  const name = said.nameOf(userId);
  return (
    <Page
      title={isOwn || name === null ? texts.title : texts.titleOf(name)}
      lead={isOwn ? texts.lead : undefined}
      back={isOwn ? { to: '/my-schedule', label: texts.mySchedule } : { to: '/schedule', label: texts.schedule }}
      isNarrow
    >
      {said.data === undefined ? (
        said.error ? (
          <Failure error={said.error} retry={said.reload} />
        ) : (
          <Skeleton lines={9} />
        )
      ) : (
        <>
          <EveryWeek userId={userId} said={said.data} words={isOwn ? texts.kinds : texts.kindsOf} />
          <SingleDays userId={userId} words={isOwn ? texts.kinds : texts.kindsOf} isSettable={said.data.is_settable} />
        </>
      )}
    </Page>
  );
}

interface Whose {
  readonly userId: string;
  readonly words: Readonly<Record<Kind, string>>;
}

function EveryWeek({ userId, said, words }: Whose & { readonly said: Availability }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const [hoursOf, setHoursOf] = useState<number | null>(null);
  const save = useWrite('put', '/users/{id}/availability');
  const weekly = save.isPending ? (save.variables.body?.weekly ?? said.weekly) : said.weekly;
  const of = (weekday: number): readonly Stretch[] => weekly.filter((one) => one.weekday === weekday);
  const nameOf = (weekday: number): string => weekdayName(weekdays[weekday - 1] ?? 'MONDAY');
  const put = async (weekday: number, own: readonly Stretch[]): Promise<void> => {
    const body = { weekly: [...weekly.filter((one) => one.weekday !== weekday), ...own] };
    await save.mutateAsync({ path: { id: userId }, body });
    toast(texts.saved(nameOf(weekday)));
  };
  const tap = (weekday: number, kind: Kind): void => {
    const [only] = of(weekday);
    const isSet = of(weekday).length === 1 && only !== undefined && isWholeDay(only) && only.kind === kind;
    void put(weekday, isSet ? [] : [{ weekday, from: '00:00', to: '24:00', kind }]).catch(() => undefined);
  };
  const isToCome = said.weekly_before.length > 0 || (said.holds_from !== null && said.holds_from > format.today());
  return (
    <Panel title={texts.everyWeek} note={said.is_settable ? texts.everyWeekNote : undefined}>
      {isToCome && said.holds_from !== null ? (
        <Notice tone="info">{texts.holdsFrom(format.day(said.holds_from))}</Notice>
      ) : (
        said.fixed_through !== null && <Notice tone="info">{texts.fixedThrough(format.day(said.fixed_through))}</Notice>
      )}
      {save.error && <FailureNotice error={save.error} />}
      <ul className="availability">
        {weekdays.map((_, index) => {
          const weekday = index + 1;
          const own = of(weekday);
          const day = nameOf(weekday);
          const whole = own.length === 1 && own[0] !== undefined && isWholeDay(own[0]) ? own[0].kind : null;
          return (
            <li key={weekday} className="availability__day">
              <span className="availability__name">{day}</span>
              {!said.is_settable && (
                <span>{own.length === 0 ? texts.nothingSaid : own.map((one) => sayHours(one, words)).join(', ')}</span>
              )}
              {said.is_settable && (
                <div className="availability__kinds" role="group" aria-label={day}>
                  {kinds.map((kind) => (
                    <button
                      key={kind}
                      type="button"
                      className="availability__kind"
                      data-kind={kind}
                      aria-pressed={whole === kind}
                      aria-label={texts.kindOn(words[kind], day)}
                      disabled={save.isPending}
                      onClick={() => tap(weekday, kind)}
                    >
                      {words[kind]}
                    </button>
                  ))}
                  <Button size="small" kind="quiet" aria-label={texts.hoursOn(day)} onClick={() => setHoursOf(weekday)}>
                    {texts.hours}
                  </Button>
                </div>
              )}
              {said.is_settable && whole === null && own.length > 0 && (
                <ul className="availability__hours">
                  {own.map((one) => (
                    <li key={one.from}>
                      <span className="tabular">{sayHours(one, words)}</span>
                      <IconButton
                        icon="close"
                        label={texts.remove(sayHours(one, words), day)}
                        disabled={save.isPending}
                        onClick={() =>
                          void put(
                            weekday,
                            own.filter((other) => other !== one),
                          ).catch(() => undefined)
                        }
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      {hoursOf !== null && (
        <FormDialog<Hours>
          title={texts.hoursTitle(nameOf(hoursOf))}
          action={texts.addHours}
          initial={{ from: '09:00', to: '17:00', kind: 'UNAVAILABLE' }}
          onClose={() => setHoursOf(null)}
          onSubmit={({ from, to, kind }) => {
            const others = of(hoursOf).filter((one) => !isWholeDay(one));
            return put(hoursOf, [...others, { weekday: hoursOf, from, to: endOf(to), kind }]);
          }}
        >
          <HoursFields isRequired words={words} />
        </FormDialog>
      )}
    </Panel>
  );
}

type Hours = Pick<Stretch, 'from' | 'to' | 'kind'>;
type SingleDay = Hours & { readonly date: string; readonly note: string };

/** Browsers know no 24:00. */
const endOf = (to: string): string => (to === '00:00' ? '24:00' : to);

function HoursFields({ words, isRequired }: Pick<Whose, 'words'> & { readonly isRequired: boolean }): ReactNode {
  return (
    <>
      <SelectInput
        name="kind"
        label={texts.what}
        options={kinds.map((kind) => ({ value: kind, label: words[kind] }))}
        isRequired
      />
      <div className="availability__times">
        <TimeInput name="from" label={texts.from} isRequired={isRequired} />
        <TimeInput name="to" label={texts.to} hint={texts.toHint} isRequired={isRequired} />
      </div>
    </>
  );
}

function SingleDays({ userId, words, isSettable }: Whose & { readonly isSettable: boolean }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const { user } = useSession();
  const [isAdding, setIsAdding] = useState(false);
  const list = useList('/availability-exceptions', { query: { user_id: userId, from: format.today() } });
  const create = useWrite('post', '/availability-exceptions');
  const remove = useWrite('delete', '/availability-exceptions/{id}');
  const add = (values: SingleDay): Promise<unknown> => {
    const { date, from, to, kind, note } = values;
    const body: Body<'/availability-exceptions', 'post'> = {
      date,
      kind,
      ...(userId !== user.id && { user_id: userId }),
      ...(from !== '' && { from }),
      ...(to !== '' && { to: endOf(to) }),
      note: orNull(note),
    };
    return create.mutateAsync({ body });
  };
  const say = (one: Exception): string => format.shortDay(one.date);
  return (
    <Panel
      title={texts.singleDays}
      note={texts.singleDaysNote}
      actions={isSettable && <Button onClick={() => setIsAdding(true)}>{texts.addDay}</Button>}
    >
      {remove.error && <FailureNotice error={remove.error} />}
      {list.rows === undefined ? (
        list.error ? (
          <Failure error={list.error} retry={list.reload} />
        ) : (
          <Skeleton lines={2} />
        )
      ) : list.rows.length === 0 ? (
        <p className="quiet">{texts.noSingleDays}</p>
      ) : (
        <ul className="availability">
          {list.rows.map((one) => (
            <li key={one.id} className="availability__day">
              <span className="availability__name">{say(one)}</span>
              <span>
                <span className="tabular">{sayHours(one, words)}</span>
                {one.note !== null && <span className="availability__note">{one.note}</span>}
              </span>
              {one.can?.includes('availabilityExceptions.delete') === true && (
                <IconButton
                  icon="close"
                  label={texts.remove(sayHours(one, words), say(one))}
                  disabled={remove.isPending}
                  onClick={() =>
                    remove.mutate({ path: { id: one.id } }, { onSuccess: () => toast(texts.dayRemoved(say(one))) })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {texts.more}
        </Button>
      )}
      {isAdding && (
        <FormDialog<SingleDay>
          title={texts.addDay}
          action={texts.addDay}
          initial={{ date: '', from: '', to: '', kind: 'UNAVAILABLE', note: '' }}
          done={texts.dayAdded}
          onClose={() => setIsAdding(false)}
          onSubmit={add}
        >
          <DayInput name="date" label={texts.day} min={format.today()} isRequired />
          <HoursFields words={words} isRequired={false} />
          <p className="quiet">{texts.hoursHint}</p>
          <TextAreaInput name="note" label={texts.note} hint={texts.noteHint} isOptional rows={2} />
        </FormDialog>
      )}
    </Panel>
  );
}
