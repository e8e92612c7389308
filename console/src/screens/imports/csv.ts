/** A file as spreadsheets save it: what its rows hold, and between which lines they stand. */
export interface Sheet {
  readonly header: readonly string[];
  /** Below the header; an empty line is an empty row, so that line numbers stay those of the file. */
  readonly rows: readonly (readonly string[])[];
}

/** UTF-8 or UTF-16 by their marks, otherwise UTF-8 if it is one, otherwise as Excel saves on Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [',', ';', '\t'] as const;

/** Some spreadsheets write their separator above the header. */
const declared = /^sep=([,;\t])\r?\n/i;

/** The one that occurs most in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A field is quoted with doubled quotes inside, or runs to the next separator or line end. */
export function readSheet(file: string): Sheet {
  const [line = '', named] = declared.exec(file) ?? [];
  const text = file.slice(line.length);
  const separator = named ?? separatorOf(text);
  const field = new RegExp(`"((?:[^"]|"")*)"|([^${separator}\r\n]*)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length;) {
    field.lastIndex = at;
    const [whole = '', quoted, plain = ''] = field.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    at += whole.length;
    if (text[at] === separator) {
      at++;
      continue;
    }
    // What follows a closing quote belongs to no field.
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r' && text[at] !== separator) at++;
    if (text[at] === separator) {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  const [header = [], ...below] = rows;
  if (below.at(-1)?.every((cell) => cell === '') === true) below.pop();
  return { header, rows: below };
}

/** More than the first line and the first row of any file that can be imported. */
const headCharacters = 100_000;

/** The beginning of a file, to its last whole line. */
export function readHead(text: string): Sheet {
  if (text.length <= headCharacters) return readSheet(text);
  const end = text.lastIndexOf('\n', headCharacters);
  return readSheet(text.slice(0, end === -1 ? headCharacters : end));
}
