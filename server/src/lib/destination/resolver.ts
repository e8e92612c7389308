import { lookup, Resolver as NameServers } from 'node:dns/promises';

/** All addresses of a host name; none, or a rejection, when there are none to be had. */
export type Resolver = (hostname: string) => Promise<readonly string[]>;

const freshForMs = 60_000;

/**
 * Asks the name servers over sockets of its own. The system's look-up would hold one of the few threads that files and
 * passwords also need for as long as a dead name server keeps silent. The hosts file is not read: what stands there is
 * not public.
 */
export function askNameServers(): Resolver {
  let servers: NameServers | null = null;
  let madeAtMs = 0;
  return async (hostname) => {
    // Made again now and then, so that a change of the machine's name servers is noticed.
    if (servers === null || performance.now() - madeAtMs > freshForMs) {
      servers = new NameServers({ timeout: 2000, tries: 2 });
      madeAtMs = performance.now();
    }
    const answers = await Promise.allSettled([servers.resolve4(hostname), servers.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

/** For development, where `localhost` and names of the hosts file are wanted. */
export const askSystem: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: false })).map(({ address }) => address);

/** The texts of a name, none if there is no such record; null if the name servers do not tell. */
export type TxtResolver = (name: string) => Promise<readonly string[] | null>;

const txtDeadlineMs = 6000;
/** There is no such name, or nothing of this kind at it: an answer, unlike a failure. */
const noRecord = new Set(['ENOTFOUND', 'ENODATA']);

export function askForTxt(): TxtResolver {
  return async (name) => {
    const servers = new NameServers({ timeout: 2000, tries: 2 });
    // Several dead name servers in a row would take longer than people wait.
    const deadline = setTimeout(() => servers.cancel(), txtDeadlineMs);
    try {
      return (await servers.resolveTxt(name)).map((chunks) => chunks.join(''));
    } catch (error) {
      return noRecord.has(String((error as NodeJS.ErrnoException).code)) ? [] : null;
    } finally {
      clearTimeout(deadline);
    }
  };
}
