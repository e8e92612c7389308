// npm run bench:builds -- --before ../muster-of-last-month [--rounds 11 --only "get one,sign in"]
// What a request costs in processor time of the thread that runs JavaScript and of PostgreSQL, by this checkout and by another one, which is
// installed and has its dependencies. Both run at once, each on a database of its own, and are asked in turns: what else the machine does
// meets both. Said is the lower quartile of each, and the median of the ratios of neighbouring turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { round } from './arena.mjs';
import { endsWithUs } from './ends.mjs';

const { values: options } = parseArgs({
  options: { before: { type: 'string' }, rounds: { type: 'string', default: '11' }, only: { type: 'string' } },
});
if (options.before === undefined) throw new Error('Name the checkout to compare with: --before FOLDER.');
const rounds = Number(options.rounds);
/** How many requests a turn has. */
const turns = {
  'get one': 3000,
  'list 50': 1000,
  'list 50 of two roles': 1000,
  update: 600,
  create: 600,
  'sign in': 200,
  'time get one': 3000,
  'time list 50': 1000,
  'time list 50 of a head': 1000,
  'time list 50 of two states': 1000,
  'time list 50 of ten people': 1000,
  'time create': 600,
};
const chosen = options.only?.split(',') ?? Object.keys(turns);

const sides = [resolve(options.before), process.cwd()].map((folder) =>
  endsWithUs(
    fork(new URL('builds-side.mjs', import.meta.url), [folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  ),
);
await Promise.all(sides.map((side) => once(side, 'message')));

const turnOf = async (side, kind, count) => {
  side.send({ kind, count });
  const [used] = await once(side, 'message');
  return used;
};
const at = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)];
const rows = {};
for (const kind of chosen) {
  for (const side of sides) await turnOf(side, kind, turns[kind] * 2);
  const seen = sides.map(() => []);
  for (let turn = 0; turn < rounds; turn++) {
    for (const index of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      seen[index].push(await turnOf(sides[index], kind, turns[kind]));
    }
  }
  const [before, now] = seen.map((all) => all.map(({ server, postgres }) => server + postgres));
  const lowOf = (index, part) =>
    at(
      seen[index].map((used) => used[part]),
      0.25,
    );
  const ratios = now.map((ms, index) => ms / before[index]);
  rows[kind] = {
    'before ms': round(at(before, 0.25), 3),
    'now ms': round(at(now, 0.25), 3),
    'of the server': round(lowOf(1, 'server') / lowOf(0, 'server')),
    'of PostgreSQL': round(lowOf(1, 'postgres') / lowOf(0, 'postgres')),
    ratio: round(at(ratios, 0.5), 3),
  };
}
console.table(rows);
for (const side of sides) side.disconnect();
