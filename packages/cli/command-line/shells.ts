import type { CommandFlags, Flag } from './command.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

export const scriptFor: Record<Shell, (commands: readonly CommandFlags[]) => string[]> = { bash, zsh, fish };

function bash(commands: readonly CommandFlags[]): string[] {
  return [
    '# bash completion for palmleaf: eval "$(palmleaf completions bash)"',
    '_palmleaf() {',
    `  local word=\${COMP_WORDS[COMP_CWORD]} command= flags= i`,
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    `    [[ \${COMP_WORDS[i]} == -* ]] || { command=\${COMP_WORDS[i]}; break; }`,
    '  done',
    '  if [[ -z $command && $word != -* ]]; then',
    `    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))`,
    '    return',
    '  fi',
    '  case $command in',
    ...commands.map(({ name, flags }) => `    ${name}) flags="${flags.map(longOf).join(' ')}" ;;`),
    '    *) flags="--help --version" ;;',
    '  esac',
    '  if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))',
    '  else COMPREPLY=($(compgen -f -- "$word")); fi',
    '}',
    'complete -o filenames -F _palmleaf palmleaf',
  ];
}

function zsh(commands: readonly CommandFlags[]): string[] {
  return [
    '#compdef palmleaf',
    '# zsh completion for palmleaf: source <(palmleaf completions zsh), or a file _palmleaf in a folder of fpath',
    '_palmleaf() {',
    '  local -a commands',
    '  commands=(',
    ...commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`),
    '  )',
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    `  local command=\${words[2]}`,
    '  shift words; (( CURRENT-- ))',
    '  case $command in',
    ...commands.flatMap(({ name, flags }) => [
      `    ${name}) _arguments -S \\`,
      ...flags.map(({ name: flag, help, takesValue }) => {
        const value = takesValue ? ':value:_files' : '';
        return `      ${quoted(`--${flag}[${help.replaceAll(/[[\]:]/g, ' ')}]${value}`)} \\`;
      }),
      "      '*:file:_files' ;;",
    ]),
    '  esac',
    '}',
    'if [[ $funcstack[1] == _palmleaf ]]; then _palmleaf "$@"; else compdef _palmleaf palmleaf; fi',
  ];
}

function fish(commands: readonly CommandFlags[]): string[] {
  return [
    '# fish completion for palmleaf: palmleaf completions fish | source',
    ...commands.map(
      ({ name, summary }) =>
        `complete -c palmleaf -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    ...commands.flatMap(({ name, flags }) =>
      flags.map(
        ({ name: flag, short, help, takesValue }) =>
          `complete -c palmleaf -n '__fish_seen_subcommand_from ${name}' -l ${flag}${short === undefined ? '' : ` -s ${short}`}${takesValue ? ' -r' : ''} -d ${quoted(help)}`,
      ),
    ),
  ];
}

const longOf = ({ name }: Flag): string => `--${name}`;

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
