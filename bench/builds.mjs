// npm run bench:builds -- --before ../muster-of-last-month [--rounds 11 --only "get one,sign in"]
// What a request costs in processor time of the thread that runs JavaScript and of PostgreSQL, by this checkout and by another one, which is
// installed and has its dependencies. Both run at once, each on a database of its own, and are asked in turns: what else the machine does
// meets both. Said is the lower quartile of each, and the median of the ratios of neighbouring turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { before: { type: 'string' }, rounds: { type: 'string', default: '11' }, only: { type: 'string' } },
});
if (options.before === undefined) throw new Error('Name the checkout to compare with: --before FOLDER.');
const rounds = Number(options.rounds);
/** How many requests a turn has. */
const turns = { 'get one': 3000, 'list 50': 1000, update: 600, create: 600, 'sign in': 200 };
const chosen = options.only?.split(',') ?? Object.keys(turns);

const sides = [resolve(options.before), process.cwd()].map((folder) =>
  fork(new URL('builds-side.mjs', import.meta.url), [folder], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }),
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
  for (let round = 0; round < rounds; round++) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      seen[index].push(await turnOf(sides[index], kind, turns[kind]));
    }
  }
  const [before, now] = seen.map((all) => all.map(({ server, postgres }) => server + postgres));
  rows[kind] = {
    'before ms': Number(at(before, 0.25).toFixed(3)),
    'now ms': Number(at(now, 0.25).toFixed(3)),
    'of the server': Number(
      (
        at(
          seen[1].map(({ server }) => server),
          0.25,
        ) /
        at(
          seen[0].map(({ server }) => server),
          0.25,
        )
      ).toFixed(2),
    ),
    'of PostgreSQL': Number(
      (
        at(
          seen[1].map(({ postgres }) => postgres),
          0.25,
        ) /
        at(
          seen[0].map(({ postgres }) => postgres),
          0.25,
        )
      ).toFixed(2),
    ),
    ratio: Number(
      at(
        now.map((ms, index) => ms / before[index]),
        0.5,
      ).toFixed(3),
    ),
  };
}
console.table(rows);
for (const side of sides) side.disconnect();
