import pg from 'pg';
import type { Client, Response } from '../../../../test/client.ts';
import type { World } from '../../../../test/world.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { newId } from '../../../lib/ids.ts';

interface Paged {
  readonly meta: { readonly next_cursor: string; readonly has_more: boolean };
}

/** A consumer that keeps its cursor, as the guide has it. */
export class FeedReader {
  readonly ids: string[] = [];
  readonly #client: Client;
  readonly #query: Record<string, string>;
  cursor: string | null = null;

  constructor(client: Client, query: Record<string, string> = {}) {
    this.#client = client;
    this.#query = query;
  }

  async page(more: Record<string, string> = {}): Promise<Response> {
    const query = { ...this.#query, ...more, ...(this.cursor !== null && { cursor: this.cursor }) };
    const answer = await this.#client.get('/events', { query });
    if (answer.status !== 200) throw new Error(answer.text);
    this.cursor = (answer.body as Paged).meta.next_cursor;
    this.ids.push(...(answer.data as { id: string }[]).map(({ id }) => id));
    return answer;
  }

  /** All that there is; answers with the ids that came. */
  async drain(limit = 100): Promise<string[]> {
    const before = this.ids.length;
    while (((await this.page({ limit: String(limit) })).body as Paged).meta.has_more);
    return this.ids.slice(before);
  }
}

/** A transaction of its own that writes events and stays open. */
export class OpenWriter {
  readonly #client: pg.Client;
  readonly #world: World;
  readonly #installation: Installation;

  private constructor(client: pg.Client, world: World, installation: Installation) {
    this.#client = client;
    this.#world = world;
    this.#installation = installation;
  }

  static async begin(installation: Installation, world: World): Promise<OpenWriter> {
    const client = new pg.Client(installation.database.connection);
    // A test that fails leaves it open, and its server ends it: that must not hide the failure itself.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    return new OpenWriter(client, world, installation);
  }

  query = (text: string): Promise<unknown> => this.#client.query(text);

  /** The newest event of the organization once more, under an id of its own. */
  async write(): Promise<string> {
    const id = newId('evt', this.#installation.clock.nowMs());
    await this.#client.query(
      `insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, previous, actor_id, surface)
       select organization_id, $2, type, created_at, subject_type, subject_id, snapshot, previous, actor_id, surface
         from events where organization_id = $1 order by id desc limit 1`,
      [this.#world.organizationId, id],
    );
    return id;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#client.query(how);
    await this.#client.end();
  }
}
