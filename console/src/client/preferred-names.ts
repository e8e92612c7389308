type Names = Readonly<Record<string, string>>;

/**
 * Puts what people prefer to be called beside their given names, wherever an answer names them: records shared with the
 * API have the given name alone, and screens show everyone by one rule (`fullName`).
 */
export function withPreferredNames(answer: unknown): unknown {
  const { data, meta } = (answer ?? {}) as { data?: unknown; meta?: { preferred_names?: Names } };
  if (meta?.preferred_names) addNames(data, meta.preferred_names);
  return answer;
}

function addNames(value: unknown, names: Names): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) addNames(item, names);
  if (!('id' in value) || !('first_name' in value) || 'preferred_name' in value) return;
  const preferred = names[String(value.id)];
  if (preferred !== undefined) Object.assign(value, { preferred_name: preferred });
}
