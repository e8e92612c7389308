import type { Settings } from '../../../kernel/settings.ts';

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

/** Outside only where no error of the reading could explain it. null: there is no geofence, or no place is known. */
export function isOutside(geofence: Settings['time_geofence'], point: Point | null): boolean | null {
  if (geofence === null || point === null) return null;
  return distanceM(geofence, point) > geofence.radius_m + point.accuracyM;
}
