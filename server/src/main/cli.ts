import { type Runner, runProgram } from '../cli/program.ts';
import { relay } from '../cli/relay-client.ts';
import { terminal } from '../cli/terminal.ts';
import { program } from './commands/index.ts';
import { readConfig } from './config.ts';
import { relayPlace } from './relay-place.ts';

/** A running server does it in milliseconds; without one, this process opens the installation itself. */
const run: Runner = async (command, request) => {
  if (!command.isLocal) {
    const outcome = await relay(relayPlace(readConfig(process.env)), request);
    if (outcome !== undefined) return outcome;
  }
  const { runDirectly } = await import('./run-directly.ts');
  return runDirectly(() => readConfig(process.env), command, request);
};

process.exitCode = await runProgram(program, process.argv.slice(2), terminal, run);
