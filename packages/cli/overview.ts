import { readFileSync } from 'node:fs';
import { commandGroups, summaries } from './command-line/summaries.ts';

export function overview(): string[] {
  const width = Math.max(...Object.keys(summaries).map((name) => name.length));
  return [
    'palmleaf COMMAND [options]',
    '',
    'Uploads palm photos and birth data to a Palmleaf stack, and shows what became of them.',
    '',
    ...Object.entries(commandGroups).flatMap(([title, commands]) => [
      title,
      ...Object.entries(commands).map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`),
      '',
    ]),
    'palmleaf COMMAND --help lists the options and shows examples. Every command takes --json, and --local for the',
    'stack that "npm start" runs on this machine; "palmleaf use local" makes that the default.',
    '',
    'Exit codes: 0 done, 1 done but something needs attention, 2 the command line is wrong, 3 no such stack, batch or',
    'report, 4 AWS or the stack cannot be reached or refuses the credentials, 70 a fault of palmleaf, 130 interrupted.',
  ];
}

export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  const found =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined;
  return String(found);
}
