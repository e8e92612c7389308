import { isIP, type LookupFunction } from 'node:net';

/** Answers with the vetted addresses whatever name is asked for: no second look-up can lead elsewhere. */
export const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
