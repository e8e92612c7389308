import type { Client } from '../client.ts';
import type { Somebody, World } from '../world.ts';
import type { Specimens } from './specimens.ts';

export interface Request {
  readonly path: string;
  readonly client: Client;
  readonly body: unknown;
}

interface Kitchen {
  readonly world: World;
  readonly boss: Somebody;
  readonly app: Client;
  readonly specimens: Specimens;
}

interface Made {
  readonly ids?: Specimens;
  readonly body?: unknown;
  readonly client?: Client;
}

/** For writes that do not succeed on the specimens with the example of their body: who sends what, on which records. */
export const recipes: Readonly<Record<string, (kitchen: Kitchen) => Promise<Made>>> = {};
