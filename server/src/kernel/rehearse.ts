import type { UnitOfWork } from './unit-of-work.ts';

/** Carries what was seen out of a part that is taken back. */
class Seen<T> extends Error {
  readonly value: T;

  constructor(value: T) {
    super('A part of a change was rehearsed.');
    this.value = value;
  }
}

/** Does a part of a change, looks, and takes it back with its events and jobs. A refusal goes on. */
export async function rehearse<T>(work: UnitOfWork, part: () => Promise<T>): Promise<T> {
  try {
    await work.attempt(async () => {
      throw new Seen(await part());
    });
  } catch (error) {
    if (error instanceof Seen) return error.value as T;
    throw error;
  }
  throw new Error('What is rehearsed is always taken back.');
}
