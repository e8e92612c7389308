// Keeps a copy of the people of an organization, as an identity system needs it. Run it every few minutes:
//
//   MUSTER_TOKEN=mst_… node examples/mirror-people.mjs people.json
//
// The token needs users:read, and an owner who sees the whole directory. The first run reads everyone, each further run
// what has changed since.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { accessFromEnvironment, isMain, Muster } from './muster.mjs';

/**
 * @typedef {object} Copy
 * @property {string | null} since where the next run begins
 * @property {Record<string, Record<string, any>>} people by id
 */

/** @type {Copy} */
export const emptyCopy = { since: null, people: {} };

/** No more than the other system takes: what is not asked for is not read, and leaves no trace in a log. */
const fields = 'first_name,last_name,preferred_name,email,job_title,department_id,manager_id,is_active,updated_at';

/** A change counts from when it began and is seen once it has committed; this much later it certainly has. */
const overlapMs = 2 * 60_000;

/**
 * Where changes come from. A consumer of events can take its place: whatever gives records, newest state, at least once.
 *
 * @param {Muster} muster
 * @param {string | null} since
 */
const changedPeople = (muster, since) =>
  muster.list('/users', { fields, include: 'department,manager', updated_since: since ?? '1970-01-01T00:00:00Z' });

/**
 * The copy as it stands after one run.
 *
 * @param {Muster} muster
 * @param {Copy} copy
 * @param {(person: Record<string, any>) => Promise<void>} [apply] tells the other system of one person
 * @returns {Promise<{ copy: Copy, changed: number }>}
 */
export async function mirrorPeople(muster, copy, apply = async () => undefined) {
  const people = { ...copy.people };
  let latest = copy.since;
  let changed = 0;
  for await (const person of changedPeople(muster, copy.since)) {
    const begins = new Date(Date.parse(person.updated_at) - overlapMs).toISOString();
    if (latest === null || begins > latest) latest = begins;
    // The overlap brings some of them again: the same version is no change.
    if (people[person.id]?.updated_at === person.updated_at) continue;
    await apply(person);
    people[person.id] = person;
    changed++;
  }
  return { copy: { since: latest, people }, changed };
}

if (isMain(import.meta.url)) {
  const [file = 'people.json'] = process.argv.slice(2);
  const before = await readFile(file, 'utf8').then(JSON.parse, () => emptyCopy);
  const muster = new Muster(accessFromEnvironment());
  const { copy, changed } = await mirrorPeople(muster, before);
  // Written whole or not at all: a run that is broken off leaves the copy, and the place in it, as they were.
  await writeFile(`${file}.new`, JSON.stringify(copy, null, 2));
  await rename(`${file}.new`, file);
  console.log(`${changed} changed, ${Object.keys(copy.people).length} in all, ${muster.requests} requests`);
}
