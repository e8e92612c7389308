type Column<Header extends string> = Header extends `${infer First}|${infer Rest}` ? First | Column<Rest> : Header;
export type Row<Name extends string = string> = Readonly<Record<Name, string>>;

/** A plan as text: one record a line, its cells apart by `|` in the order of the header. */
export const table =
  <const Header extends string>(header: Header) =>
  (text: TemplateStringsArray, ...values: readonly string[]): Row<Column<Header>>[] => {
    const columns = header.split('|');
    const lines = String.raw({ raw: text }, ...values)
      .trim()
      .split('\n');
    return lines.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`A plan needs ${header} in ${line}.`);
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Row<Column<Header>>;
    });
  };

/** What a cell lists. */
export const list = (cell: string): string[] => cell.split(',').flatMap((item) => item.trim() || []);

/** Whether a text holds one of the words, or all of some joined by +; no words at all mean every text. */
export const mentions = (words: string, text: string): boolean =>
  words === '' || list(words).some((joined) => joined.split('+').every((word) => text.includes(word)));
