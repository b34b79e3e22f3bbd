import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isCommandName } from '../../../packages/cli/command-line/summaries.ts';
import { load, screen } from '../../../packages/cli/test/output/screen.ts';
import { readArguments } from '../../../packages/local/arguments.ts';
import { readFlags } from '../../../packages/service/flags.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface CodeLine {
  readonly page: string;
  readonly line: string;
}

function codeOf(page: string): CodeLine[] {
  const text = readFileSync(`${root}${page}`, 'utf8');
  const fence = /^ *```.*\n([\s\S]*?)^ *```/gm;
  const blocks = [...text.matchAll(fence)].flatMap(([, block = '']) => block.split('\n'));
  const words = [...text.replaceAll(fence, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...words].map((line) => ({ page, line: line.replaceAll(/\s*\n\s*/g, ' ').trim() }));
}

const code = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).sort().flatMap(codeOf);

function wordsOf(line: string): string[] {
  const [command = ''] = line.split(/\s+#\s|\s{3,}|\s(?:[|>&;]|&&)\s?/);
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, singleQuoted, doubleQuoted, bare]) => singleQuoted ?? doubleQuoted ?? bare ?? '',
  );
}

function commandsWith(
  start: RegExp,
): { readonly page: string; readonly line: string; readonly words: string[] }[] {
  const found = code.filter(({ line }) => start.test(line));
  const distinct = [...new Map(found.map((each) => [each.line, each])).values()];
  return distinct.map((each) => ({ ...each, words: wordsOf(each.line.replace(start, '')) }));
}

/** The command's parser stops with this message after it has accepted all words and options. */
const acceptedMessage = '--state goes with --local';

describe('commands of the pages', () => {
  const commands = commandsWith(/^(?:npx )?palmleaf (?=[a-z])/).filter(({ words }) => words[0] !== 'command');

  test('The check finds over 45 commands in the docs, at least six of them in docs/deploy.md', () => {
    expect(commands.length).toBeGreaterThan(45);
    expect(commands.filter(({ page }) => page === 'docs/deploy.md').length).toBeGreaterThanOrEqual(6);
  });

  test('No comment after a command on a page holds a second command', () => {
    expect(code.filter(({ line }) => /(?:^|\s)#\s.*\s(?:palmleaf|curl) .*\s-/.test(line))).toEqual([]);
  });

  test.each(commands)(
    'The command parses what $page writes: $line',
    async ({ words: [name = '', ...words] }) => {
      if (!isCommandName(name)) throw new Error(`palmleaf has no command ${name}`);
      const state = words.indexOf('--state');
      const rest = words.filter(
        (word, at) => word !== '--local' && (state < 0 || (at !== state && at !== state + 1)),
      );
      const { world } = screen();
      const ask = async (args: readonly string[]) =>
        (await load(name)).run(args, world).then(String, (error: unknown) => String(error));
      // A bare name omits the required words.
      if (rest.length === 0) expect(await ask(['--help'])).toBe('0');
      else expect(await ask([...rest, '--state', 'x'])).toContain(acceptedMessage);
    },
  );

  test.each(commandsWith(/^npm start -- /))(
    'The script npm start parses what $page writes: $line',
    ({ words }) => {
      expect(() => readArguments(words)).not.toThrow();
    },
  );

  test.each(commandsWith(/^npm run service -- /))(
    'The script npm run service parses what $page writes: $line',
    ({ words }) => {
      expect(() => readFlags(words)).not.toThrow();
    },
  );

  test('Every script that the docs name is a script of package.json', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
    const names = code.flatMap(({ line }) =>
      [...line.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
