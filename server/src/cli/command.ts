import type { Installation } from '../kernel/installation.ts';

/** An option with a value; without `takes` it is a switch. */
export interface Option {
  readonly takes?: string;
  readonly about: string;
  readonly isRequired?: boolean;
}

export interface Operand {
  readonly name: string;
  readonly about: string;
  readonly isRepeated?: boolean;
}

type Options = Readonly<Record<string, Option>>;

/** What the options of a command hold once they have been read. */
export type OptionValues<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { takes: string }
    ? O[K] extends { isRequired: true }
      ? string
      : string | undefined
    : boolean;
};

/** What a command answers: a value for programs and the same in words for people. */
export interface Outcome {
  readonly value: unknown;
  readonly text: string;
  /** 0 unless given: for a command whose answer is that something is wrong. */
  readonly exitCode?: number;
}

export interface Call<Values> {
  readonly options: Values;
  readonly operands: readonly string[];
  /** What came in on standard input; empty for a command that reads none. */
  readonly input: string;
  readonly isJson: boolean;
  /** The installation, opened when first asked for. */
  readonly open: () => Promise<Installation>;
}

export interface Command {
  readonly summary: string;
  readonly description?: string;
  readonly operands?: readonly Operand[];
  readonly options?: Options;
  readonly examples: readonly string[];
  /** Fields of what is checked that are not named as the option they come from: `executive.email`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What it reads from standard input, such as `Password`. */
  readonly reads?: string;
  /** Needs the caller's terminal, files or process: a running server cannot do it for them. */
  readonly isLocal?: boolean;
  /** null: it has said all there is to say. */
  run(call: Call<never>): Promise<Outcome | null>;
}

/** Ties the type of what `run` gets to the options declared. */
export function command<const O extends Options>(
  declaration: Omit<Command, 'options' | 'run'> & {
    readonly options?: O;
    run(call: Call<OptionValues<O>>): Promise<Outcome | null>;
  },
): Command {
  return declaration;
}

/** Asked for in a way that cannot be understood: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Program {
  readonly about: string;
  readonly version: string;
  /** Loaded one by one: a call pays for its own command alone. */
  readonly commands: Readonly<Record<string, () => Promise<Command>>>;
}
