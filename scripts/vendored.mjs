// What `scripts/vendor.mjs` bundles, and what builds take in its place. Node's own modules only: a start reads it before it builds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const mcp = '@modelcontextprotocol/sdk';

/**
 * By workspace: the file, and either the names that we use of each module (`*` where it is imported when first used), or the file that is copied as it is. `external` are packages
 * that are installed anyway.
 */
export const vendored = {
  server: [
    {
      file: 'mcp-server.js',
      from: {
        [`${mcp}/server/mcp.js`]: ['McpServer'],
        [`${mcp}/server/webStandardStreamableHttp.js`]: ['WebStandardStreamableHTTPServerTransport'],
        [`${mcp}/server/stdio.js`]: ['StdioServerTransport'],
        [`${mcp}/client/streamableHttp.js`]: ['StreamableHTTPClientTransport', 'StreamableHTTPError'],
        [`${mcp}/types.js`]: [
          'CallToolRequestSchema',
          'ErrorCode',
          'GetPromptRequestSchema',
          'ListPromptsRequestSchema',
          'ListResourcesRequestSchema',
          'ListToolsRequestSchema',
          'McpError',
          'ReadResourceRequestSchema',
          'isInitializedNotification',
          'isJSONRPCRequest',
        ],
      },
    },
    { file: 'date-holidays.js', from: { 'date-holidays': ['default'] } },
    { file: 'pdfkit.js', from: { pdfkit: ['default'] } },
    {
      file: 'graphile-worker.js',
      from: { 'graphile-worker': ['Logger', 'parseCronItem', 'parseCronItems', 'run', 'runMigrations', 'runOnce'] },
      // It looks for settings of its command line in every folder above, whenever it is loaded.
      standIns: {
        cosmiconfig: 'export const cosmiconfigSync = () => ({ search: () => null });',
        pg: "export { Client, Pool } from 'pg';",
      },
    },
    { file: 'tar-stream.js', from: { 'tar-stream': ['extract', 'pack'] } },
    {
      file: 'prom-client.js',
      from: { 'prom-client': ['Counter', 'Gauge', 'Histogram', 'Registry', 'collectDefaultMetrics'] },
    },
    {
      file: 'ical-generator.js',
      from: { 'ical-generator': ['default', 'ICalCalendarMethod', 'ICalEventStatus'] },
    },
    { file: 'webauthn-server.js', from: { '@simplewebauthn/server': ['*'] } },
    { file: 'otpauth.js', from: { otpauth: ['*'] } },
    { file: 'csv-parse.js', from: { 'csv-parse': ['*'] } },
  ],
  console: [
    { file: 'lucide-react.js', from: { 'lucide-react': usedIcons }, external: ['react'] },
    { file: 'pdf.js', copy: 'pdfjs-dist/legacy/build/pdf.mjs' },
    { file: 'pdf.worker.js', copy: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' },
    ...['vietnamese', 'latin-ext'].map((letters) => ({
      file: `inter-${letters}.woff2`,
      copy: `@fontsource-variable/inter/files/inter-${letters}-wght-normal.woff2`,
    })),
  ],
};

/** From what a source imports to the file that has it. */
export function vendoredPaths(workspace) {
  return Object.fromEntries(
    vendored[workspace].flatMap(({ file, from, copy }) =>
      (copy ? [copy] : Object.keys(from)).map((id) => [id, join(root, workspace, 'vendor', file)]),
    ),
  );
}

/** Every icon that a source of the console names. */
function usedIcons() {
  const folder = join(root, 'console/src');
  const names = readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react';/gm),
    ])
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter(Boolean);
  return [...new Set(names)].sort();
}
