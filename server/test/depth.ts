import fc from 'fast-check';

/** `npm run test:deep` and `npm run test:faults` run at full size, the usual run at a small one. */
export const isFull = process.env['MUSTER_FAULTS'] === 'full';
export const sized = (full: number, short: number): number => (isFull ? full : short);

/** A time that is measured: held at full size, one suite at a time. The usual run shares its machine, and finds what hangs. */
export const withinMs = (ms: number): number => sized(ms, ms * 5);

// The usual run tries the same inputs each time, so that it fails for a change and not by chance; a deep run tries others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(!isFull && { seed: 20_260_309 }) });
