import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { AdapterPayload, JWK, Provider } from 'oidc-provider';
import { type Account, newIdentityProvider, newSigningKey, signInAs } from '../src/demo/identity-provider.ts';
import { afterwards } from './afterwards.ts';

export interface CompanyOptions {
  readonly redirectUri: string;
  readonly tellsAddressAtOnce?: boolean;
  readonly logoutUri?: string;
}

/** What a provider that lies, or takes its time, puts into its id token, and what it signs that with. */
export interface Lie {
  readonly claims?: (claims: JWTPayload) => JWTPayload | Promise<JWTPayload>;
  readonly key?: JWK;
}

/** A company's identity provider on this machine: the certified one, which can be made to lie, to hang and to go away. */
export class Company {
  readonly clientId = 'muster';
  readonly clientSecret = 'a secret of the company';
  readonly #options: CompanyOptions;
  readonly #accounts = new Map<string, Account>();
  readonly #store = new Map<string, AdapterPayload>();
  readonly #server: Server;
  #keys: JWK[] = [newSigningKey()];
  #provider: Provider | null = null;
  #port = 0;
  /** Who sits in front of the browser. */
  visitor = '';
  lie: Lie | null = null;
  /** Requests to paths that begin so are never answered. */
  hangsAt: string | null = null;
  /** Paths that were asked for, oldest first. */
  readonly asked: string[] = [];

  private constructor(options: CompanyOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async open(options: CompanyOptions): Promise<Company> {
    const company = new Company(options);
    await company.listen();
    afterwards(() => company.close());
    return company;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    await this.#make();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get issuer(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** What it calls the key that it signs with. */
  get keyId(): string {
    return this.#keys[0]?.kid ?? '';
  }

  async #make(): Promise<void> {
    const { redirectUri, logoutUri, tellsAddressAtOnce = false } = this.#options;
    this.#provider = await newIdentityProvider({
      issuer: this.issuer,
      clientId: this.clientId,
      clientSecret: this.clientSecret,
      redirectUris: [redirectUri],
      logoutUri,
      tellsAddressAtOnce,
      accountOf: (subject) => this.#accounts.get(subject),
      store: this.#store,
      keys: this.#keys,
    });
  }

  /** From now on it signs with a key that nobody has seen. */
  async rotateKeys(): Promise<void> {
    this.#keys = [newSigningKey()];
    await this.#make();
  }

  knows(subject: string, email: string, isVerified = true): void {
    this.#accounts.set(subject, { subject, email, isVerified, name: subject });
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    this.asked.push(path);
    if (this.hangsAt !== null && path.startsWith(this.hangsAt)) return;
    const provider = this.#provider;
    if (!provider) return;
    if (path.startsWith('/interaction/')) return signInAs(provider, request, response, this.visitor);
    if (path === '/token' && this.lie) this.#falsify(response, this.lie);
    await provider.callback()(request, response);
  }

  #falsify(response: ServerResponse, lie: Lie): void {
    const end = response.end.bind(response) as (body: string) => void;
    response.end = ((body: string | Buffer) => {
      void this.#falsified(String(body), lie).then((text) => {
        response.setHeader('content-length', Buffer.byteLength(text));
        end(text);
      });
      return response;
    }) as typeof response.end;
  }

  async #falsified(body: string, { claims = (same) => same, key = this.#keys[0] }: Lie): Promise<string> {
    const answer = JSON.parse(body) as { id_token?: string };
    if (answer.id_token === undefined || !key) return body;
    const told = JSON.parse(Buffer.from(answer.id_token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
    const id_token = await this.sign(await claims(told), key);
    return JSON.stringify({ ...answer, id_token });
  }

  /** Whatever it says, signed by it. */
  async sign(claims: JWTPayload, key: JWK | undefined = this.#keys[0], typ = 'JWT'): Promise<string> {
    const header = { alg: 'RS256', typ, ...(key?.kid !== undefined && { kid: key.kid }) };
    return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK({ ...key } as never, 'RS256'));
  }

  /** As a browser goes from the address to sign in at to where it is sent back, with the cookies that it is given. */
  async visit(url: string, cookies = new Map<string, string>()): Promise<URL> {
    const { at, page } = await follow(this.issuer, url, cookies);
    if (page !== null) throw new Error(`The provider answered ${at.href}: ${page}`);
    return at;
  }
}

/** As a browser follows a provider, with the cookies that it is given, to the page that it shows or to where it is sent back. */
export async function follow(
  issuer: string,
  url: string,
  cookies: Map<string, string>,
): Promise<{ readonly at: URL; readonly page: string | null }> {
  let at = new URL(url);
  for (let steps = 0; steps < 10; steps++) {
    if (!at.href.startsWith(issuer)) return { at, page: null };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const pair = set.split(';', 1)[0] ?? '';
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = response.headers.get('location');
    if (to === null) return { at, page: await response.text() };
    at = new URL(to, at);
  }
  throw new Error('The provider leads in circles.');
}
