/** A column whose values are sealed. Declared by the feature that owns it, so that a change of the key reaches all of them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly purpose: string;
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** SQL over a row: the context that the value was sealed with. */
  readonly context: string;
}
