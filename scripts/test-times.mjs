// What a run of the tests cost: by step with its processor time, by kind of suite, and the files that took longest.
import { readFileSync } from 'node:fs';

/** What a file belongs to, by the start of its path; the first that fits. */
const kinds = [
  ['browser', 'console/test/'],
  ['whole catalogue', 'server/test/catalogue/'],
  ['faults', 'server/test/faults/'],
  ['deployment', 'server/test/deploy/'],
  ['across features', 'server/test/'],
  ['features', 'server/src/features/'],
  ['layers', 'server/src/'],
  ['sdk', 'sdk/'],
  ['packages', 'packages/'],
];

const slowest = 20;

export class TestTimes {
  #steps = [];
  #files = [];

  /** Runs a step and keeps how long it took, and how much processor time its programs used. */
  async of(name, work) {
    const startedMs = performance.now();
    const usedMs = processorMs();
    try {
      return await work();
    } finally {
      this.#steps.push({ name, wallMs: performance.now() - startedMs, processorMs: processorMs() - usedMs });
    }
  }

  /** The files of a suite, as Vitest reports them. */
  add(results) {
    for (const { name, startTime, endTime, assertionResults } of results)
      this.#files.push({ name, tests: assertionResults.length, wallMs: endTime - startTime });
  }

  table() {
    const longest = this.#files.toSorted((one, other) => other.wallMs - one.wallMs).slice(0, slowest);
    return [
      ...rows('step', ['seconds', 'processor'], this.#steps, (step) => [step.wallMs, step.processorMs]),
      '',
      ...this.#byKind(),
      '',
      ...rows('slowest files', ['seconds'], longest, ({ wallMs }) => [wallMs]),
    ].join('\n');
  }

  /** Seconds of files add up to more than those of their step: several run at once. */
  #byKind() {
    const sums = new Map(kinds.map(([kind]) => [kind, { name: kind, files: 0, tests: 0, wallMs: 0 }]));
    for (const { name, tests, wallMs } of this.#files) {
      const [kind] = kinds.find(([, start]) => name.startsWith(start)) ?? [];
      const sum = sums.get(kind);
      if (!sum) continue;
      sum.files++;
      sum.tests += tests;
      sum.wallMs += wallMs;
    }
    const found = [...sums.values()].filter(({ files }) => files > 0);
    const named = found.map((sum) => ({ ...sum, name: `${sum.name} (${sum.files} files, ${sum.tests} tests)` }));
    return rows('kind', ['seconds'], named, ({ wallMs }) => [wallMs]);
  }
}

function rows(heading, columns, items, valuesOf) {
  const width = Math.max(heading.length, ...items.map(({ name }) => name.length));
  const line = (name, cells) => `${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  return [line(heading, columns), ...items.map((item) => line(item.name, valuesOf(item).map(inSeconds)))];
}

const inSeconds = (ms) => (ms / 1000).toFixed(1);

/** Of this process and of all below it that have ended, where the system tells (Linux). */
function processorMs() {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1');
    const [utime, stime, cutime, cstime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (utime + stime + cutime + cstime) * 10;
  } catch {
    return 0;
  }
}
