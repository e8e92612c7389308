import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes.ts';
import { folderOf, own, Part } from './part.ts';

export interface PgBouncer {
  readonly part: Part;
  readonly port: string;
}

/**
 * In session mode: Muster prepares its statements, listens and holds advisory locks of a session. Transaction mode knows prepared statements
 * from 1.21 on, and the other two not at all.
 */
export async function startPgBouncer(serverPort: string): Promise<PgBouncer> {
  const port = await freePort();
  const folder = folderOf('pgbouncer');
  const config = `
[databases]
muster = host=127.0.0.1 port=${serverPort} dbname=muster user=muster
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 200
default_pool_size = 40
# What Muster asks for by "options" stands with the role.
ignore_startup_parameters = options
# Until there is a leader again it is asked for every second.
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 0
`;
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, config);
  own(file);
  return { part: new Part('pgbouncer', ['/usr/sbin/pgbouncer', file]).start(), port };
}
