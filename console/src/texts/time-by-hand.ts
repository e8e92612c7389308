/** Hours that who leads someone records for them, or puts right. */
export const handTexts = {
  record: 'Record hours for someone',
  recordTheirs: 'Record hours',
  recordFor: (name: string): string => `Record hours for ${name}`,
  recorded: 'The hours are recorded, and the person is told.',
  correct: 'Correct',
  correctTitle: 'Correct these hours',
  corrected: 'The hours are corrected, and the person is told.',
  person: 'Person',
  stillAtWork: 'Without an end the person is still at work.',
  reason: 'Reason',
  reasonHint: 'The person reads it, and it stays with the hours.',
  reasonNeeded: 'Say why.',
  recordedBy: (name: string | null, when: string): string =>
    name === null ? `Recorded by who leads, ${when}` : `Recorded by ${name}, ${when}`,
  correctedBy: (name: string | null, when: string): string =>
    name === null ? `Corrected by who leads, ${when}` : `Corrected by ${name}, ${when}`,
  because: (what: string, reason: string): string => `${what}: ${reason}`,
  before: (times: string): string => `Before: ${times}`,
  breakBefore: (minutes: string): string => `Break before: ${minutes}`,
} as const;
