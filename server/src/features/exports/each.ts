import type { TSchema } from 'typebox';

type Fields = Readonly<Record<string, unknown>>;

interface ObjectShape {
  readonly properties: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: ObjectShape;
}

/** The records as lines: one for each of those within a field of theirs, with the fields of both. */
export function eachOf(
  records: unknown[],
  { each: field, keepsEmpty = false }: { readonly each?: string; readonly keepsEmpty?: boolean },
): unknown[] {
  if (field === undefined) return records;
  return records.flatMap((record) => {
    const { [field]: inner, ...outer } = record as Fields;
    const lines = (inner as readonly Fields[]).map((one) => ({ ...outer, ...one }));
    return lines.length === 0 && keepsEmpty ? [outer] : lines;
  });
}

/** What such a line holds. */
export function schemaOfEach(schema: TSchema, field: string | undefined): TSchema {
  if (field === undefined) return schema;
  const { properties, required = [] } = schema as unknown as ObjectShape;
  const { [field]: list, ...outer } = properties;
  const inner = (list as unknown as ObjectShape | undefined)?.items;
  return {
    type: 'object',
    properties: { ...outer, ...inner?.properties },
    required: [...required.filter((name) => name !== field), ...(inner?.required ?? [])],
  };
}
