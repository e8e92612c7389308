/** What decides how one call is made. */
export interface ReadOptions {
  /** Ends the call, also while it waits for the next try. */
  readonly signal?: AbortSignal | undefined;
  /** For each try. */
  readonly timeoutMs?: number | undefined;
  /** How often to try again; 0 for never. */
  readonly retries?: number | undefined;
}

export interface WriteOptions extends ReadOptions {
  /** One is made for every call if none is given, and sent with each of its tries. */
  readonly idempotencyKey?: string | undefined;
  /** The `etag` of the record as you know it: 412 if it has changed since. */
  readonly ifMatch?: string | undefined;
  /** Rehearse the change: the same answer or refusal, and nothing stays. */
  readonly dryRun?: boolean | undefined;
}

/** What is said with a proposal. */
export interface ProposeOptions {
  /** To whoever decides on it, in up to 500 characters. */
  readonly note?: string | undefined;
  /** Whoever was given this beyond their role decides on it as well, such as `SCHEDULE_PUBLISHING`. */
  readonly holderOf?: string | undefined;
}

export interface ClientOptions {
  /** The address of the API, ending in `/api/v1`. */
  readonly baseUrl: string;
  /** An API token; a function is asked before each call, for tokens that are renewed. */
  readonly token: string | (() => string | Promise<string>);
  /** For each try; 30 seconds if nothing is said. */
  readonly timeoutMs?: number;
  /** How often to try again; 3 if nothing is said. */
  readonly retries?: number;
  /** The longest that `Retry-After` is waited for; 60 seconds if nothing is said. */
  readonly maxRetryAfterMs?: number;
  /** The language of messages, such as `fr`; English if nothing is said, or if the installation does not have it. */
  readonly language?: string;
  /** In place of the global `fetch`, such as one that goes through a proxy. */
  readonly fetch?: typeof fetch;
}
