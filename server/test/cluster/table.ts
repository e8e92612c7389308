export interface Row {
  readonly fault: string;
  readonly writes: number;
  readonly perSecond: number;
  readonly lost: number;
  readonly doubled: number;
  readonly undelivered: number;
  readonly failures: number;
  readonly longestMs: number;
}

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['fault', ({ fault }) => fault],
  ['acknowledged writes', ({ writes }) => String(writes)],
  ['a second', ({ perSecond }) => String(perSecond)],
  ['lost', ({ lost }) => String(lost)],
  ['doubled', ({ doubled }) => String(doubled)],
  ['events not delivered', ({ undelivered }) => String(undelivered)],
  ['requests refused or cut off', ({ failures }) => String(failures)],
  ['longest outage of a client', ({ longestMs }) => `${(longestMs / 1000).toFixed(1)} s`],
];

/** In Markdown, as it stands in docs/operate/scale.md. */
export function formatTable(rows: readonly Row[]): string {
  const texts = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  const widths = columns.map((_, i) => Math.max(...texts.map((cells) => cells[i]?.length ?? 0)));
  const lines = texts.map((cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}
