import { invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';

const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** Some spreadsheets write their separator above the header. */
const declared = /^sep=([,;\t])$/i;

export interface Beginning {
  readonly separator: Separator;
  /** The text without a line that only names the separator; the line itself stays, so that lines keep their numbers. */
  readonly text: string;
}

/** From the first line, which names the columns: the separator that occurs most outside of quotes. */
export function readBeginning(text: string): Beginning {
  const [first = ''] = text.split('\n', 1);
  const named = declared.exec(first)?.[1] as Separator | undefined;
  if (named !== undefined) return { separator: named, text: text.slice(first.length) };
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return { separator: separators[counts.indexOf(Math.max(...counts))] ?? ',', text };
}

/** No kind of row has as many. */
const maxFields = 200;

/** Refuses a row of very many fields before the parser builds each of them. */
export class FieldCount {
  readonly #separator: Separator;
  #line = 1;
  #fields = 1;
  #isQuoted = false;

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  add(text: string): void {
    for (const character of text) {
      if (character === '"') this.#isQuoted = !this.#isQuoted;
      else if (character === '\n') {
        this.#line++;
        if (!this.#isQuoted) this.#fields = 1;
      } else if (character === this.#separator && !this.#isQuoted && ++this.#fields > maxFields)
        throw invalid('csv', say('imports.tooManyFields', { line: this.#line, limit: maxFields }));
    }
  }
}
