import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes.ts';
import { folderOf, own, Part } from './part.ts';
import type { Member } from './patroni.ts';

export interface HaProxy {
  readonly part: Part;
  readonly leaderPort: string;
  readonly replicaPort: string;
}

/** One port for the leader and one for replicas, by what Patroni answers. A server that is neither loses its sessions. */
export async function startHaProxy(members: readonly Member[]): Promise<HaProxy> {
  const [leaderPort, replicaPort] = [await freePort(), await freePort()];
  const servers = members.map(({ name, port, apiPort }) => `  server ${name} 127.0.0.1:${port} check port ${apiPort}`);
  const listen = (name: string, port: string, path: string): string =>
    [
      `listen ${name}`,
      `  bind 127.0.0.1:${port}`,
      `  option httpchk OPTIONS ${path}`,
      '  http-check expect status 200',
      '  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions',
      ...servers,
    ].join('\n');
  const config = `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
${listen('leader', leaderPort, '/leader')}
${listen('replicas', replicaPort, '/replica?lag=16MB')}
`;
  const file = join(folderOf('haproxy'), 'haproxy.cfg');
  writeFileSync(file, config);
  own(file);
  return { part: new Part('haproxy', ['/usr/sbin/haproxy', '-db', '-f', file]).start(), leaderPort, replicaPort };
}
