import { type ReactNode, useState } from 'react';
import { type Data, useRead, useWrite } from '../../../client/hooks.ts';
import { countries, countryName } from '../../../countries.ts';
import { useSearch } from '../../../router.tsx';
import { useCan } from '../../../session.tsx';
import { holidayPlacesTexts as texts, policyTexts } from '../../../texts/leave/policy.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput, TextInput } from '../../../ui/forms.tsx';
import { Panel } from '../../../ui/page.tsx';
import { PendingPanel } from '../../../ui/pending.tsx';
import '../../../ui/field.css';
import '../../../ui/member-list.css';

type Place = Data<'/settings'>['holiday_regions'][number];

/** A country, and its region where there is one. */
export const sayRegion = (country: string, region: string | null): string =>
  region === null ? countryName(country) : `${countryName(country)}, ${region}`;

/** The place of work whose days are shown; none: those of the organization. */
export function usePlace(): string | undefined {
  const [search] = useSearch<'place'>();
  return search.place;
}

/** Whose days are shown, once there is a choice. */
export function PlaceSelect(): ReactNode {
  const { data } = useRead('/settings');
  const [search, change] = useSearch<'place'>();
  if (data === undefined || data.holiday_regions.length === 0) return null;
  return (
    <span className="select">
      <select
        className="control"
        aria-label={texts.place}
        value={search.place ?? ''}
        onChange={({ target }) => change({ place: target.value === '' ? undefined : target.value })}
      >
        <option value="">{texts.everywhereElse}</option>
        {data.holiday_regions.map(({ work_location: name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Places of work with public holidays of another region or country. */
export function HolidayPlaces(): ReactNode {
  const can = useCan();
  const read = useRead('/settings');
  const save = useWrite('patch', '/settings');
  const [open, setOpen] = useState<Place | 'new' | null>(null);
  if (read.data === undefined) return <PendingPanel read={read} />;
  const { holiday_regions: places, country: own } = read.data;
  const put = (holiday_regions: readonly Place[]): Promise<unknown> =>
    save.mutateAsync({ body: { holiday_regions: [...holiday_regions] } });
  const mayChange = can('settings.update');
  return (
    <Panel
      title={texts.title}
      note={texts.note}
      actions={
        mayChange && (
          <Button icon="plus" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {places.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <ul className="members" aria-label={texts.title}>
          {places.map((place) => (
            <li key={place.work_location}>
              <span className="who__text">
                <span>{place.work_location}</span>
                <span className="who__small">{sayRegion(place.country ?? own, place.region)}</span>
              </span>
              {mayChange && (
                <Button
                  size="small"
                  kind="quiet-danger"
                  aria-label={texts.removeNamed(place.work_location)}
                  onClick={() => setOpen(place)}
                >
                  {policyTexts.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' && (
        <FormDialog
          title={texts.add}
          action={texts.save}
          initial={{ work_location: '', country: own, region: '' }}
          onClose={() => setOpen(null)}
          done={texts.saved}
          onSubmit={({ work_location, country, region }) =>
            put([
              ...places,
              {
                work_location: work_location.trim(),
                country: country === own ? null : country,
                region: region.trim() === '' ? null : region.trim(),
              },
            ])
          }
        >
          <TextInput
            name="work_location"
            label={texts.workLocation}
            hint={texts.workLocationHint}
            isRequired
            maxLength={200}
          />
          <SelectInput name="country" label={texts.country} options={countries()} />
          <TextInput name="region" label={texts.region} hint={texts.regionHint} isOptional maxLength={10} />
        </FormDialog>
      )}
      {open !== null && open !== 'new' && (
        <ConfirmDialog
          title={texts.removeTitle(open.work_location)}
          action={policyTexts.remove}
          done={texts.saved}
          onClose={() => setOpen(null)}
          onConfirm={() => put(places.filter((place) => place !== open))}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
