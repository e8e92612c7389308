import { AsyncLocalStorage } from 'node:async_hooks';
import type { Surface } from '../kernel/actor.ts';
import type { Receipt } from './limits/store.ts';

/** A request that another one makes in its own name: by which way it came, and what its address has paid already. */
export interface InnerRequest {
  readonly surface: Surface;
  readonly address: Receipt | null;
}

/** Lives in this process alone: no header of a client can claim it. */
export const innerRequests = new AsyncLocalStorage<InnerRequest>();
