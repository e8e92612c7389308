export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Whose mail it is: the development inbox shows each organization its own. */
  readonly organizationId: string;
}
