import { command, UsageError } from '../../cli/command.ts';
import { readConfig } from '../config.ts';

export const mcp = command({
  summary: 'Speak the Model Context Protocol on standard input and output',
  description:
    'For assistants that start a program rather than open an address. Messages go to the server that runs, with the API\ntoken in MUSTER_TOKEN; what that token may do is what the assistant may do. Ends with its input.',
  options: {
    url: { takes: 'URL', about: 'Address of the server’s MCP; beside MUSTER_BASE_URL unless given' },
  },
  examples: ['MUSTER_TOKEN=mst_… muster mcp', 'MUSTER_TOKEN=mst_… muster mcp --url https://muster.example/mcp'],
  isLocal: true,

  async run({ options }) {
    const token = process.env['MUSTER_TOKEN'];
    if (token === undefined || token === '')
      throw new UsageError('Set MUSTER_TOKEN to an API token; create one with "muster token create".');
    const { bridge } = await import('../mcp-bridge.ts');
    await bridge(addressOf(options.url), token);
    return null;
  },
});

function addressOf(given: string | undefined): URL {
  const text = given ?? readConfig(process.env).baseUrl.replace(/\/api\/v1\/?$/, '/mcp');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError('--url takes an address that begins with https:// or http://.');
  return new URL(text);
}
