import { code, page, table } from '../http/description/references/markdown.ts';
import { programVariables, settings, standardVariables } from './variables.ts';

interface Described {
  readonly about: string;
  readonly otherwise?: string;
}

const rowsOf = (variables: Readonly<Record<string, Described>>): string =>
  table(
    ['variable', 'meaning', 'without it'],
    Object.entries(variables).map(([name, { about, otherwise = '' }]) => [code(name), about, otherwise]),
  );

/** docs/reference/configuration.md. */
export const configurationReference = (): string =>
  page(
    'Configuration',
    'What the environment decides. A value that cannot be understood, and a name that starts with `MUSTER_` and is not listed here, keep Muster from starting: the message names the nearest one there is. `muster doctor` tells what is set and what it leads to.',
    rowsOf(settings),
    '## Standard names\n\nTheir libraries read more of them.',
    rowsOf(standardVariables),
    '## Of programs beside the server',
    rowsOf(programVariables),
  );
