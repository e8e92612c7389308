export type CsvCell = string | number | null;

/** A cell that begins like a formula, in full width too, would be run by a spreadsheet. A number is none, negative or not. */
export function cellText(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  return /^[=+\-@＝＋－＠\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
}

/** What would be taken for the end of a cell or of a line is quoted. */
function cellOf(value: CsvCell, delimiter: string): string {
  const text = cellText(value);
  return /["\n\r]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line, ended as spreadsheets expect it. */
export const csvLine = (cells: readonly CsvCell[], delimiter = ','): string =>
  `${cells.map((cell) => cellOf(cell, delimiter)).join(delimiter)}\r\n`;

/** Before the first line: without it spreadsheets take UTF-8 for something else. */
export const csvStart = '\uFEFF';
