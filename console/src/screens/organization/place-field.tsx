import { type ReactNode, useState } from 'react';
import { findPlace } from '../../clock/place.ts';
import { settingControlTexts as texts } from '../../texts/organization/settings.ts';
import { typedNumber } from '../../typed-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { type Bound, TextField } from '../../ui/field.tsx';
import type { SettingField, SettingsForm } from './fields.ts';

const usualRadiusMetres = '150';

/** `43.6532, -79.3832` as maps copy it, alone or in a link. */
function placeIn(text: string): readonly [latitude: number, longitude: number] | null {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = [Number(latitude), Number(longitude)] as const;
  return Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180 ? place : null;
}

/** One of the two coordinates of a place: a pair that is pasted into it fills both, and so does the device. */
export function PlaceField({ field, form }: { readonly field: SettingField; readonly form: SettingsForm }): ReactNode {
  const { key, label, hint } = field;
  const [said, setSaid] = useState<'looking' | 'nowhere' | null>(null);
  const take = ([latitude, longitude]: readonly [number, number]): void => {
    form.bind('time_geofence.latitude').set(typedNumber(latitude));
    form.bind('time_geofence.longitude').set(typedNumber(longitude));
    const radius = form.bind('time_geofence.radius_m');
    if (radius.value === '') radius.set(usualRadiusMetres);
  };
  const takeHere = async (): Promise<void> => {
    setSaid('looking');
    const place = await findPlace();
    // A device tells more digits than it knows: five are a metre.
    if (place) take([Number(place.latitude.toFixed(5)), Number(place.longitude.toFixed(5))]);
    setSaid(place ? null : 'nowhere');
  };
  const hasButton = key === 'time_geofence.latitude';
  return (
    <TextField
      field={form.bind(key) as Bound<string>}
      label={label}
      isOptional
      inputMode="decimal"
      onPaste={(event) => {
        const place = placeIn(event.clipboardData.getData('text'));
        if (!place) return;
        event.preventDefault();
        take(place);
      }}
      hint={
        hasButton ? (
          <>
            {hint}{' '}
            <Button size="small" isBusy={said === 'looking'} onClick={() => void takeHere()}>
              {texts.here}
            </Button>
            <span role="status">{said === 'nowhere' && ` ${texts.nowhere}`}</span>
          </>
        ) : (
          hint
        )
      }
    />
  );
}
