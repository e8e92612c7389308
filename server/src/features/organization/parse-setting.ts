import type { TSchema } from 'typebox';
import { modules, Settings } from '../../kernel/settings.ts';
import { invalid } from '../../lib/errors.ts';
import { check } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import { operatorFields, profileFields, SettingsChanges } from './settings.ts';

const { modules: Modules, ...plainSettings } = Settings.properties;
const schemas = new Map<string, TSchema>([
  ...Object.entries({ ...profileFields, ...operatorFields }),
  ...modules.map((name) => [`modules.${name}`, Modules.properties[name]] as const),
  ...Object.entries(plainSettings),
]);

/** Every key that `parseSetting` knows. */
export const settingKeys: readonly string[] = [...schemas.keys()];

interface Shape {
  type?: string;
  enum?: readonly (string | number)[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
}

const truths: Record<string, boolean> = { true: true, yes: true, on: true, false: false, no: false, off: false };
const nothing = ['', 'null', 'none'];

/** The text as the value its schema asks for. What does not read stays text, and the schema says why it will not do. */
function read(shape: Shape, text: string): unknown {
  const isNothing = nothing.includes(text.toLowerCase());
  if (shape.anyOf) {
    const [inner = {}] = shape.anyOf.filter(({ type }) => type !== 'null');
    return isNothing ? null : read(inner, text);
  }
  if (shape.type === 'array' && shape.items?.type === 'object') return isNothing ? [] : readJson(text);
  if (shape.type === 'array') {
    return isNothing ? [] : text.split(',').map((item) => read(shape.items ?? {}, item.trim()));
  }
  if (shape.type === 'object') return readParts(shape.properties ?? {}, text.split(','));
  if (shape.enum) return shape.enum.find((value) => String(value).toLowerCase() === text.toLowerCase()) ?? text;
  if (shape.type === 'boolean') return truths[text.toLowerCase()] ?? text;
  const isNumber = shape.type === 'number' || shape.type === 'integer';
  return isNumber && /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
}

/** Lists of objects are written as JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Values of an object in the order of its fields, such as `43.6426,-79.3871,200`. */
const readParts = (properties: Record<string, Shape>, parts: readonly string[]): unknown =>
  parts.length === Object.keys(properties).length
    ? Object.fromEntries(
        Object.entries(properties).map(([name, inner], index) => [name, read(inner, (parts[index] ?? '').trim())]),
      )
    : parts.join(',');

/** One setting written as text, such as `modules.expenses` and `false`. */
export function parseSetting(key: string, text: string): SettingsChanges {
  const schema = schemas.get(key);
  if (!schema) throw invalid(key, say('organization.unknownSetting', { key, keys: settingKeys }));
  const value = read(schema, text.trim());
  const [group = key, name] = key.split('.', 2);
  return check(SettingsChanges, name === undefined ? { [group]: value } : { [group]: { [name]: value } });
}

/** Several at once, each written `key=value`; the last of a key holds. */
export function parseSettings(assignments: readonly string[]): SettingsChanges {
  let all: SettingsChanges = {};
  for (const assignment of assignments) {
    const mark = assignment.indexOf('=');
    if (mark < 1) throw invalid(assignment, say('organization.assignment', { text: assignment }));
    const one = parseSetting(assignment.slice(0, mark).trim(), assignment.slice(mark + 1));
    all = { ...all, ...one, ...(one.modules && { modules: { ...all.modules, ...one.modules } }) };
  }
  return all;
}
