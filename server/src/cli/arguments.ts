import { parseArgs } from 'node:util';
import { nearest } from '../lib/nearest.ts';
import { type Command, UsageError } from './command.ts';

export interface ParsedCall {
  readonly options: Record<string, string | boolean | undefined>;
  readonly operands: string[];
  readonly isJson: boolean;
  readonly wantsHelp: boolean;
}

const everywhere = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Reads a command's own arguments, strictly: what it does not know is a mistake, not something to pass over. */
export function parseCall(name: string, command: Command, args: readonly string[]): ParsedCall {
  const known = Object.entries(command.options ?? {});
  const parsed = parse(
    name,
    known.map(([option, { takes }]) => [option, takes !== undefined] as const),
    args,
  );
  const { json, help, ...values } = parsed.values as Record<string, string | boolean | undefined>;
  const options = Object.fromEntries(
    known.map(([option, { takes }]) => [option, values[option] ?? (takes === undefined ? false : undefined)]),
  );
  const call = { options, operands: parsed.positionals, isJson: json === true, wantsHelp: help === true };
  if (!call.wantsHelp) demand(name, command, call);
  return call;
}

function parse(name: string, known: readonly (readonly [string, boolean])[], args: readonly string[]) {
  const own = Object.fromEntries(
    known.map(([option, takesValue]) => [option, { type: takesValue ? ('string' as const) : ('boolean' as const) }]),
  );
  try {
    return parseArgs({ args: [...args], options: { ...own, ...everywhere }, allowPositionals: true, strict: true });
  } catch (error) {
    const names = [...Object.keys(own), ...Object.keys(everywhere)];
    throw new UsageError(`${explain(error as NodeJS.ErrnoException, names)} See "muster ${name} --help".`);
  }
}

function explain(error: NodeJS.ErrnoException, known: readonly string[]): string {
  const option = /'(?:-\w, )?(--?[^\s']+)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = nearest(option.replace(/^-+/, ''), known);
    return `Unknown option ${option}.${meant === null ? '' : ` Did you mean --${meant}?`}`;
  }
  if (error.message.includes('does not take an argument')) return `${option} takes no value.`;
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${option} needs a value.`;
  return `${error.message.split('\n', 1)[0] ?? 'These arguments cannot be read'}.`;
}

function demand(name: string, command: Command, { options, operands }: ParsedCall): void {
  const see = `See "muster ${name} --help".`;
  for (const [option, { isRequired }] of Object.entries(command.options ?? {})) {
    if (isRequired && options[option] === undefined) throw new UsageError(`--${option} is missing. ${see}`);
    if (options[option] === '') throw new UsageError(`--${option} needs a value. ${see}`);
  }
  const wanted = command.operands ?? [];
  const missing = wanted[operands.length];
  if (missing) throw new UsageError(`${missing.name} is missing. ${see}`);
  const surplus = wanted.at(-1)?.isRepeated ? undefined : operands[wanted.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many. ${see}`);
}
