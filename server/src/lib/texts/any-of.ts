/** Codes between commas by their names: "at a computer or at a kiosk". */
export const anyOf = (codes: string, names: Readonly<Record<string, string>>, or: string): string =>
  codes
    .split(',')
    .map((code) => names[code] ?? code)
    .join(` ${or} `);
