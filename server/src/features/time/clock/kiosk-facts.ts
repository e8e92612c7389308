/** Facts about shared tablets, for who leads the people that clock there. */

/** Many wrong PINs of one person within an hour: the person, and the day. */
export const kioskGuessed = 'kiosk.guessed';
export const kioskGuessedOf = (userId: string, day: string): string => `${userId}/${day}`;

/** Taps of a person wait for someone’s word: the person. */
export const kioskTapsWait = 'kiosk.taps_wait';

/** A kiosk has said nothing while its people come and go: the kiosk. */
export const kioskSilent = 'kiosk.silent';

/** Who leads someone made them a PIN: the person. */
export const kioskPinMade = 'kiosk.pin_made';
