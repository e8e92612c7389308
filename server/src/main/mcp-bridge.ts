import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  ErrorCode,
  isInitializedNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';

/** Passes messages between standard input and output and a server, until the input ends. Each is answered, whatever happens. */
export async function bridge(address: URL, token: string): Promise<void> {
  const local = new StdioServerTransport();
  const remote = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  const pending = new Set<Promise<void>>();
  remote.onmessage = (message) => {
    learnVersion(remote, message);
    void local.send(message);
  };
  local.onmessage = (message) => {
    // The server keeps no session: there is nothing to open a stream for.
    if (isInitializedNotification(message)) return;
    const sent = remote.send(message).catch((error: unknown) => {
      if (isJSONRPCRequest(message)) return local.send(failureOf(message.id, error, address));
      process.stderr.write(`${reasonOf(error, address)}\n`);
      return undefined;
    });
    pending.add(sent);
    void sent.finally(() => pending.delete(sent));
  };
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await remote.start();
  await local.start();
  await ended;
  await Promise.all(pending);
  await local.close();
  await remote.close();
}

/** What the two agreed on is named in each request that follows. */
function learnVersion(remote: StreamableHTTPClientTransport, message: JSONRPCMessage): void {
  const version = 'result' in message ? message.result['protocolVersion'] : undefined;
  if (typeof version === 'string') remote.setProtocolVersion(version);
}

const failureOf = (id: string | number, error: unknown, address: URL): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  error: { code: ErrorCode.InternalError, message: reasonOf(error, address) },
});

/** The message of a refusal; for the rest, if no one answered. */
function reasonOf(error: unknown, address: URL): string {
  if (error instanceof StreamableHTTPError && error.code !== undefined && error.code > 0) {
    const told = /"message":("(?:[^"\\]|\\.)*")/.exec(error.message)?.[1];
    return told === undefined ? `${address.href} answered ${String(error.code)}.` : (JSON.parse(told) as string);
  }
  return `Muster does not answer at ${address.href}. Start it, or name its address with --url.`;
}
