import type { TSchema } from 'typebox';
import type { Operation } from '../../../kernel/declaration.ts';
import { idPrefixOf } from '../../../kernel/example.ts';
import type { ObjectSchema } from '../../../lib/schema.ts';
import type { Json } from '../components.ts';
import { requestExample } from '../operations.ts';
import { namedBy } from '../words.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One variable a kind of record, named as the paths name it: ids of kind `usr` are in `user_id`. */
export class Variables {
  readonly #byPrefix = new Map<string, string>();
  readonly #listed = new Set<string>();
  readonly #made = new Set<string>();
  /** Every variable with what it holds before the first run. */
  readonly defaults = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      for (const [name, schema] of Object.entries(operation.params?.properties ?? {})) {
        this.#ofId(schema, `${namedBy(operation.path, name)}_id`);
      }
    }
    for (const operation of operations) this.bodyOf(operation);
    for (const operation of operations) {
      const name = this.ofRecord(operation);
      if (name === null) continue;
      if (operation.kind === 'list') this.#listed.add(name);
      if (operation.status === 201) this.#made.add(name);
    }
  }

  /** Whether the collection can make such a record; of those it cannot, it names what is there and changes nothing. */
  canMake = (name: string): boolean => this.#made.has(name);

  /** Ids of the kinds that have no list, which records of this one hold; inside a new record there are none yet. */
  toldBy({ kind, path, returns }: Operation): string[] {
    if (kind !== 'list' || path.includes('{')) return [];
    const { properties = {} } = returns as { properties?: Record<string, object> };
    return Object.keys(properties).filter(
      (name) => this.defaults.has(name) && !this.#listed.has(name) && !this.#made.has(name),
    );
  }

  #ofId(schema: object, nameIfNew: string): string | null {
    const prefix = idPrefixOf(schema);
    if (prefix === null) return null;
    const name = this.#byPrefix.get(prefix) ?? nameIfNew;
    this.#byPrefix.set(prefix, name);
    this.defaults.set(name, '');
    return name;
  }

  /** The variable that holds ids like the parameter's. */
  ofParameter = (operation: Operation, name: string): string =>
    this.#ofId((operation.params as ObjectSchema).properties[name] as TSchema, `${namedBy(operation.path, name)}_id`) ??
    name;

  /** The variable of the kind of record that the operation returns, if requests use it. */
  ofRecord({ returns }: Operation): string | null {
    const id = (returns as { properties?: Record<string, object> }).properties?.['id'];
    const prefix = id === undefined ? null : idPrefixOf(id);
    return prefix === null ? null : (this.#byPrefix.get(prefix) ?? null);
  }

  /** The example body with variables in place of ids and addresses, and a new name or e-mail at each run. */
  bodyOf(operation: Operation): unknown {
    if (operation.body === undefined) return undefined;
    return this.#fill(operation.body as Json, this.#forNewPerson(operation), '', operation);
  }

  /** What can be recorded for someone else is: the owner's own timesheets and balances stay as they are. */
  #forNewPerson(operation: Operation): unknown {
    const example = requestExample(operation);
    if (operation.method !== 'POST' || !isObject(example)) return example;
    const { properties = {} } = operation.body as { properties?: Record<string, Json> };
    const { entries } = example;
    if (Array.isArray(entries))
      return { ...example, entries: entries.map((entry: Json) => ({ ...entry, user_id: '' })) };
    return Object.hasOwn(properties, 'user_id') ? { ...example, user_id: '' } : example;
  }

  #fill(schema: Json, value: unknown, field: string, operation: Operation): unknown {
    const choices = (schema['anyOf'] ?? []) as Json[];
    const [choice] = choices.filter((option) => option['type'] !== 'null');
    if (choice) return this.#fill(choice, value, field, operation);
    if (isObject(value)) {
      const properties = (schema['properties'] ?? {}) as Record<string, Json>;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          this.#fill(properties[name] ?? {}, inner, name, operation),
        ]),
      );
    }
    if (Array.isArray(value)) {
      return value.map((inner) =>
        this.#fill((schema['items'] ?? {}) as Json, inner, field.replace(/s$/, ''), operation),
      );
    }
    return typeof value === 'string' ? this.#text(schema, value, field, operation) : value;
  }

  #text(schema: Json, value: string, field: string, { path }: Operation): string {
    const id = this.#ofId(schema, field);
    if (id !== null) return `{{${id}}}`;
    if (schema['format'] === 'email') return value.replace('@', '.{{$randomUUID}}@');
    if (field === 'url') {
      const name = `${namedBy(`${path}/{id}`, 'id')}_url`;
      this.defaults.set(name, value);
      return `{{${name}}}`;
    }
    const room = typeof schema['maxLength'] === 'number' ? schema['maxLength'] - value.length : Infinity;
    if (field === 'name' && room > 11) return `${value} {{$timestamp}}`;
    return field === 'code' && room > 4 ? `${value}{{$randomInt}}` : value;
  }
}
