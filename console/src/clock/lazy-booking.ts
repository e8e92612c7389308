import { lazy } from 'react';

/** For those who record projects alone: it needs forms and dialogs. */
export const ClockBooking = lazy(() =>
  import('./clock-booking.tsx').then((module) => ({ default: module.ClockBooking })),
);
