import { columns } from '../cli/help.ts';
import type { DemoAccess } from '../demo/index.ts';
import { roleNames } from '../lib/texts/en/names.ts';
import type { Config } from './config.ts';

/** How to get into the demo, for a person to read. */
export function demoText({ organization, people, password, token }: DemoAccess): string {
  const [first, ...others] = people;
  const rows: [string, string][] = [];
  if (first && password !== null) rows.push(['Sign in', first.email], ['Password', password]);
  for (const { email, role } of others) rows.push([`as ${roleNames[role]}`, `${email}, same password`]);
  if (token !== null) rows.push(['API token', token]);
  if (rows.length === 0) return `The demo organization is ${organization}; its people and tokens have been changed.`;
  return `The demo organization is ${organization}.\n${columns(rows)}`;
}

/** What `npm start` says once it serves. */
export function banner(config: Config, port: number, demo: DemoAccess | null): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
  // People open it by its name: browsers have no passkeys for addresses of numbers.
  const named = host.startsWith('127.') ? `http://localhost:${String(port)}` : origin;
  const rows: [string, string][] = [
    ['Console', `${named}/`],
    ['API', `${origin}/api/v1`],
    ['API reference', `${origin}/docs`],
  ];
  const attempt = demo?.token ? `curl -H "Authorization: Bearer ${demo.token}" ${origin}/api/v1/users` : null;
  return [
    `Muster is ready.\n${columns(rows)}`,
    ...(demo ? [demoText(demo)] : []),
    ...(attempt === null ? [] : [`Try it:\n  ${attempt}`]),
    `Data is kept in ${config.databaseUrl === null ? config.dataDir : 'the database at DATABASE_URL'}. Stop with Ctrl-C.`,
  ].join('\n\n');
}
