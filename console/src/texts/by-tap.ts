import type { TapAction } from '../offline/taps.ts';

/** Of the texts for in, out, break and back the one for this tap. */
export const sayTap = (
  action: TapAction,
  [clockedIn, clockedOut, begun, back]: readonly [string, string, string, string],
): string => (action === 'in' ? clockedIn : action === 'out' ? clockedOut : action === 'break' ? begun : back);
