import type { Caller } from './caller.ts';

/** Operations that belong together. */
export class Area {
  protected readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }
}

/** An address with ids in it. An id that would lead to another address is refused before anything is sent. */
export function path(texts: TemplateStringsArray, ...ids: string[]): string {
  const parts = ids.map((id, index) => {
    // Callers without types pass anything.
    if (typeof (id as unknown) !== 'string' || id === '' || id === '.' || id === '..') {
      throw new TypeError(`An id must be a text that is not empty, not ${JSON.stringify(id)}.`);
    }
    return encodeURIComponent(id) + (texts[index + 1] ?? '');
  });
  return (texts[0] ?? '') + parts.join('');
}
