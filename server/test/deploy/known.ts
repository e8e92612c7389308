import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { program } from '../../src/main/commands/index.ts';
import { settings, standardVariables } from '../../src/main/variables.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a clean checkout holds, with what is not committed yet. */
export const checkedOut = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Every variable that the product asks for; those of the system and of Node are read by them. */
export const variables: ReadonlySet<string> = new Set([
  ...['HOME', 'NODE_ENV'],
  ...Object.keys(settings),
  ...Object.keys(standardVariables),
]);

export const commands: ReadonlySet<string> = new Set(Object.keys(program.commands));

export function isInPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
