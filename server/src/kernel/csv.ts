/** A cell that begins like a formula would be run by a spreadsheet. A number is none, negative or not. */
function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvCell = string | number | null;

/** One line, ended as spreadsheets expect it. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Before the first line: without it spreadsheets take UTF-8 for something else. */
export const csvStart = '\uFEFF';
