/** What the product answered to a test. */
export interface Response {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  /** As they came; what a file is compared by. */
  readonly bytes: Buffer;
  /* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */
  readonly body: any;
  readonly data: any;
  readonly error: any;
  /* oxlint-enable typescript/no-explicit-any */
}
