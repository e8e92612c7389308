import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Response } from '../../../../test/client.ts';
import type { Harness } from '../../../../test/harness.ts';
import type { Somebody } from '../../../../test/world.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import { inUnitOfWork, type UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { preparePassword, setPassword } from '../index.ts';

export const goodPassword = 'a green bicycle in May';

let addresses = 0;
/** An address no one has used before: attempts are counted by address. */
export const newAddress = (): string => `192.0.2.${String((addresses++ % 250) + 1)}`;

/** Someone in front of the sign-in page, at an address of their own. */
export class Visitor {
  readonly #harness: Harness;
  readonly ip: string;

  constructor(harness: Harness, ip = newAddress()) {
    this.#harness = harness;
    this.ip = ip;
  }

  post(path: string, body: unknown, headers: Record<string, string> = { 'x-muster-app': '1' }): Promise<Response> {
    return new Client(this.#harness.server, '/app/api', headers).post(path, body, { ip: this.ip });
  }

  get(path: string): Promise<Response> {
    return new Client(this.#harness.server, '/app/api', {}).get(path, { ip: this.ip });
  }

  signIn = (email: string, password = goodPassword): Promise<Response> => this.post('/session', { email, password });
  askForLink = (email: string): Promise<Response> => this.post('/password-link', { email });
  setPassword = (link_token: string, password = goodPassword): Promise<Response> =>
    this.post('/password', { link_token, password });
}

export const cookieIn = (response: Response): string => String(response.headers['set-cookie']);

/** The app as the browser that got this answer goes on using it. */
export const appAfter = ({ server }: Harness, response: Response): Client =>
  new Client(server, '/app/api', { cookie: cookieIn(response).split(';', 1)[0] ?? '', 'x-muster-app': '1' });

/** A change made by the operator, as the command line makes them. */
export async function asOperator<T>(
  { installation, world }: Harness,
  run: (work: UnitOfWork) => Promise<T>,
  organizationId = world.organizationId,
): Promise<T> {
  const row = await findOrganization(installation.database.db, organizationId);
  if (!row) throw new Error('no such organization');
  const origin = { surface: 'cli', tokenId: null, ip: null, requestId: null } as const;
  return inUnitOfWork(installation, operatorOf(tenantOf(row)), origin, run);
}

export async function givePassword(harness: Harness, person: Somebody, password = goodPassword): Promise<Somebody> {
  const prepared = await preparePassword(password);
  await asOperator(harness, (work) => setPassword(work, person.id, prepared));
  return person;
}

/** Mail kept for this address, oldest first. */
export function mailTo({ dataDir }: Harness, email: string): { to: string; subject: string; text: string }[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder, { encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; subject: string; text: string },
    )
    .filter(({ to }) => to === email);
}

export const tokenIn = (mail: { text: string } | undefined): string =>
  /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
