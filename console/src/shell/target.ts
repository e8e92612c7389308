/** Something the palette leads to. */
export interface Target {
  readonly key: string;
  readonly label: string;
  readonly small?: string | null;
  readonly to: string;
  readonly words: string;
}
