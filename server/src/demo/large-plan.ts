export interface LargeSize {
  readonly people: number;
  readonly entries: number;
  /** Of each kind: leave, timesheets and expense reports that wait for a decision. */
  readonly waiting: number;
}

export const largeSize: LargeSize = { people: 1000, entries: 200_000, waiting: 100 };
