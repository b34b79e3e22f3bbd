import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { suggestionFor } from '../../../packages/cli/command-line/nearest.ts';
import { isCommandName, summaries } from '../../../packages/cli/command-line/summaries.ts';
import { readSecretContent } from '../../../packages/cli/commands/stack/credentials.ts';
import { UsageError } from '../../../packages/cli/errors.ts';
import { csvLine } from '../../../packages/cli/terminal/csv.ts';
import { load, screen } from '../../../packages/cli/test/output/screen.ts';
import { findPlaces, findUploads } from '../../../packages/cli/uploads/local-uploads.ts';
import { palmleaf } from '../../cli/palmleaf.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';

const workFolder = temporaryFolder('arguments');
const file = (name: string, content = 'x') => {
  const path = join(workFolder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};

const names = Object.keys(summaries).filter(isCommandName);

describe('every command', () => {
  test.each(names)('The command %s prints its help with its options and an example', async (name) => {
    const { world, printed } = screen();
    expect(await (await load(name)).run(['--help'], world)).toBe(0);
    expect(printed.out).toMatch(new RegExp(`^palmleaf ${name}`));
    expect(printed.out).toMatch(new RegExp(`Examples:\\n  palmleaf ${name}`));
    expect(printed.out).toContain('--json');
  });

  test.each(names)('The command %s refuses an unknown option', async (name) => {
    const { world } = screen();
    await expect((await load(name)).run(['--no-such-option'], world)).rejects.toThrow(UsageError);
  });

  test('The command people refuses --customer together with --batch', async () => {
    const { world } = screen();
    const outcome = (await load('people')).run(['--customer', 'acme', '--batch', 'june'], world);
    await expect(outcome).rejects.toThrow('Write --batch or --customer');
  });
});

describe('a shell', () => {
  test.each(['bash', 'zsh', 'fish'])('The completion script for %s lists every command', async (shell) => {
    const { world, printed } = screen();
    expect(await (await load('completions')).run([shell], world)).toBe(0);
    for (const name of names) expect(printed.out).toContain(name);
    expect(printed.out).toContain('ceiling');
  });

  test('The shell bash loads the completion script and completes with it', async () => {
    const { world, printed } = screen();
    await (await load('completions')).run(['bash'], world);
    const ask = (words: string) =>
      `COMP_WORDS=(palmleaf ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _palmleaf; echo "\${COMPREPLY[@]}"`;
    const script = file('complete.sh', [printed.out, ask('st'), ask('upload --ceil')].join('\n'));
    expect(execFileSync('bash', [script], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      'status statement',
      '--ceiling',
    ]);
  });
});

describe('an unknown word', () => {
  test.each([
    ['stauts', 'status'],
    ['uplaod', 'upload'],
    ['reject', 'rejections'],
  ])('The misspelt command %s gets the suggestion %s', (word, right) => {
    expect(suggestionFor(word, names)).toBe(`; did you mean ${right}?`);
  });

  test('A word that resembles no command gets no suggestion', () => {
    expect(suggestionFor('frobnicate', names)).toBe('');
  });

  test('A misspelt option gets a suggestion too', async () => {
    const { world } = screen();
    const run = (await load('upload')).run(['june.csv', '--celing', '5'], world);
    await expect(run).rejects.toThrow('did you mean --ceiling?');
  });
});

describe('a wrong command line', () => {
  const photo = file('photos/anna.jpg');
  test.each([
    ['quote', [], /palmleaf quote FILE\|FOLDER…/],
    ['quote', [photo, '--price', 'much'], /--price/],
    ['quote', [join(workFolder, 'nothing')], /no file or folder/],
    ['upload', [photo, '--ceiling', '1.5'], /--ceiling must be a whole number/],
    ['upload', [photo, '--ceiling', '-1'], /--ceiling/],
    ['upload', [photo, file('other/ben.jpg'), '--ceiling', '5'], /name one with --batch/],
    ['status', ['june', 'july'], /palmleaf status \[BATCH\]/],
    ['status', ['--watch'], /--watch needs/],
    ['status', ['--state', 'x'], /--state goes with --local/],
    ['report', ['june'], /BATCH ID/],
    ['report', ['june', 'anna', '--json', '--html'], /exclude each other/],
    ['export', ['june', '--csv', '--ndjson'], /exclude each other/],
    ['rejections', ['june', '--csv', '--json'], /exclude each other/],
    ['redrive', ['june', '--states', 'bought'], /--states takes/],
    ['ceiling', ['june', 'many'], /whole number/],
    ['ceiling', ['--customer', 'acme'], /how many calls the customer may buy, or "none", or --money/],
    ['ceiling', ['june', '--money', 'much'], /--money must be an amount such as 25/],
    ['ceiling', ['june', '--money', '0.0000001'], /six decimals at most/],
    ['upload', [photo, '--money', '-5'], /--money/],
    ['upload', [photo, file('other/ben.jpg'), '--money', '5'], /--money is for one batch/],
    ['gate', ['close'], /gate \[open/],
    ['credentials', ['show'], /set\|status/],
    ['credits', ['set', '5'], /credits \[add N\]/],
    ['credits', ['add'], /credits \[add N\]/],
    ['credits', ['add', '0.5'], /whole number of credits/],
    ['credits', ['add', '2000000'], /from 1 to 1000000/],
    ['places', ['upload'], /places \[upload FILE… \|/],
    ['console', ['--port', '70000'], /--port/],
  ] as const)('The invalid command line %s %j gets an error of one sentence', async (name, args, message) => {
    const { world } = screen();
    const error = await (await load(name)).run(args, world).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty('message', expect.stringMatching(message));
  });
});

describe('a command as a process', () => {
  test.each([
    [[], 2, 'stdout', /palmleaf COMMAND/],
    [['--help'], 0, 'stdout', /Exit codes/],
    [['status', '--help'], 0, 'stdout', /^palmleaf status \[BATCH\]\n/],
    [['help', 'report'], 0, 'stdout', /^palmleaf report \[BATCH \[ID\]\]/],
    [['--version'], 0, 'stdout', /^\d+\.\d+\.\d+\n$/],
    [['frobnicate'], 2, 'stderr', /no command "frobnicate"/],
    [['status'], 2, 'stderr', /No AWS region is set/],
    [['status', '--region', 'eu-central-1'], 4, 'stderr', /No usable AWS credentials/],
    [['--state', '/nowhere', '--local', 'status'], 3, 'stderr', /No stack runs on the state in \/nowhere/],
  ] as const)('The process palmleaf %j exits with %i', async (args, code, stream, text) => {
    const ended = await palmleaf(args);
    expect(ended.code).toBe(code);
    expect(ended[stream]).toMatch(text);
    expect(ended.stderr).not.toContain('    at ');
  });
});

describe('uploads', () => {
  test('Uploads of a folder form a batch of its name, and --batch puts all into one batch', () => {
    const photo = file('june/left/anna.JPG');
    const table = file('june/people.tsv');
    const keys = (batch?: string) =>
      findUploads([join(workFolder, 'june')], batch)
        .map(({ key }) => key)
        .sort();
    expect(keys()).toEqual(['births/june/people.tsv', 'palms/june/left/anna.JPG']);
    expect(keys('july')).toEqual(['births/july/people.tsv', 'palms/july/left/anna.JPG']);
    expect(findUploads([photo, table]).map(({ key }) => key)).toEqual([
      'palms/left/anna.JPG',
      'births/people.tsv',
    ]);
  });

  test('Uploads of a folder laid out like the inbox keep their keys, and no other file is lost', () => {
    for (const path of [
      'palms/may/anna.jpg',
      'births/may.csv',
      'births/may/more.csv',
      'places/south.csv',
      'notes.txt',
    ])
      file(`inbox/${path}`);
    expect(findUploads([join(workFolder, 'inbox')]).map(({ key, batch }) => `${key} ${batch}`)).toEqual([
      'births/may.csv may',
      'births/may/more.csv may',
      'births/inbox/notes.txt inbox',
      'palms/may/anna.jpg may',
      'places/south.csv places/south',
    ]);
  });

  test('A table of places is uploaded as places from any folder', () => {
    expect(findPlaces([file('june/cities.csv')])).toMatchObject([
      { key: 'places/cities.csv', kind: 'places' },
    ]);
  });
});

describe('a credential', () => {
  test.each([
    ['abc', { token: 'abc' }],
    ['{"token":"abc"}', { token: 'abc' }],
    ['{"userId":"7","apiKey":"k"}', { userId: '7', apiKey: 'k' }],
  ])('The command reads a credential from %s', (text, content) =>
    expect(readSecretContent(text)).toEqual(content),
  );

  test.each(['', 'two words', '{"userId":"7"}', '{', '{"token":""}'])(
    'The command refuses an invalid credential without printing it: %s',
    (text) => {
      expect(() => readSecretContent(text)).toThrow(UsageError);
      expect(() => readSecretContent(text)).not.toThrow(/words|userId":"7/);
    },
  );
});

describe('CSV', () => {
  test('The CSV writer quotes cells that need it and disarms spreadsheet formulas', () => {
    expect(csvLine(['a,b', 'say "x"', undefined, 5, '=1+1', '-2', '-x', '@a', 'two\nlines'])).toBe(
      '"a,b","say ""x""",,5,\'=1+1,-2,\'-x,\'@a,"two\nlines"\r\n',
    );
  });
});
