import type { Command } from './command.ts';

/** What went wrong, as the command line tells it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

/** A refusal names a field of the API, `scopes.0`; who typed `--scopes` looks for that. */
export function asTyped(command: Command | null, failure: Failure): Failure {
  const field = (failure.details as { field?: unknown } | undefined)?.field;
  if (command === null || typeof field !== 'string') return failure;
  const option = optionOf(command, field);
  if (option === null || !failure.message.includes(field)) return failure;
  return { ...failure, message: failure.message.replace(field, `--${option}`) };
}

function optionOf({ options = {}, fields = {} }: Command, field: string): string | null {
  const head = (field.split('.')[0] ?? '').replaceAll('_', '-');
  const option = fields[field] ?? fields[field.split('.')[0] ?? ''] ?? head;
  return Object.hasOwn(options, option) ? option : null;
}
