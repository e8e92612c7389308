import { command, UsageError } from '../../cli/command.ts';
import { completionScript, shells } from '../../cli/completion.ts';

export const completion = command({
  summary: 'Print a script that completes commands and options in a shell',
  description:
    'Load it in the shell at hand, or from its startup file. The script holds all names: completing starts no program.',
  operands: [{ name: 'SHELL', about: shells.join(', ') }],
  examples: [
    'source <(muster completion bash)',
    'muster completion zsh > "${fpath[1]}/_muster"',
    'muster completion fish > ~/.config/fish/completions/muster.fish',
  ],
  isLocal: true,

  async run({ operands: [name = ''] }) {
    const shell = shells.find((known) => known === name);
    if (!shell) throw new UsageError(`SHELL is one of ${shells.join(', ')}, not "${name}".`);
    const { program } = await import('./index.ts');
    const script = await completionScript(program, shell);
    return { value: { shell, script }, text: script.trimEnd() };
  },
});
