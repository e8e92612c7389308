import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { outputless } from './few-tools.ts';

/** Words of people for what the API calls otherwise. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  absence: ['leave'],
  absent: ['leave', 'away'],
  address: ['users', 'personal'],
  away: ['leave'],
  boss: ['manager'],
  client: ['clients', 'projects'],
  clock: ['time', 'entries'],
  colleague: ['users', 'people'],
  contract: ['documents', 'employment'],
  course: ['training'],
  device: ['assets'],
  employee: ['users', 'people'],
  equipment: ['assets'],
  hire: ['users', 'create'],
  holiday: ['leave', 'holidays'],
  hour: ['time', 'entries', 'timesheets'],
  laptop: ['assets'],
  new: ['create', 'add'],
  pay: ['compensation', 'payroll'],
  person: ['users', 'people'],
  quit: ['offboard', 'deactivate'],
  receipt: ['expense', 'reports'],
  rota: ['shifts', 'schedule'],
  salary: ['compensation'],
  schedule: ['shifts'],
  show: ['get', 'list'],
  sick: ['leave'],
  sign: ['documents', 'signature'],
  staff: ['users', 'people'],
  trip: ['expense', 'reports'],
  vacation: ['leave'],
};

const ignored = new Set(
  'a an the of for to in on at is are was my me i who what which how do does can and or with from by it be next last week'.split(
    ' ',
  ),
);

/** `leaves`, `Leave` and `leave` are one word. */
const stem = (word: string): string =>
  word.length > 3
    ? word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?:ing|ed|es|s)$/, '')
        .replace(/e$/, '')
    : word;

const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !ignored.has(word))
    .map(stem);

interface Entry {
  readonly tool: Tool;
  /** How much each word says of the tool. */
  readonly words: ReadonlyMap<string, number>;
}

const entries = new WeakMap<Tool, Entry>();

/** By name, then by title, then by what the description says. */
function entryOf(tool: Tool): Entry {
  let entry = entries.get(tool);
  if (!entry) {
    const words = new Map<string, number>();
    for (const [weight, text] of [
      [4, tool.name],
      [3, tool.title ?? ''],
      [1, tool.description ?? ''],
    ] as const)
      for (const word of wordsIn(text)) words.set(word, Math.max(words.get(word) ?? 0, weight));
    entries.set(tool, (entry = { tool, words }));
  }
  return entry;
}

/** Words that few tools have say more. What was asked for counts whole, what it may mean as well by half. */
export function findTools(tools: readonly Tool[], query: string, limit: number): Tool[] {
  const all = tools.map(entryOf);
  const asked = wordsIn(query);
  const meant = query
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? [])
    .map(stem);
  const rarity = (word: string): number => {
    const having = all.filter(({ words }) => words.has(word)).length;
    return having === 0 ? 0 : Math.log(1 + all.length / having);
  };
  const weights = new Map<string, number>();
  for (const word of meant) weights.set(word, rarity(word) / 2);
  for (const word of asked) weights.set(word, rarity(word));
  const scored = all.map((entry) => ({
    entry,
    score: [...weights].reduce((sum, [word, weight]) => sum + weight * (entry.words.get(word) ?? 0), 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.tool.name.length - other.entry.tool.name.length)
    .slice(0, limit)
    .map(({ entry }) => entry.tool);
}

/** A tool in a line: what an assistant chooses by. */
export const inBrief = (tool: Tool): Record<string, unknown> => ({
  operation: tool.name,
  title: tool.title,
  changes_something: tool.annotations?.readOnlyHint !== true,
  required: tool.inputSchema.required ?? [],
});

/** All that is needed to call it. */
export const inFull = (tool: Tool): Record<string, unknown> => {
  const { name, title, description, inputSchema, annotations } = outputless(tool);
  return { operation: name, title, description, annotations, arguments: inputSchema };
};
