import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../kernel/example.ts';
import { boundsOf } from '../lib/body-bounds.ts';
import { Refusal } from '../lib/errors.ts';
import { catalogue } from '../main/catalogue.ts';
import { bodyBoundsOf } from './body.ts';
import { scanJson } from './json-scan.ts';

const wide = { bytes: 1e6, values: 1e6, keys: 1e6, elements: 1e6, depth: 1000 };
const scan = (text: string, bounds = wide): void => {
  scanJson(Buffer.from(text), bounds);
};
const fieldOf = (text: string): unknown => {
  try {
    scan(text);
  } catch (error) {
    if (error instanceof Refusal) return error.details?.['field'];
  }
  return null;
};

/** Values in all, as JSON.parse would build them. */
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce<number>((n, v) => n + countOf(v), 0)
    : 1;

describe('a scan', () => {
  it('takes whatever JSON.stringify writes, and counts no fewer values than there are', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        scan(text);
        const count = countOf(JSON.parse(text));
        if (count > 1) expect(() => scan(text, { ...wide, values: count - 1 })).toThrow(Refusal);
      }),
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":{"b":1},"c":{"b":1,"b":2}}', 'c.b'],
    ['[{"a":1},{"a":1,"b":[0,{"x":1,"x":1}]}]', '1.b.1.x'],
    [String.raw`{"a":1,"\u0061":2}`, 'a'],
    [String.raw`{"a\"b":1,"a\"b":2}`, 'a"b'],
    ['{"é":1,"é":2}', 'é'],
    ['{"a" : "a", "b":"a","a":1}', 'a'],
    ['{"__proto__":1,"__proto__":1}', '__proto__'],
  ])('finds a key that is given twice: %s', (text, field) => {
    expect(fieldOf(text)).toBe(field);
  });

  it.each([
    '{"a":{"a":1},"b":{"a":1}}',
    '{"a":"a","b":"a"}',
    '{"a":["a","a"]}',
    String.raw`{"a":"\"a\":1,\"a\":1"}`,
    '[{"a":1},{"a":1}]',
    String.raw`{"a\\":1,"a":2}`,
  ])('finds none: %s', (text) => {
    expect(fieldOf(text)).toBeNull();
  });

  it.each([
    ['keys', '{"a":1,"b":1,"c":1}', { keys: 2 }],
    ['elements', '[1,2,3]', { elements: 2 }],
    ['values', '[[1],[2]]', { values: 4 }],
    ['depth', '[[[1]]]', { depth: 2 }],
    ['a long key', `{"${'k'.repeat(300)}":1}`, {}],
  ])('refuses too many: %s', (_name, text, bounds) => {
    expect(() => scan(text, { ...wide, ...bounds })).toThrow(Refusal);
  });

  it.each(['', '"', '{"', '{"a', '[', ']', '}}}', ',,,', '{"\\', ':', '\\"'])('leaves %j to the parser', (text) => {
    scan(text);
  });
});

describe('bounds', () => {
  const operations = catalogue.operations.filter(({ body }) => body !== undefined);

  it.each(operations.map((operation) => ({ operation, name: operation.id })))(
    '$name takes its example',
    ({ operation }) => {
      const text = JSON.stringify(exampleOf(operation.body!, 'request'), null, 2);
      const bounds = bodyBoundsOf(operation);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bounds.bytes);
      scan(text, bounds);
    },
  );

  it('1 MB if files, long reports, many entries, decisions or people are sent, and nowhere else', () => {
    const large = operations.filter((operation) => bodyBoundsOf(operation).bytes === 1024 * 1024).map(({ id }) => id);
    expect(large.sort()).toEqual([
      'announcements.create',
      'bulkChanges.create',
      'checklistTemplates.create',
      'checklistTemplates.update',
      'decisions.create',
      'documents.create',
      'documents.update',
      'expenseReports.addReceipt',
      'expenseReports.create',
      'expenseReports.update',
      'imports.create',
      'imports.recognise',
      'payRuns.create',
      'timeEntries.createBatch',
    ]);
  });

  it('4 KB if no one is signed in yet, and if no body is taken; more for what a passkey or a provider answers', () => {
    const more = new Map([
      ['session.createByPasskey', 8 * 1024],
      ['session.createByProvider', 16 * 1024],
    ]);
    for (const operation of operations.filter(({ kind }) => kind === 'open'))
      expect(bodyBoundsOf(operation).bytes).toBe(more.get(operation.id) ?? 4096);
    expect(boundsOf(undefined).bytes).toBe(4096);
  });
});
