/** What a long beginning is doing: on a terminal one line that counts the seconds, elsewhere a line for each step. */
export interface Progress {
  step(what: string): void;
  /** Whole lines, above the step under way. */
  write(text: string): void;
  /** Leaves the line as it is; what is written next begins a new one. */
  done(): void;
}

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const eraseLine = '\r\u001b[K';

export function progressOn(screen: Screen): Progress {
  const write = (text: string): void => void screen.write(text);
  return screen.isTTY === true
    ? new CountingLine(write)
    : { step: (what) => write(`${what}…\n`), write, done: () => undefined };
}

class CountingLine implements Progress {
  readonly #show: (text: string) => void;
  #current: { readonly what: string; readonly startedMs: number; readonly timer: NodeJS.Timeout } | null = null;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  step(what: string): void {
    this.done();
    const timer = setInterval(() => this.#draw(), 1000).unref();
    this.#current = { what, startedMs: performance.now(), timer };
    this.#draw();
  }

  write(text: string): void {
    this.#show(this.#current ? `${eraseLine}${text}` : text);
    this.#draw();
  }

  done(): void {
    if (!this.#current) return;
    clearInterval(this.#current.timer);
    this.#current = null;
    this.#show('\n');
  }

  #draw(): void {
    if (!this.#current) return;
    const { what, startedMs } = this.#current;
    this.#show(`${eraseLine}${what} … ${String(Math.round((performance.now() - startedMs) / 1000))} s`);
  }
}
