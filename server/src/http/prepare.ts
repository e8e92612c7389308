import { isUnreachable } from '../db/database.ts';
import type { PrepareContext, WriteContext } from '../kernel/context.ts';
import { PreparedFiles } from '../kernel/files.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { Refusal } from '../lib/errors.ts';
import type { Call } from './call.ts';
import type { Precondition } from './preconditions.ts';

export type Input = Pick<WriteContext<unknown, unknown, unknown>, 'params' | 'query' | 'body'> & {
  /** What `If-Match` asks; read with the rest, for one that can never hold is refused before anything is prepared. */
  readonly precondition: Precondition | null;
};

/** What an operation did before its transaction: it waited for others while it held no connection. */
export class Preparation {
  readonly input: Input;
  readonly value: unknown;
  readonly #files: PreparedFiles | null;

  private constructor(input: Input, value: unknown, files: PreparedFiles | null) {
    this.input = input;
    this.value = value;
    this.#files = files;
  }

  /** For an operation that prepares nothing, or was prepared elsewhere. */
  static none(input: Input, value?: unknown, files: PreparedFiles | null = null): Preparation {
    return new Preparation(input, value, files);
  }

  static async of(call: Call, input: Input): Promise<Preparation> {
    const { installation, operation, actor, origin, signIn, isRehearsal, storeWithinMs: withinMs } = call;
    const { precondition: _, ...given } = input;
    const files = call.files ?? new PreparedFiles(installation, actor.organizationId, { isRehearsal, withinMs });
    // What is another's to keep is another's to discard.
    const own = call.files ? null : files;
    try {
      const context: PrepareContext<unknown, unknown, unknown> = {
        services: installation,
        actor,
        origin,
        actorNow: call.actorNow,
        files,
        signIn,
        ...given,
      };
      const value = await operation.prepare?.(context as never);
      return new Preparation(input, value, own);
    } catch (error) {
      own?.discard();
      throw error;
    }
  }

  committed({ keptFiles }: UnitOfWork): void {
    this.#files?.discard(keptFiles);
  }

  /** If no one can tell whether the commit came through, files stay: the sweep finds out. */
  commitFailed(error: unknown): void {
    if (!(error instanceof Refusal) && isUnreachable(error)) this.#files?.leave();
  }

  undone(): void {
    this.#files?.discard();
  }
}
