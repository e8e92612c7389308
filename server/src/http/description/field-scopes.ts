import type { TSchema } from 'typebox';

interface Walkable {
  readonly 'x-scope'?: string;
  readonly properties?: Record<string, Walkable>;
  readonly items?: Walkable;
  readonly anyOf?: readonly Walkable[];
  readonly oneOf?: readonly Walkable[];
  readonly allOf?: readonly Walkable[];
}

/** Dotted names of the fields that need a scope beyond the operation's own, each with that scope. */
export function fieldScopesOf(schema: TSchema): Record<string, string> {
  const found: Record<string, string> = {};
  collect(schema, '', found);
  return found;
}

function collect(schema: Walkable, path: string, found: Record<string, string>): void {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const field = path === '' ? name : `${path}.${name}`;
    if (inner['x-scope'] !== undefined) found[field] = inner['x-scope'];
    collect(inner, field, found);
  }
  if (schema.items) collect(schema.items, path, found);
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    collect(option, path, found);
  }
}
