import type { FastifyInstance } from 'fastify';
import { insertRow, type NewRow, type Row } from '../src/db/rows.ts';
import { sql } from '../src/db/sql.ts';
import type { Installation } from '../src/kernel/installation.ts';
import { type PackageName, packageNames } from '../src/kernel/packages.ts';
import { type Role, usableScopes } from '../src/kernel/scopes.ts';
import type { Plan, StoredSettings } from '../src/kernel/settings.ts';
import { type IdPrefix, newId } from '../src/lib/ids.ts';
import { hashSecret, newApiToken, newSecret } from '../src/lib/secrets.ts';
import { Client } from './client.ts';

const yearMs = 365 * 86_400_000;

/** A person of the world, and the ways in that are theirs. */
export interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly departmentId: string | null;
  /** With a token; every scope the role can use unless some are named. */
  readonly api: (scopes?: readonly string[]) => Promise<Client>;
  /** Signed in to the app. */
  readonly app: () => Promise<Client>;
}

export type PersonDetails = Partial<Omit<NewRow<'users'>, 'id' | 'organization_id' | 'department_id'>> & {
  department?: string;
};

type Reach = Partial<Pick<NewRow<'access_grants'>, 'department_ids' | 'starts_on' | 'ends_on'>>;

/** Builds an organization by sentence: `world.departmentHeadOf('Kitchen')`. */
export class World {
  readonly #installation: Installation;
  readonly #server: FastifyInstance;
  readonly organizationId: string;
  #count = 0;

  private constructor(installation: Installation, server: FastifyInstance, organizationId: string) {
    this.#installation = installation;
    this.#server = server;
    this.organizationId = organizationId;
  }

  static async found(
    installation: Installation,
    server: FastifyInstance,
    details: { plan?: Plan; settings?: StoredSettings; seat_limit?: number | null; timezone?: string } = {},
  ): Promise<World> {
    const id = newId('org', installation.clock.nowMs());
    const now = installation.clock.now();
    await insertRow('organizations', {
      id,
      name: 'Northwind Kitchens',
      timezone: details.timezone ?? 'America/Toronto',
      country: 'CA',
      region: 'ON',
      currency: 'CAD',
      plan: details.plan ?? 'ENTERPRISE',
      subscription_status: 'ACTIVE',
      seat_limit: details.seat_limit ?? null,
      settings: JSON.stringify(details.settings ?? {}),
      created_at: now,
      updated_at: now,
    }).execute(installation.database.db);
    return new World(installation, server, id);
  }

  /** Another organization in the same installation. */
  another = (details: Parameters<typeof World.found>[2] = {}): Promise<World> =>
    World.found(this.#installation, this.#server, details);

  executive = (details: PersonDetails = {}): Promise<Somebody> => this.person('EXECUTIVE', details);
  administrator = (details: PersonDetails = {}): Promise<Somebody> => this.person('ADMINISTRATOR', details);
  employee = (details: PersonDetails = {}): Promise<Somebody> => this.person('EMPLOYEE', details);

  /** Heads the department, and belongs to it unless another is named. */
  async departmentHeadOf(name: string, details: PersonDetails = {}): Promise<Somebody> {
    const head = await this.person('DEPARTMENT_HEAD', { department: name, ...details });
    await sql`update departments set head_id = ${head.id} where id = ${await this.department(name)}`.execute(this.#db);
    return head;
  }

  async managerOf(name: string, details: PersonDetails = {}): Promise<Somebody> {
    const manager = await this.person('DEPARTMENT_HEAD', details);
    await insertRow('department_managers', {
      organization_id: this.organizationId,
      department_id: await this.department(name),
      user_id: manager.id,
    }).execute(this.#db);
    return manager;
  }

  async person(role: Role, details: PersonDetails = {}): Promise<Somebody> {
    const n = ++this.#count;
    const { department, ...fields } = details;
    const id = this.newId('usr');
    const departmentId = department === undefined ? null : await this.department(department);
    // One word: the random part of it begins none, which a search might look for.
    const email = (fields.email ?? `person${String(n)}x${id.slice(-8)}@example.com`).toLowerCase();
    await insertRow('users', {
      first_name: 'Robin',
      last_name: `Number${String(n)}`,
      role,
      level: 'STANDARD',
      created_at: this.#now,
      updated_at: this.#now,
      ...fields,
      organization_id: this.organizationId,
      id,
      email,
      department_id: departmentId,
    }).execute(this.#db);
    return {
      id,
      email,
      role,
      departmentId,
      api: async (scopes = usableScopes(role)) => this.clientWith(await this.token(id, scopes)),
      app: () => this.signedIn(id),
    };
  }

  /** What can be given beyond a role, all of it unless some are named: for everyone from long ago on unless it says otherwise. */
  async give(
    { id: user_id }: Pick<Somebody, 'id'>,
    { packages = packageNames, ...reach }: { packages?: readonly PackageName[] } & Reach = {},
  ): Promise<void> {
    for (const name of packages) {
      await insertRow('access_grants', {
        starts_on: '2020-01-01',
        created_at: this.#now,
        updated_at: this.#now,
        ...reach,
        organization_id: this.organizationId,
        id: this.newId('agr'),
        user_id,
        package: name,
        reason: 'Given.',
      }).execute(this.#db);
    }
    this.#installation.permissionCache.forget(this.organizationId);
  }

  /** The department's id; made when first named. */
  async department(name: string): Promise<string> {
    const find = sql<{ id: string }>`
      select id from departments where organization_id = ${this.organizationId} and name = ${name}`;
    const [found] = (await find.execute(this.#db)).rows;
    if (found) return found.id;
    const department = {
      organization_id: this.organizationId,
      id: this.newId('dep'),
      name,
      code: name.toUpperCase().replaceAll(' ', '_'),
      color: '#6B7280',
      created_at: this.#now,
      updated_at: this.#now,
    };
    // Several people of it may be made at once.
    await sql`${insertRow('departments', department)} on conflict do nothing`.execute(this.#db);
    return (await find.execute(this.#db)).rows[0]!.id;
  }

  /** A token as it is shown once. */
  async token(
    userId: string,
    scopes: readonly string[],
    fields: { expires_at?: string; revoked_at?: string } = {},
  ): Promise<string> {
    const token = newApiToken();
    await insertRow('api_tokens', {
      organization_id: this.organizationId,
      id: this.newId('tok'),
      user_id: userId,
      name: 'test',
      prefix: token.slice(0, 8),
      token_hash: hashSecret(token),
      scopes: [...scopes],
      created_at: this.#now,
      ...fields,
    }).execute(this.#db);
    return token;
  }

  clientWith = (token: string | null): Client =>
    new Client(this.#server, '/api/v1', token === null ? {} : { authorization: `Bearer ${token}` });

  async signedIn(userId: string): Promise<Client> {
    return new Client(this.#server, '/app/api', await this.session(userId));
  }

  /** The headers of someone signed in, for those who call over the wire. */
  async session(userId: string): Promise<{ cookie: string; 'x-muster-app': string }> {
    const secret = newSecret();
    const ahead = new Date(this.#installation.clock.nowMs() + yearMs).toISOString();
    await insertRow('sessions', {
      token_hash: hashSecret(secret),
      organization_id: this.organizationId,
      user_id: userId,
      // Wherever the test moves the clock to, they have just signed in.
      created_at: ahead,
      factor_at: ahead,
      expires_at: ahead,
    }).execute(this.#db);
    return { cookie: `muster_session=${secret}`, 'x-muster-app': '1' };
  }

  /** Settings as the organization has them from now on. */
  async set(settings: StoredSettings): Promise<void> {
    await sql`update organizations set settings = ${JSON.stringify(settings)} where id = ${this.organizationId}`.execute(
      this.#db,
    );
    this.#installation.permissionCache.forget(this.organizationId);
  }

  /** Event types raised so far, oldest first, with what they carry. */
  events = () =>
    sql<
      Pick<Row<'events'>, 'id' | 'type' | 'subject_id' | 'snapshot' | 'previous' | 'surface' | 'actor_id'>
    >`select id, type, subject_id, snapshot, previous, surface, actor_id from events where organization_id = ${this.organizationId} order by id`
      .execute(this.#db)
      .then(({ rows }) => rows);

  audit = () =>
    sql<Row<'audit_log'>>`select * from audit_log where organization_id = ${this.organizationId} order by id`
      .execute(this.#db)
      .then(({ rows }) => rows);

  accessLog = () =>
    sql<
      Row<'sensitive_access_log'>
    >`select * from sensitive_access_log where organization_id = ${this.organizationId} order by id`
      .execute(this.#db)
      .then(({ rows }) => rows);

  newId = (prefix: IdPrefix): string => newId(prefix, this.#installation.clock.nowMs());

  get #db() {
    return this.#installation.database.db;
  }

  get #now(): string {
    return this.#installation.clock.now();
  }
}
