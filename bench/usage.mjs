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

const childrenOf = (pid) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(name)[1] === pid;
    } catch {
      return false;
    }
  });

export const postgresMs = (postmaster) =>
  [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + processorMs(pid), 0);

/** The process of PostgreSQL that all others of it come from. */
export async function postmasterOf(client) {
  const { rows } = await client.query(`select pg_read_file('postmaster.pid') as text`);
  return rows[0].text.split('\n')[0];
}
