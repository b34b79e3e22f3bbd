import { join } from 'node:path';
import type { Command, World } from '../../command-line/command.ts';
import type { CommandName } from '../../command-line/summaries.ts';
import { allFlags, commands } from '../../commands/index.ts';
import { Output } from '../../terminal/output.ts';

export function screen(
  isTTY = false,
  columns = 80,
): {
  readonly world: World;
  readonly printed: { out: string; err: string };
} {
  const printed = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    isTTY,
    columns,
    write: (text: string) => {
      printed[name] += text;
      return true;
    },
    once: () => undefined,
  });
  const world: World = {
    out: new Output(stream('out'), stream('err')),
    stdin: process.stdin,
    now: () => Date.UTC(2026, 10, 21),
    sleep: async () => undefined,
    interrupted: new Promise(() => undefined),
    allFlags,
    // Tests never read or write the stack that the user chose with `palmleaf use`.
    environment: { XDG_CONFIG_HOME: join(import.meta.dirname, 'no-folder') },
  };
  return { world, printed };
}

export const load = async (name: CommandName): Promise<Command> => (await commands[name]()).default;
