import { Type } from 'typebox';
import type { Settings } from '../../../kernel/settings.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { Text } from '../../../lib/schema.ts';
import { accuracyM, latitude, longitude } from '../entries/record.ts';
import { saveLocation } from './store.ts';

/** Where someone clocks in or out, as their device tells. */
export const placeFields = {
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  accuracy_m: Type.Optional(accuracyM),
  address: Type.Optional(Text(300, { description: 'The address of the position, as the device tells it.' })),
};

interface Place {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly accuracy_m?: number;
  readonly address?: string;
}

function pointOf({ latitude, longitude, accuracy_m = 0 }: Place): Point | null {
  if (latitude === undefined && longitude === undefined) {
    if (accuracy_m !== 0) throw invalid('accuracy_m', 'time.accuracyAlone');
    return null;
  }
  if (latitude === undefined) throw invalid('latitude', 'time.placeTogether');
  if (longitude === undefined) throw invalid('longitude', 'time.placeTogether');
  return { latitude, longitude, accuracyM: accuracy_m };
}

/** Keeps the place of one end of the entry; nothing if the device told none. */
export async function keepPlace(
  work: UnitOfWork,
  entryId: string,
  end: 'clock_in' | 'clock_out',
  place: Place,
): Promise<void> {
  const point = pointOf(place);
  if (point === null && place.address === undefined) return;
  const values = {
    [`${end}_latitude`]: point?.latitude ?? null,
    [`${end}_longitude`]: point?.longitude ?? null,
    [`${end}_accuracy_m`]: place.accuracy_m ?? null,
    [`${end}_address`]: place.address ?? null,
    ...(end === 'clock_in' && { outside_geofence: isOutside(work.actor.organization.settings.time_geofence, point) }),
  };
  await saveLocation(work, entryId, values);
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
  /** How far off the reading may be. */
  readonly accuracyM: number;
}

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface, by the haversine formula. */
export function distanceM(
  one: Pick<Point, 'latitude' | 'longitude'>,
  other: Pick<Point, 'latitude' | 'longitude'>,
): number {
  const halfNorth = radians(other.latitude - one.latitude) / 2;
  const halfEast = radians(other.longitude - one.longitude) / 2;
  const a =
    Math.sin(halfNorth) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(halfEast) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Outside only if no error of the reading could explain it. null: there is no geofence, or no place is known. */
export function isOutside(geofence: Settings['time_geofence'], point: Point | null): boolean | null {
  if (geofence === null || point === null) return null;
  return distanceM(geofence, point) > geofence.radius_m + point.accuracyM;
}
