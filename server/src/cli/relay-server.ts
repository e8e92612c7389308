import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Installation } from '../kernel/installation.ts';
import { type Program, UsageError } from './command.ts';
import { explain } from './program.ts';
import { fitsSocket, type RelayPlace, type RelayReply, type RelayRequest } from './relay.ts';

const maxRequestBytes = 1024 * 1024;
const requestMs = 5000;

export interface Relay {
  /** Lets the commands under way finish. */
  close(): Promise<void>;
}

/** Does commands for the command line. null: another server does already, or the path is too deep for a socket. */
export async function openRelay(
  program: Program,
  installation: Installation,
  place: RelayPlace,
): Promise<Relay | null> {
  if (!fitsSocket(place.socket) || (await isAnswered(place.socket))) return null;
  rmSync(place.socket, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void serve(program, installation, place, socket);
  });
  await listen(server, place.socket);
  chmodSync(place.socket, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function serve(program: Program, installation: Installation, place: RelayPlace, socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  try {
    const request = await requestOf(socket);
    const reply = request.fingerprint === place.fingerprint ? await perform(program, installation, request) : declined;
    socket.end(JSON.stringify(reply));
  } catch {
    socket.destroy();
  }
}

const declined: RelayReply = { declined: true };

async function perform(program: Program, installation: Installation, request: RelayRequest): Promise<RelayReply> {
  try {
    const load = Object.hasOwn(program.commands, request.name) ? program.commands[request.name] : undefined;
    if (!load) throw new UsageError(`Unknown command "${request.name}".`);
    const command = await load();
    if (command.isLocal) return declined;
    const call = { ...request, options: request.options as never, open: () => Promise.resolve(installation) };
    return { outcome: await command.run(call) };
  } catch (error) {
    const failure = explain(error);
    if (failure.code === 'INTERNAL_ERROR') installation.log.error({ err: error }, `muster ${request.name} failed`);
    return { failure };
  }
}

async function requestOf(socket: Socket): Promise<RelayRequest> {
  const deadline = setTimeout(() => {
    socket.destroy();
  }, requestMs);
  try {
    let text = '';
    for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      text += chunk as string;
      if (text.length > maxRequestBytes) throw new Error('too long');
    }
    return JSON.parse(text) as RelayRequest;
  } finally {
    clearTimeout(deadline);
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      server.on('error', () => undefined);
      resolve();
    });
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
