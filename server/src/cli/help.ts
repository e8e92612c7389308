import type { Command, Program } from './command.ts';

/** Two columns, the first as wide as its widest entry. */
export function columns(rows: readonly (readonly [string, string])[], indent = '  '): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${indent}${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
}

export async function programHelp({ commands, about }: Program): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, (await load()).summary] as const),
  );
  return [
    about,
    'Usage: muster COMMAND [OPTIONS]',
    `Commands:\n${columns(rows)}`,
    `Options:\n${columns([
      ['--json', 'Print one JSON value in place of text'],
      ['--help', 'Explain the program or a command'],
      ['-v, --version', 'Print the version'],
    ])}`,
    'muster COMMAND --help explains a command and shows examples.',
  ].join('\n\n');
}

function usageLine(name: string, { operands, options }: Command): string {
  const words = (operands ?? []).map((operand) => (operand.isRepeated ? `${operand.name} …` : operand.name));
  for (const [option, { takes, isRequired }] of Object.entries(options ?? {})) {
    const text = takes === undefined ? `--${option}` : `--${option} ${takes}`;
    words.push(isRequired ? text : `[${text}]`);
  }
  return ['muster', name, ...words, '[--json]'].join(' ');
}

export function commandHelp(name: string, command: Command): string {
  const operands = (command.operands ?? []).map(({ name: operand, about }) => [operand, about] as const);
  const options = Object.entries(command.options ?? {}).map(
    ([option, { takes, about }]) => [takes === undefined ? `--${option}` : `--${option} ${takes}`, about] as const,
  );
  const rows = [...operands, ...options, ['--json', 'Print one JSON value in place of text'] as const];
  return [
    `${command.summary}.`,
    `Usage: ${usageLine(name, command)}`,
    columns(rows),
    ...(command.description === undefined ? [] : [command.description]),
    `Examples:\n${command.examples.map((example) => `  ${example}`).join('\n')}`,
  ].join('\n\n');
}
