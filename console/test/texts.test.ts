import { describe, expect, it } from 'vitest';
import { operations } from '../src/client/operations.ts';
import { actionNames } from '../src/texts/logs.ts';

const modules = import.meta.glob<Record<string, unknown>>('../src/texts/**/*.ts', { eager: true });
const sources = Object.values(
  import.meta.glob<string>('../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
);

type Said = readonly [place: string, text: string];
type Say = (...values: unknown[]) => string;

/** Every text of a value, with its place. A text with values is asked for with one of each. */
function textsIn(value: unknown, place: string): Said[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, sayWithMarks(value as Say)]];
  return textsAmong(value, place, textsIn);
}

function textsAmong(value: unknown, place: string, textsOf: (inner: unknown, place: string) => Said[]): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

const sayWithMarks = (say: Say): string => say(...Array.from({ length: say.length }, (_, index) => `‹${index}›`));

/** Objects alone: a function beside them composes texts from a whole record. */
const catalogue = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([, value]) => typeof value === 'object')
    .flatMap(([name, value]) => textsIn(value, `${path.replace('../src/texts/', '')} ${name}`)),
);

describe('the catalogue of texts', () => {
  it('holds every section', () => {
    expect(catalogue.length).toBeGreaterThan(2000);
  });

  it('has no empty text and none with spaces that would be lost', () => {
    expect(catalogue.filter(([, text]) => text.trim() === '' || /\s{2}|^\s|\n/.test(text))).toEqual([]);
  });

  it('has no text that the app does not use', () => {
    const groups = Object.values(modules).flatMap((module) => Object.entries(module));
    const unused = groups
      .filter(([group]) => group.endsWith('Texts'))
      .flatMap(([group, texts]) => {
        const users = sources.filter((source) => new RegExp(`\\b${group}\\b`).test(source)).join('\n');
        const isLookedUp = users.includes(`${group}[`) || users.includes('texts[');
        return isLookedUp ? [] : Object.keys(texts as object).filter((key) => !users.includes(`.${key}`));
      });
    expect(unused).toEqual([]);
  });

  it('is spelt as in British English; “organization” is the word of the API', () => {
    const american =
      /\b(?:color(?:s|ed)?|center(?:s|ed)?|cancel(?:ed|ing)|label(?:ed|ing)|favorites?|behaviors?|enroll(?:ments?|s)?|fulfills?|catalogs?|gray|(?!organiz|siz|priz|seiz)\p{L}{2,}iz(?:e[sdr]?|ing|ations?)|analyz\p{L}+)\b/iu;
    const found = catalogue.filter(([place, text]) => !/^[a-z]{2}\//.test(place) && american.test(text));
    expect(found).toEqual([]);
  });

  it('ends a sentence once, also after 8:00 a.m.', () => {
    /** Values that are times, by what the text calls them: names and amounts are others. */
    const named = /\b(?:\w*[tT]imes?|\w*[wW]hen|at|until|since|from|to|moment|instant|due|start|end)\b/;
    const atEight = (value: unknown, place: string): Said[] => {
      if (typeof value !== 'function') return textsAmong(value, place, atEight);
      const values = (/^\(?([^)=]*)\)?\s*=>/.exec(String(value))?.[1] ?? '').split(',');
      return ['x', ''].map((other) => [
        place,
        (value as Say)(...values.map((name) => (named.test(name) ? '8:00 a.m.' : other))),
      ]);
    };
    const said = Object.entries(modules)
      .filter(([path]) => !/texts\/[a-z]{2}\//.test(path))
      .flatMap(([path, module]) =>
        Object.entries(module).flatMap(([name, value]) => textsAmong(value, `${path} ${name}`, atEight)),
      );
    expect(said.filter(([, text]) => text.includes('a.m..'))).toEqual([]);
  });

  it('writes apostrophes and dots as a printer does', () => {
    expect(catalogue.filter(([, text]) => /\p{L}'\p{L}|\.\.\./u.test(text))).toEqual([]);
  });
});

describe('every language', () => {
  const english = Object.keys(modules).filter(
    (path) => !/texts\/(?:[a-z]{2}\/|(?:by-tap|counted|offers|translated)\.ts$)/.test(path),
  );

  it.each(english)('has the texts of %s, and no others', (path) => {
    const french = modules[path.replace('/texts/', '/texts/fr/')] ?? {};
    expect(Object.keys(french).sort()).toEqual(Object.keys(modules[path] ?? {}).sort());
  });

  it('French hours, written as 7 h 30, get no second h; what is a plain number does', () => {
    // What writes 7 h 30 itself, and what is given a number.
    const isOfNumber = /^fr\/(?:format|projects|people\/pattern)\.ts/;
    const twice = catalogue.filter(
      ([place, text]) => place.startsWith('fr/') && /›[\s\u00A0]h(?![\p{L}\d])/u.test(text),
    );
    expect(twice.map(([place]) => place).filter((place) => !isOfNumber.test(place))).toEqual([]);
  });
});

describe('the audit log', () => {
  /** Questions with a body, and what is audited by other names: decisions one by one, a session and an invitation where they lead. */
  const unnamed = [
    'account.acceptInvitation',
    'compensation.preview',
    'decisions.create',
    'employment.preview',
    'identityProviders.test',
    'imports.recognise',
    'leaveTypes.preview',
    'leaves.preview',
    'passkeys.offer',
    'schedule.check',
    'schedule.candidates',
    'session.offerConfirm',
    'session.organization',
    'users.known',
  ];

  it('names every operation that writes', () => {
    const writes = Object.entries(operations).filter(([, { method }]) => method !== 'GET');
    const nameless = writes.map(([id]) => id).filter((id) => !(id in actionNames) && !unnamed.includes(id));
    expect(nameless).toEqual([]);
  });
});
