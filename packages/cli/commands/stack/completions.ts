import { command } from '../../command-line/command.ts';
import { scriptFor, shells } from '../../command-line/shells.ts';
import { exitCodes, UsageError } from '../../errors.ts';

export default command({
  name: 'completions',
  words: 'bash|zsh|fish',
  arity: [1, 1],
  about: [
    'Prints a completion script. Put one of these lines into the file that your shell reads at its start:',
    '  bash: eval "$(palmleaf completions bash)"',
    '  zsh:  source <(palmleaf completions zsh)',
    '  fish: palmleaf completions fish | source',
  ].join('\n'),
  options: {},
  examples: ['completions bash', 'completions fish > ~/.config/fish/completions/palmleaf.fish'],
  async run({ words: [wanted], json, out, allFlags }) {
    const shell = shells.find((one) => one === wanted);
    if (shell === undefined) throw new UsageError(`The shells are ${shells.join(', ')}`);
    const lines = scriptFor[shell](await allFlags());
    if (json) out.printJson({ shell, script: lines.join('\n') });
    else await out.write(`${lines.join('\n')}\n`);
    return exitCodes.done;
  },
});
