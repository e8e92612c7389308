import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Connection } from './connection.ts';
import type { Deadline } from './deadline.ts';
import { type Answer, excerptOf, exchangeFailure, Failure, retryAfterOf } from './outcome.ts';

const bodyMaxBytes = 64 * 1024;
const excerptBytes = 1024;
const interimMax = 16;

export interface Post {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Exchanged {
  readonly answer: Answer;
  /** Whether all of it was read, so that the connection may carry another request. */
  readonly isComplete: boolean;
}

/** Sends one request and reads the answer up to a cap. What is beyond the cap is not read: the connection is cut. */
export function exchange(connection: Connection, post: Post, deadline: Deadline): Promise<Exchanged> {
  return deadline.within<Exchanged>((resolve, reject) => {
    connection.begin();
    const reader = new AnswerReader(deadline, resolve, reject);
    connection.onFlood = () => {
      reader.cutShort();
      connection.destroy();
    };
    connection.client.dispatch({ method: 'POST', ...post, blocking: false }, reader);
    return () => connection.destroy();
  });
}

/** A request that nothing of an answer came to. On a connection kept from earlier it may be sent again at once. */
export class Unanswered extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #deadline: Deadline;
  readonly #resolve: (exchanged: Exchanged) => void;
  readonly #reject: (reason: unknown) => void;
  #status: number | null = null;
  #retryAfterSeconds: number | null = null;
  #kept: Buffer[] = [];
  #bytes = 0;
  #interim = 0;

  constructor(deadline: Deadline, resolve: (exchanged: Exchanged) => void, reject: (reason: unknown) => void) {
    this.#deadline = deadline;
    this.#resolve = resolve;
    this.#reject = reject;
    deadline.phase = 'connecting';
  }

  onRequestStart(): void {
    this.#deadline.phase = 'waiting for the answer';
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) {
      if (++this.#interim > interimMax) controller.abort(new Failure('malformed', 'The answer did not begin.'));
      return;
    }
    this.#deadline.phase = 'reading the answer';
    this.#status = status;
    this.#retryAfterSeconds = retryAfterOf(headers['retry-after']);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    // A copy: the chunk is a window onto the parser's memory.
    if (this.#bytes < excerptBytes) this.#kept.push(Buffer.from(chunk.subarray(0, excerptBytes)));
    this.#bytes += chunk.length;
    if (this.#bytes <= bodyMaxBytes) return;
    this.cutShort();
    controller.abort(new Failure('closed', 'The rest of the answer was not read.'));
  }

  onResponseEnd(): void {
    this.#finish(true);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const failure = exchangeFailure(error);
    const isUnanswered = this.#status === null && this.#interim === 0 && failure.reason === 'closed';
    this.#reject(isUnanswered ? new Unanswered(failure) : failure);
  }

  /** The status is known and the excerpt is full: more of the same says nothing new. */
  cutShort(): void {
    if (this.#status === null) this.#reject(new Failure('malformed', 'The answer was not valid HTTP.'));
    else this.#finish(false);
  }

  #finish(isComplete: boolean): void {
    const answer = {
      status: this.#status ?? 0,
      excerpt: excerptOf(this.#kept),
      retryAfterSeconds: this.#retryAfterSeconds,
    };
    this.#resolve({ answer, isComplete });
  }
}
