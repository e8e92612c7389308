// What the processes of a comparison have used so far.
import { readdirSync, readFileSync } from 'node:fs';

const tickMs = 10;

/** A server that is compared tells, when asked, what it has used so far. */
export function tellUsage() {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ rssMb: Math.round(process.memoryUsage.rss() / 1e6), cpuMicros: user + system });
  });
}

const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');

/** Of a process, and of what it has started and has ended. */
export const processorMs = (pid) => {
  const fields = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]) * tickMs, 0);
};

/** Of its main thread alone: where JavaScript runs, and no hash of a password does. */
export const mainThreadMs = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;

/** null: it ended in the meantime. */
function ifRunning(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && ifRunning(() => statOf(name)[1]) === String(pid));

/** What a backend has used is its own until it ends, and then the postmaster's: asked again if one ended in between. */
export function postgresMs(postmaster, attempts = 5) {
  const backends = childrenOf(postmaster);
  const used = backends.reduce((sum, pid) => sum + (ifRunning(() => processorMs(pid)) ?? 0), processorMs(postmaster));
  const isSteady = childrenOf(postmaster).join() === backends.join();
  return isSteady || attempts === 1 ? used : postgresMs(postmaster, attempts - 1);
}

/** The process of PostgreSQL that all others of it come from. */
export async function postmasterOf(client) {
  const { rows } = await client.query(`select pg_read_file('postmaster.pid') as text`);
  return rows[0].text.split('\n')[0];
}
