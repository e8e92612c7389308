import type { Command, Program } from './command.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly { readonly name: string; readonly about: string; readonly takesValue: boolean }[];
}

const everywhere = [
  { name: 'json', about: 'Print one JSON value in place of text', takesValue: false },
  { name: 'help', about: 'Explain the program or a command', takesValue: false },
];

const describe = (name: string, { summary, options = {} }: Command): Completed => ({
  name,
  summary,
  options: [
    ...Object.entries(options).map(([option, { about, takes }]) => ({
      name: option,
      about,
      takesValue: takes !== undefined,
    })),
    ...everywhere,
  ],
});

/** A script for a shell, with all commands and options in it: completing starts no program. */
export async function completionScript(program: Program, shell: Shell): Promise<string> {
  const commands = await Promise.all(
    Object.entries(program.commands).map(async ([name, load]) => describe(name, await load())),
  );
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](commands);
}

/** What may stand next after each beginning of a command: `''` gives the first words, `token` its verbs. */
function nextWords(commands: readonly Completed[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { name } of commands) {
    const parts = name.split(' ');
    parts.forEach((part, i) => {
      const before = parts.slice(0, i).join(' ');
      words.set(before, (words.get(before) ?? new Set<string>()).add(part));
    });
  }
  return words;
}

const optionWords = ({ options }: Completed): string => options.map(({ name }) => `--${name}`).join(' ');

/** A value is completed as a file: most that cannot be guessed are none, and one that is should be found. */
function bashCases(commands: readonly Completed[]): string {
  const rows = commands.map((command) => `    '${command.name}') words='${optionWords(command)}' ;;`);
  const beginnings = [...nextWords(commands)].map(
    ([before, words]) =>
      `    '${before}') words='${[...words].join(' ')}${before === '' ? ' --help --version' : ''}' ;;`,
  );
  return [...beginnings, ...rows].join('\n');
}

const bashScript = (
  commands: readonly Completed[],
): string => `# bash completion for muster: source <(muster completion bash)
_muster() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -* ]] && break
    case "\${path:+$path }$word" in
      ${[...new Set(commands.flatMap(({ name }) => prefixesOf(name)))].map((name) => `'${name}'`).join(' | ')}) path="\${path:+$path }$word" ;;
      *) break ;;
    esac
  done
  case "$path" in
${bashCases(commands)}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _muster muster
`;

const prefixesOf = (name: string): string[] => name.split(' ').map((_, i, parts) => parts.slice(0, i + 1).join(' '));

const zshScript = (commands: readonly Completed[]): string => `#compdef muster
# zsh completion for muster: source <(muster completion zsh)
_muster() {
  local -a options
  local word command_path=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    [[ $word == -* ]] && break
    case "\${command_path:+$command_path }$word" in
      ${[...new Set(commands.flatMap(({ name }) => prefixesOf(name)))].map((name) => `'${name}'`).join(' | ')}) command_path="\${command_path:+$command_path }$word" ;;
      *) break ;;
    esac
  done
  case "$command_path" in
${zshCases(commands)}
  esac
  _describe 'muster' options && return
  _files
}
compdef _muster muster
`;

const zshItem = (name: string, about: string): string => `'${name}:${plainText(about).replaceAll(':', '\\:')}'`;
const plainText = (text: string): string => text.replaceAll("'", '’').replaceAll('\n', ' ');

function zshCases(commands: readonly Completed[]): string {
  const summaries = new Map(commands.map(({ name, summary }) => [name, summary]));
  const beginnings = [...nextWords(commands)].map(([before, words]) => {
    const items = [...words].map((word) => zshItem(word, summaries.get(`${before} ${word}`.trim()) ?? word));
    return `    ('${before}') options=(${items.join(' ')}) ;;`;
  });
  const rows = commands.map(
    ({ name, options }) =>
      `    ('${name}') options=(${options.map((option) => zshItem(`--${option.name}`, option.about)).join(' ')}) ;;`,
  );
  return [...beginnings, ...rows].join('\n');
}

function fishScript(commands: readonly Completed[]): string {
  const summaries = new Map(commands.map(({ name, summary }) => [name, summary]));
  const lines = [...nextWords(commands)].flatMap(([before, words]) =>
    [...words].map((word) => {
      const about = plainText(summaries.get(`${before} ${word}`.trim()) ?? '');
      return `complete -c muster -n '__muster_at "${before}"' -f -a '${word}' -d '${about}'`;
    }),
  );
  const options = commands.flatMap(({ name, options: own }) =>
    own.map(
      (option) =>
        `complete -c muster -n '__muster_at "${name}"' -l ${option.name}${option.takesValue ? ' -r' : ''} -d '${plainText(option.about)}'`,
    ),
  );
  return `# fish completion for muster: muster completion fish | source
function __muster_at
    set -l words (string match --invert -- '-*' (commandline -opc)[2..])
    set -l count (count (string split --no-empty ' ' -- $argv[1]))
    if test $count -eq 0
        test (count $words) -eq 0
        return
    end
    test "$words[1..$count]" = "$argv[1]" 2>/dev/null
end
${[...lines, ...options].join('\n')}
`;
}
