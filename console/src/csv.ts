export type CsvCell = string | number | null;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of cells as they are, for a program to read. */
const plainCsvLine = (cells: readonly string[]): string => cells.map(quoted).join(',');

/** A spreadsheet must not run what someone typed as a formula, in full width too. A number is none, negative or not. */
const harmless = (cell: CsvCell): string =>
  typeof cell === 'string' && /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '');

/** A file for spreadsheets, as the server writes them: the byte order mark tells them that it is UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  ['\uFEFF', ...rows.map((row) => `${plainCsvLine(row.map(harmless))}\r\n`)].join('');

export const downloadCsv = (name: string, rows: readonly (readonly CsvCell[])[]): void =>
  downloadText(name, csvOf(rows), 'text/csv');

export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
