import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './support.ts';

interface Told {
  readonly id: string;
  readonly subjectId: string;
}

/** A consumer that keeps its cursor after each page, and asks again whatever happens to the server. */
export class FeedReader {
  readonly events: Told[] = [];
  readonly #product: Product;
  #cursor = '';
  #isOver = false;
  readonly #reading: Promise<void>;

  constructor(product: Product) {
    this.#product = product;
    this.#reading = this.#read();
  }

  /** Until all that is there has been read. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await this.#reading;
  }

  async #read(): Promise<void> {
    for (let isCaughtUp = false; !this.#isOver || !isCaughtUp;) {
      const path = `/events?types=department.created&wait=1${this.#cursor && `&cursor=${this.#cursor}`}`;
      const answer = await this.#product.call('GET', path).catch(() => null);
      // Nothing for a second: what was committed behind a change still under way is told by then.
      isCaughtUp = answer?.status === 200 && (answer.data as unknown[]).length === 0;
      if (answer?.status !== 200) {
        await sleep(25);
        continue;
      }
      this.#cursor = answer.meta.next_cursor as string;
      for (const { id, data } of answer.data as { id: string; data: { object: { id: string } } }[])
        this.events.push({ id, subjectId: data.object.id });
    }
  }
}
