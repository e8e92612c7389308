import { describe, expect, it } from 'vitest';
import { distanceM, isOutside } from './place.ts';

const tower = { latitude: 43.6426, longitude: -79.3871 };
const station = { latitude: 43.6453, longitude: -79.3806 };
const at = (place: { latitude: number; longitude: number }, accuracyM = 0) => ({ ...place, accuracyM });

describe('the geofence', () => {
  it.each([
    [tower, tower, 0],
    [tower, station, 603],
    [{ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }, 222],
    [{ latitude: 90, longitude: 0 }, { latitude: 90, longitude: 180 }, 0],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015_114],
  ])('from %o to %o it is %i m', (one, other, expected) => {
    expect(Math.round(distanceM(one, other))).toBe(expected);
  });

  it('outside is beyond the radius and beyond what the reading may be off', () => {
    const fence = { ...tower, radius_m: 500 };
    expect(isOutside(fence, at(tower))).toBe(false);
    expect(isOutside(fence, at(station))).toBe(true);
    expect(isOutside(fence, at(station, 150))).toBe(false);
    expect(isOutside({ ...fence, radius_m: 604 }, at(station))).toBe(false);
  });

  it('nothing is known without a geofence or without a place', () => {
    expect(isOutside(null, at(tower))).toBeNull();
    expect(isOutside({ ...tower, radius_m: 500 }, null)).toBeNull();
  });
});
