import { type ReactNode, useState } from 'react';
import { useRead, useWrite } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { useCan } from '../../../session.tsx';
import { holidaysTexts, policyTexts as texts } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, TextInput } from '../../../ui/forms.tsx';
import { Failure, Skeleton, State } from '../../../ui/notice.tsx';
import { Page, Panel, Status } from '../../../ui/page.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ImportLink } from '../../imports/import-link.tsx';
import { HolidayPlaces, PlaceSelect, sayRegion, usePlace } from './holiday-places.tsx';
import { PolicyTabs } from './tabs.tsx';
import { useYear, YearSelect } from './year-select.tsx';
import '../leave.css';

interface Holiday {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly kind: 'country' | 'own' | 'removed';
}

/** The days off of a year: those of the country, kept or not, and the organization's own. */
export function Screen(): ReactNode {
  const can = useCan();
  const [year] = useYear();
  const kept = useRead('/public-holidays', { query: { year } }, { keepsPrevious: true });
  const place = usePlace();
  const base = useRead('/public-holidays/base', { query: { year, work_location: place } }, { keepsPrevious: true });
  const [isAdding, setIsAdding] = useState(false);
  const error = kept.error ?? base.error;
  const days = kept.data && base.data ? daysOf(kept.data.holidays, base.data.holidays) : null;
  return (
    <Page
      title={texts.holidays}
      actions={
        <>
          <ImportLink kind="holidays" />
          {can('publicHolidays.create') && (
            <Button kind="primary" icon="plus" onClick={() => setIsAdding(true)}>
              {holidaysTexts.addAHoliday}
            </Button>
          )}
        </>
      }
    >
      <PolicyTabs current="/leave-balances/holidays" />
      <Panel
        title={holidaysTexts.daysOffIn(year)}
        note={
          base.data && <Base country={base.data.country} region={base.data.region} count={base.data.holidays.length} />
        }
        actions={
          <>
            <PlaceSelect />
            <YearSelect />
          </>
        }
      >
        {error && !days && <Failure error={error} retry={error === kept.error ? kept.reload : base.reload} />}
        {!days && !error && <Skeleton lines={8} />}
        {days?.length === 0 && (
          <State icon="info" title={holidaysTexts.noPublicHolidays}>
            {holidaysTexts.noCalendarIsKnown}
          </State>
        )}
        <ul className="holidays">
          {days?.map((day) => (
            <HolidayRow key={day.id} day={day} isElsewhere={place !== undefined} />
          ))}
        </ul>
      </Panel>
      {can('settings.get') && <HolidayPlaces />}
      {isAdding && <AddDialog year={year} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function daysOf(
  kept: readonly { id: string; date: string; name: string; is_custom: boolean }[],
  base: readonly { id: string; date: string; name: string; is_kept: boolean }[],
): Holiday[] {
  const own = kept.filter(({ is_custom: isCustom }) => isCustom).map((day) => ({ ...day, kind: 'own' as const }));
  const ofCountry = base.map((day) => ({ ...day, kind: day.is_kept ? ('country' as const) : ('removed' as const) }));
  return [...own, ...ofCountry].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function Base({
  country,
  region,
  count,
}: {
  readonly country: string;
  readonly region: string | null;
  readonly count: number;
}): ReactNode {
  return holidaysTexts.base(count, sayRegion(country, region));
}

/** Days that nobody keeps, and those of the organization’s own, hold everywhere: they are changed where its own days are shown. */
function HolidayRow({ day, isElsewhere }: { readonly day: Holiday; readonly isElsewhere: boolean }): ReactNode {
  const format = useFormat();
  const can = useCan();
  const toast = useToast();
  const add = useWrite('post', '/public-holidays');
  const [isAsking, setIsAsking] = useState(false);
  const keep = (): void =>
    add.mutate(
      { body: { date: day.date, name: day.name } },
      { onSuccess: () => toast(holidaysTexts.isADayOffAgain(day.name)), onError: (error) => toast(error.message) },
    );
  return (
    <li className={day.kind === 'removed' ? 'holiday holiday--removed' : 'holiday'}>
      <span className="tabular">{format.shortDay(day.date)}</span>
      <span className="holiday__name">{day.name}</span>
      <span>
        {day.kind === 'own' && <Status tone="good">{holidaysTexts.yourOwn}</Status>}
        {day.kind === 'removed' && <Status>{holidaysTexts.notKeptPeopleWork}</Status>}
      </span>
      <span className="holiday__act">
        {isElsewhere
          ? null
          : day.kind === 'removed'
            ? can('publicHolidays.create') && (
                <Button
                  size="small"
                  isBusy={add.isPending}
                  aria-label={holidaysTexts.keepNamed(day.name)}
                  onClick={keep}
                >
                  {holidaysTexts.keepIt}
                </Button>
              )
            : can('publicHolidays.delete') && (
                <Button
                  size="small"
                  kind="quiet-danger"
                  aria-label={holidaysTexts.remove(day.name, format.shortDay(day.date))}
                  onClick={() => setIsAsking(true)}
                >
                  {texts.remove}
                </Button>
              )}
      </span>
      {isAsking && <RemoveDialog day={day} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function RemoveDialog({ day, onClose }: { readonly day: Holiday; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const remove = useWrite('delete', '/public-holidays/{id}');
  const [isEveryYear, setIsEveryYear] = useState(false);
  return (
    <ConfirmDialog
      title={holidaysTexts.removeTitle(day.name)}
      action={texts.remove}
      onClose={onClose}
      done={holidaysTexts.isAWorkingDayNow(day.name)}
      onConfirm={() =>
        remove.mutateAsync({ path: { id: day.id }, ...(isEveryYear && { query: { every_year: true } }) })
      }
    >
      <p>{holidaysTexts.becomesAWorkingDay(format.day(day.date))}</p>
      {day.kind === 'country' && (
        <div className="check">
          <input
            id="every-year"
            type="checkbox"
            checked={isEveryYear}
            onChange={({ target }) => setIsEveryYear(target.checked)}
          />
          <label htmlFor="every-year">{holidaysTexts.inEveryYear}</label>
        </div>
      )}
    </ConfirmDialog>
  );
}

function AddDialog({ year, onClose }: { readonly year: number; readonly onClose: () => void }): ReactNode {
  const add = useWrite('post', '/public-holidays');
  return (
    <FormDialog
      title={holidaysTexts.addAHoliday}
      action={holidaysTexts.add}
      initial={{ date: '', name: '' }}
      onClose={onClose}
      onSubmit={({ date, name }) => add.mutateAsync({ body: { date, name: name.trim() } })}
      done={({ name }) => holidaysTexts.isADayOffNow(name)}
    >
      <DayInput name="date" label={holidaysTexts.day} min={`${year}-01-01`} isRequired />
      <TextInput name="name" label={holidaysTexts.name} isRequired />
    </FormDialog>
  );
}
