export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it is written in, such as fr-CA. */
  readonly locale: string;
  /** Whose mail it is: the development inbox shows each organization its own. */
  readonly organizationId: string;
}
