import { StartupError } from '../db/startup-error.ts';
import { Refusal } from '../lib/errors.ts';
import { nearest } from '../lib/nearest.ts';
import { parseCall, type ParsedCall } from './arguments.ts';
import { type Command, type Outcome, type Program, UsageError } from './command.ts';
import { commandHelp, programHelp } from './help.ts';
import { asTyped, type Failure } from './typed-names.ts';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** What stands on standard input; asked for by name if a person sits in front of it. */
  read(what: string): Promise<string>;
}

/** One command, understood and ready to run. */
export interface Request extends Pick<ParsedCall, 'options' | 'operands' | 'isJson'> {
  readonly name: string;
  readonly input: string;
}

export type Runner = (command: Command, request: Request) => Promise<Outcome | null>;

/** Runs one command line and answers with its exit code: 0, 1 for a refusal, 2 for a mistake in the asking. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  terminal: Terminal,
  run: Runner,
): Promise<number> {
  const isJson = args.includes('--json');
  let command: Command | null = null;
  try {
    const asked = ask(program, args);
    if (asked.kind === 'text') {
      terminal.out(`${await asked.text()}\n`);
      return 0;
    }
    command = await asked.load();
    const parsed = parseCall(asked.name, command, asked.rest);
    if (parsed.wantsHelp) {
      terminal.out(`${commandHelp(asked.name, command)}\n`);
      return 0;
    }
    const input = command.reads === undefined ? '' : await terminal.read(command.reads);
    const outcome = await run(command, { ...parsed, name: asked.name, input });
    if (outcome) terminal.out(`${isJson ? JSON.stringify(outcome.value) : outcome.text}\n`);
    return outcome?.exitCode ?? 0;
  } catch (error) {
    const failure = asTyped(command, explain(error));
    terminal.err(`${isJson ? JSON.stringify({ error: failure }) : failure.message}\n`);
    return failure.code === 'USAGE' ? 2 : 1;
  }
}

type Asked =
  | { kind: 'text'; text: () => Promise<string> | string }
  | { kind: 'command'; name: string; load: () => Promise<Command>; rest: string[] };

/** Which command the words name. Only --json and --help may stand before it. */
function ask(program: Program, args: readonly string[]): Asked {
  const isHelp = (word: string): boolean => word === '--help' || word === '-h';
  const first = args.findIndex((word) => word !== '--json' && !isHelp(word));
  const words = args.slice(first === -1 ? args.length : first);
  const before = first === -1 ? [...args] : args.slice(0, first);
  if (words[0] === 'help') return ask(program, [...words.slice(1), '--help']);
  if (words[0] === '--version' || words[0] === '-v') return { kind: 'text', text: () => program.version };
  if (words.length === 0) return { kind: 'text', text: () => programHelp(program) };
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const load = words.length >= length && Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
    if (load) return { kind: 'command', name, load, rest: [...before, ...words.slice(length)] };
  }
  throw new UsageError(unknown(program, words));
}

function unknown({ commands }: Program, [first = '', second]: readonly string[]): string {
  const verbs = Object.keys(commands)
    .filter((name) => name.startsWith(`${first} `))
    .map((name) => name.slice(first.length + 1));
  if (verbs.length > 0) {
    const hasVerb = second !== undefined && !second.startsWith('-');
    return hasVerb
      ? `"muster ${first}" takes ${verbs.join(', ')}, not "${second}".${didYouMean(`${first} ${second}`, Object.keys(commands))}`
      : `"muster ${first}" needs one of ${verbs.join(', ')}.`;
  }
  if (first.startsWith('-')) return `Unknown option ${first}.${didYouMean(first, outside)} See "muster --help".`;
  const asTwo = second === undefined ? [] : [`${first} ${second}`];
  const known = [...Object.keys(commands), ...Object.keys(commands).map((name) => name.split(' ')[0] ?? '')];
  const hint = [...asTwo, first].map((word) => didYouMean(word, known)).find((text) => text !== '') ?? '';
  return `Unknown command "${first}".${hint} See "muster --help".`;
}

/** What may stand before a command. */
const outside = ['--help', '--json', '--version'];

function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  if (meant === null) return '';
  return meant.startsWith('-') ? ` Did you mean ${meant}?` : ` Did you mean "muster ${meant}"?`;
}

/** What went wrong, in one sentence; never a stack trace. */
export function explain(error: unknown): Failure {
  if (error instanceof UsageError) return { code: 'USAGE', message: error.message };
  if (error instanceof StartupError) return { code: 'UNAVAILABLE', message: error.message };
  if (error instanceof Refusal) {
    return { code: error.code, message: error.message, ...(error.details && { details: error.details }) };
  }
  if (error instanceof RelayedFailure) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'INTERNAL_ERROR', message: `The command failed: ${message.split('\n', 1)[0] ?? ''}` };
}

/** A failure that a running server told. */
export class RelayedFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
