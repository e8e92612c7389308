import { constraintsOf, idPrefix, type Use } from './constraints.ts';
import { type Document, nameOf, type Parameter, resolve, type Schema } from './document.ts';
import { escape, inline } from './html.ts';

const maxDepth = 3;
const table = (rows: string): string => `<div class="fields"><table><tbody>${rows}</tbody></table></div>`;
const breakable = (field: string): string => escape(field).replaceAll('.', '.<wbr>').replaceAll('_', '_<wbr>');
const typeNames = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());
const named: Record<string, string> = { date: 'day', 'date-time': 'instant', email: 'e-mail address' };

/** Renders the fields of schemas as rows of a table. */
export class FieldTables {
  readonly #document: Document;
  /** Records that have a table of their own on the page. */
  readonly #records: ReadonlySet<string>;

  constructor(document: Document, records: ReadonlySet<string>) {
    this.#document = document;
    this.#records = records;
  }

  ofSchema(schema: Schema, use: Use): string {
    const rows = this.#rows(resolve(this.#document, schema), '', use, 0);
    return rows === '' ? '' : table(rows);
  }

  ofParameters(parameters: readonly Parameter[]): string {
    const rows = parameters.map(({ name, schema, description, required }) =>
      this.#row(name, { ...schema, ...(description !== undefined && { description }) }, 'request', required === true),
    );
    return rows.length === 0 ? '' : table(rows.join(''));
  }

  #rows(schema: Schema, path: string, use: Use, depth: number): string {
    const required = new Set(schema.required ?? []);
    return Object.entries(schema.properties ?? {})
      .map(([name, part]) => {
        const field = path === '' ? name : `${path}.${name}`;
        const row = this.#row(field, part, use, use === 'request' && required.has(name));
        const inner = depth < maxDepth ? this.#innerOf(part) : null;
        if (!inner) return row;
        const isArray = typeNames(resolve(this.#document, part)).includes('array');
        return row + this.#rows(inner, isArray ? `${field}[]` : field, use, depth + 1);
      })
      .join('');
  }

  /** The object whose fields follow: the field itself, its items, or what it is when it is not null. */
  #innerOf(part: Schema): Schema | null {
    const choice = part.anyOf?.find((option) => option.type !== 'null') ?? part;
    const name = nameOf(choice);
    if (name !== null && this.#records.has(name)) return null;
    const schema = resolve(this.#document, choice);
    if (schema.items) return this.#innerOf(schema.items);
    return schema.properties ? schema : null;
  }

  #row(field: string, part: Schema, use: Use, isRequired: boolean): string {
    const schema = resolve(this.#document, part);
    const scope = part['x-scope'];
    const flags = [
      ...(isRequired ? ['<span class="flag required">required</span>'] : []),
      ...(scope === undefined ? [] : [`<span class="flag scope">${escape(scope)}</span>`]),
    ];
    const notes = [
      ...(schema.description === undefined ? [] : [inline(schema.description)]),
      ...constraintsOf(schema, use, resolve(this.#document, schema.items ?? {})).map(
        (text) => `<span class="rule">${text}</span>`,
      ),
    ];
    return `<tr><th scope="row"><code>${breakable(field)}</code> <span class="type">${this.#type(part)}</span></th><td>${[...flags, ...notes].join(' ')}</td></tr>`;
  }

  #type(part: Schema): string {
    const name = nameOf(part);
    if (name !== null && this.#records.has(name)) return `<a href="#record-${escape(name)}">${escape(name)}</a>`;
    if (part.anyOf) return [...new Set(part.anyOf.map((option) => this.#type(option)))].join(' or ');
    const schema = resolve(this.#document, part);
    const items = schema.items ? `array of ${this.#type(schema.items)}` : undefined;
    const prefix = idPrefix(schema);
    const special = items ?? (prefix === null ? named[schema.format ?? ''] : `id ${prefix}_…`);
    const names = typeNames(schema).map((type) => (type === 'null' ? type : (special ?? type)));
    return names.join(' or ') || 'any value';
  }
}
