import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { FastifyInstance } from 'fastify';

/** Where a server of a test listens; opened when first asked for. */
export async function originOf(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
}

export interface Result {
  readonly isError: boolean;
  /* oxlint-disable typescript/no-explicit-any -- a test reads whatever came back and asserts on it */
  readonly content: any[];
  readonly data: any;
  readonly meta: any;
  readonly error: any;
  /* oxlint-enable typescript/no-explicit-any */
}

/** An assistant: the protocol's own client. */
export class Assistant {
  readonly client = new Client({ name: 'test', version: '1' });

  static async over(transport: Transport): Promise<Assistant> {
    const assistant = new Assistant();
    await assistant.client.connect(transport);
    return assistant;
  }

  static async with(server: FastifyInstance, token: string): Promise<Assistant> {
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    return Assistant.over(new StreamableHTTPClientTransport(new URL(`${await originOf(server)}/mcp`), { requestInit }));
  }

  async call(name: string, args: Record<string, unknown> = {}): Promise<Result> {
    const { content, isError } = await this.client.callTool({ name, arguments: args });
    const parts = content as { type: string; text?: string }[];
    const [first] = parts;
    const body = first?.type === 'text' ? JSON.parse(first.text ?? '{}') : {};
    return { isError: isError === true, content: parts, data: body.data, meta: body.meta, error: body.error };
  }
}
