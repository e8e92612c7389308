import { freePort } from '../processes.ts';
import { folderOf, Part } from './part.ts';

export interface Redis {
  readonly primary: Part;
  readonly replica: Part;
  readonly url: string;
}

export async function startRedis(): Promise<Redis> {
  const [port, replicaPort] = [await freePort(), await freePort()];
  const options = (name: string, at: string): readonly string[] => [
    '--port',
    at,
    '--bind',
    '127.0.0.1',
    '--dir',
    folderOf(name),
    '--appendonly',
    'yes',
    '--save',
    '',
  ];
  const primary = new Part('redis1', ['redis-server', ...options('redis1', port)]).start();
  const follow = ['--replicaof', '127.0.0.1', port];
  const replica = new Part('redis2', ['redis-server', ...options('redis2', replicaPort), ...follow]).start();
  return { primary, replica, url: `redis://127.0.0.1:${port}` };
}
