// What the examples share: requests with a token, politely. Plain fetch, nothing to install; Node 20 or newer.
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Page
 * @property {Record<string, any>[]} data
 * @property {{ has_more: boolean, next_cursor: string | null, request_id: string }} meta
 */

const pause = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A token of an organization, and how often it was used. */
export class Muster {
  #baseUrl;
  #token;
  requests = 0;

  /** @param {{ baseUrl: string, token: string }} access baseUrl ends in /api/v1 */
  constructor({ baseUrl, token }) {
    this.#baseUrl = baseUrl;
    this.#token = token;
  }

  /**
   * One answer. Limits and outages are waited for, a few times; anything else that is refused is an error.
   *
   * @param {string} path
   * @param {Record<string, string>} [query]
   * @returns {Promise<Page>}
   */
  async get(path, query = {}) {
    for (let attempt = 1; ; attempt++) {
      this.requests++;
      const response = await fetch(`${this.#baseUrl}${path}?${new URLSearchParams(query)}`, {
        headers: { Authorization: `Bearer ${this.#token}`, Accept: 'application/json' },
      });
      if (response.ok) return /** @type {Promise<Page>} */ (response.json());
      const { error, meta } = await response.json();
      const isPassing = response.status === 429 || response.status >= 500;
      if (!isPassing || attempt === 5) {
        throw new Error(`GET ${path}: ${response.status} ${error.code}: ${error.message} (${meta.request_id})`);
      }
      await pause(Number(response.headers.get('Retry-After') ?? attempt));
    }
  }

  /**
   * Every record of a list, a hundred at a time.
   *
   * @param {string} path
   * @param {Record<string, string>} [query]
   */
  async *list(path, query = {}) {
    /** @type {string | null} */
    let cursor = null;
    do {
      const page = await this.get(path, { limit: '100', ...query, ...(cursor !== null && { cursor }) });
      yield* page.data;
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
  }
}

/** Where the installation is and who asks, from the environment. */
export function accessFromEnvironment() {
  const { MUSTER_URL: baseUrl = 'http://127.0.0.1:8080/api/v1', MUSTER_TOKEN: token } = process.env;
  if (!token) throw new Error('Set MUSTER_TOKEN to a token, and MUSTER_URL unless it is http://127.0.0.1:8080/api/v1.');
  return { baseUrl, token };
}

/** Whether a module is the one that node was started with. */
export const isMain = (/** @type {string} */ url) => url === pathToFileURL(process.argv[1] ?? '').href;
