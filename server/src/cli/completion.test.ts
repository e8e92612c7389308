import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isInPath } from '../../test/deploy/known.ts';
import { program } from '../main/commands/index.ts';
import { completionScript, shells } from './completion.ts';

/** What bash offers for a line that ends here. */
async function offered(line: string): Promise<string[]> {
  const words = line.split(' ');
  const script = `${await completionScript(program, 'bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${String(words.length - 1)}
_muster; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim().split('\n');
}

describe('bash', () => {
  it.each([
    ['muster to', ['token']],
    ['muster token ', ['create', 'list', 'revoke']],
    ['muster token create --sc', ['--scopes']],
    ['muster token create --email a@b.example --n', ['--name']],
    ['muster doc', ['doctor']],
    ['muster --v', ['--version']],
    ['muster org set o', ['']],
  ])('%s: %j', async (line, words) => {
    expect(await offered(line)).toEqual(words);
  });
});

it.each(shells)('%s knows every command and option', async (shell) => {
  const script = await completionScript(program, shell);
  for (const [name, load] of Object.entries(program.commands)) {
    for (const word of name.split(' ')) expect(script, name).toContain(word);
    for (const option of Object.keys((await load()).options ?? {}))
      expect(script, name).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
  }
});

it.each(shells)('%s takes the script', async (shell) => {
  if (!isInPath(shell)) {
    console.log(`Not tried: ${shell} is not on this machine.`);
    return;
  }
  const { status, stderr } = spawnSync(shell, ['-n'], {
    input: await completionScript(program, shell),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
