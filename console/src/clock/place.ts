export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_m: number;
}

/** How long a tap waits for its place, the browser's question to the person included. */
export const patienceMs = 10_000;

/** Where the device is; null if the person or the device does not tell. No one is kept from clocking in by that. */
export function findPlace(): Promise<Place | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    // The browser's own patience begins once the person has answered.
    setTimeout(() => resolve(null), patienceMs - 500);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude,
          longitude: coords.longitude,
          accuracy_m: Math.min(100_000, Math.ceil(coords.accuracy)),
        }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patienceMs - 1000, maximumAge: 60_000 },
    );
  });
}
