import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const screens = join(import.meta.dirname, '../src/screens');
const decided = '(?:leaves|time-entries|timesheets|expense-reports)';
const action = '(?:approve|reject|cancel|decline-cancellation|review|pay)';
const sources = readdirSync(screens, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(screens, name), 'utf8') }));

/** Each place that sends a decision: the call itself, or every use of the mutation that it names. */
function callsIn(text: string): string[] {
  const route = `'post', '/${decided}/\\{id\\}/${action}'`;
  const direct = [...text.matchAll(new RegExp(`\\bwrite\\(${route}[^;]*?\\)`, 'g'))].map(([call]) => call);
  const named = [...text.matchAll(new RegExp(`const (\\w+) = useWrite\\(${route}\\)`, 'g'))].map(([, name]) => name);
  const many = [...text.matchAll(/\bbulk\.(?:start|attempt)\([^;]{0,120}/g)].map(([call]) => call);
  return [
    ...direct,
    ...many,
    ...named.flatMap((name) =>
      [...text.matchAll(new RegExp(`\\b${String(name)}\\.mutate(?:Async)?\\(\\s*\\{[^;]{0,120}`, 'g'))].map(
        ([call]) => call,
      ),
    ),
  ];
}

describe('every button that decides says which version it was shown', () => {
  const calls = sources.flatMap(({ name, text }) => callsIn(text).map((call) => ({ name, call })));

  it('there are some on every screen that decides', () => {
    expect(calls.length).toBeGreaterThanOrEqual(14);
  });

  it.each(calls)('$name: $call', ({ call }) => {
    // A bulk change takes the rows themselves, and sends the version of each.
    expect(call).toMatch(/\bversion\b|\brecords\b|\basked\(/);
  });

  it('a bulk change sends the version of each row', () => {
    const text = readFileSync(join(screens, '../ui/bulk-change.tsx'), 'utf8');
    expect(text).toMatch(/records: records\.map\([^;]*version: record\.version/);
  });
});
