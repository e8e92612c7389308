import { readFile } from 'node:fs/promises';
import type PDFDocument from 'pdfkit';
import { packageFolder } from '../../package.ts';
import type { Language } from '../texts/texts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Where letter is the usual paper, by CLDR; A4 elsewhere. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

const margin = 54;
const ink = '#1d1b16';
const quiet = '#5f5b52';
const line = '#d9d5cc';

interface Fonts {
  readonly regular: Buffer;
  readonly strong: Buffer;
}

let fonts: Promise<Fonts> | undefined;

/** Latin with all its accents, Cyrillic and Greek; in a file go the letters that it uses. */
async function readFonts(): Promise<Fonts> {
  const read = (name: string): Promise<Buffer> => readFile(new URL(`fonts/${name}.ttf`, packageFolder));
  const [regular, strong] = await Promise.all([read('Inter-Regular'), read('Inter-SemiBold')]);
  return { regular, strong };
}

export interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** Of the organization: which paper is usual there. */
  readonly country: string;
  readonly nowMs: number;
  /** Stands at the foot of every page. */
  readonly foot: (page: number, of: number) => string;
}

export interface PaperColumn {
  readonly title: string;
  /** Its part of the width. */
  readonly share: number;
  readonly isNumber?: boolean;
}

export interface PaperRow {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

/** A document on paper, from the top down: tagged, so that it can be read aloud. */
export class Paper {
  readonly #pdf: Pdf;
  readonly #options: PaperOptions;
  readonly #parts: Buffer[] = [];
  readonly #done: Promise<void>;
  readonly #root;

  private constructor(pdf: Pdf, options: PaperOptions, { regular, strong }: Fonts) {
    this.#pdf = pdf;
    this.#options = options;
    pdf.registerFont('regular', regular);
    pdf.registerFont('strong', strong);
    this.#done = new Promise((resolve, reject) => {
      pdf.on('data', (part: Buffer) => this.#parts.push(part));
      pdf.on('end', resolve);
      pdf.on('error', reject);
    });
    pdf.addPage();
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  /** The library is loaded with the first document. */
  static async begin(options: PaperOptions): Promise<Paper> {
    const [{ default: Document }, read] = await Promise.all([import('pdfkit'), (fonts ??= readFonts())]);
    const when = new Date(options.nowMs);
    const pdf = new Document({
      size: letterCountries.has(options.country) ? 'LETTER' : 'A4',
      margin,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: options.language,
      info: { Title: options.title, Author: options.author, CreationDate: when, ModDate: when },
      // Without it a standard font would be read from the library's folder, which a bundle does not have.
      font: null as unknown as string,
    });
    return new Paper(pdf, options, read);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * margin;
  }

  get #bottom(): number {
    return this.#pdf.page.height - margin;
  }

  #needs(height: number): void {
    if (this.#pdf.y + height > this.#bottom) this.#pdf.addPage();
  }

  #write(kind: string, text: string, { size, isStrong = false, color = ink, gap = 0 }: Look): void {
    const pdf = this.#pdf;
    const look = (): Pdf =>
      pdf
        .font(isStrong ? 'strong' : 'regular')
        .fontSize(size)
        .fillColor(color);
    this.#needs(look().heightOfString(text, { width: this.#width }));
    const y = pdf.y;
    this.#root.add(
      pdf.struct(kind, {}, () => {
        look().text(text, margin, y, { width: this.#width });
      }),
    );
    pdf.y += gap;
  }

  title(text: string): void {
    this.#write('H1', text, { size: 18, isStrong: true, gap: 2 });
  }

  heading(text: string): void {
    this.#pdf.y += 12;
    this.#needs(60);
    this.#write('H2', text, { size: 11, isStrong: true, gap: 4 });
  }

  paragraph(text: string): void {
    this.#write('P', text, { size: 9.5, gap: 4 });
  }

  note(text: string): void {
    this.#write('P', text, { size: 8.5, color: quiet, gap: 3 });
  }

  /** What something is, and its value beside it. */
  facts(pairs: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of pairs) {
      this.#cells('P', 'Span', [
        { text: name, width: this.#width * 0.32, color: quiet },
        { text: value, width: this.#width * 0.68 },
      ]);
    }
  }

  table(columns: readonly PaperColumn[], rows: readonly PaperRow[]): void {
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const cellsOf = (texts: readonly string[], look: Omit<Cell, 'text' | 'width'>): Cell[] =>
      columns.map(({ share, isNumber }, i) => ({
        text: texts[i] ?? '',
        width: (this.#width * share) / whole,
        align: isNumber === true ? 'right' : 'left',
        ...look,
      }));
    const head = cellsOf(
      columns.map(({ title }) => title),
      { isStrong: true, color: quiet, size: 8.5 },
    );
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    const place = { table, head };
    this.#cells('TR', 'TH', head, place);
    for (const { cells, isStrong = false } of rows)
      this.#cells('TR', 'TD', cellsOf(cells, { isStrong, size: 9 }), place);
    table.end();
    this.#pdf.y += 4;
  }

  /** One line of several texts beside each other; a table's head stands above each of its pages. */
  #cells(
    rowKind: string,
    cellKind: string,
    cells: readonly Cell[],
    of?: { readonly table: ReturnType<Pdf['struct']>; readonly head: readonly Cell[] },
  ): void {
    const pdf = this.#pdf;
    const look = ({ isStrong = false, color = ink, size = 9.5 }: Cell): Pdf =>
      pdf
        .font(isStrong ? 'strong' : 'regular')
        .fontSize(size)
        .fillColor(color);
    const room = of ? 6 : 3;
    const height =
      Math.max(...cells.map((cell) => look(cell).heightOfString(cell.text || ' ', { width: cell.width - 8 }))) + room;
    if (pdf.y + height > this.#bottom) {
      pdf.addPage();
      if (of && cells !== of.head) this.#cells('TR', 'TH', of.head, of);
    }
    const top = pdf.y;
    const row = pdf.struct(rowKind);
    (of?.table ?? this.#root).add(row);
    let x = margin;
    for (const cell of cells) {
      const [left, { text, width, align = 'left' }] = [x, cell];
      row.add(
        pdf.struct(cellKind, {}, () => {
          look(cell).text(text, left, top + room / 2, { width: width - 8, align });
        }),
      );
      x += width;
    }
    row.end();
    if (of) {
      pdf.markContent('Artifact');
      pdf
        .moveTo(margin, top + height)
        .lineTo(margin + this.#width, top + height)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke();
      pdf.endMarkedContent();
    }
    pdf.y = top + height;
  }

  async end(): Promise<Buffer> {
    const pdf = this.#pdf;
    this.#root.end();
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      pdf.switchToPage(page);
      // Beneath the margin there is no room for text, and a new page would begin.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf.font('regular').fontSize(8).fillColor(quiet);
      pdf.text(this.#options.foot(page - start + 1, count), margin, pdf.page.height - margin + 14, {
        width: this.#width,
        lineBreak: false,
      });
      pdf.endMarkedContent();
    }
    pdf.end();
    await this.#done;
    return Buffer.concat(this.#parts);
  }
}

interface Look {
  readonly size: number;
  readonly isStrong?: boolean;
  readonly color?: string;
  readonly gap?: number;
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly isStrong?: boolean;
  readonly color?: string;
  readonly size?: number;
}
