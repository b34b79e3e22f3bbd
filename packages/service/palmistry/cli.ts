import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { PalmReading } from '@palmleaf/engines/palm';
import { drawOverlay, lineNames, PhotoRefusedError } from '@palmleaf/engines/palm';
import { type HandNetwork, loadHandNetwork } from '@palmleaf/engines/palm/hand/hand-network';
import { readPalm } from '@palmleaf/engines/palm/read-palm';
import { languageTexts as english } from '@palmleaf/texts/en/palm';
import { palmIn, sections, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import { preparePhoto } from './prepared-photo.ts';

const usage = `Reads palm photos and writes each photo with its lines drawn on it.

  npm run palm -- PHOTO… [--overlays DIRECTORY]

  --overlays DIRECTORY   where the drawn photos go (default: .palmleaf/overlays)
  --help                 this text

Exit code 0 if every photo was read, 1 if one was refused, 2 if the command line is wrong.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Escapes characters that a terminal would obey or hide. */
const visible = (text: string): string =>
  text.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (sign) => `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const call = parse(args);
  if (typeof call === 'string') {
    say(call, console.error);
    return 2;
  }
  if (call.help) {
    console.log(usage);
    return 0;
  }
  await mkdir(call.overlays, { recursive: true });
  const network = await loadHandNetwork(root);
  let refused = 0;
  for (const photo of call.photos) if (!(await show(photo, call.overlays, network))) refused++;
  return refused > 0 ? 1 : 0;
}

function say(text: string, write: (line: string) => void = console.log): void {
  for (const line of text.split('\n')) write(visible(line));
}

function parse(args: string[]): { photos: string[]; overlays: string; help: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { overlays: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
    if (!values.help && positionals.length === 0) return `Name at least one photo.\n\n${usage}`;
    const overlays = values.overlays ?? join(root, '.palmleaf', 'overlays');
    return { photos: positionals, overlays, help: values.help };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}

async function show(path: string, overlays: string, network: HandNetwork): Promise<boolean> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    say(`${visible(path)}\n  cannot be opened\n`);
    return false;
  }
  try {
    const { reading, photo } = await readPalm(bytes, network);
    const drawn = join(overlays, `${basename(path, extname(path))}.jpg`);
    await writeFile(drawn, await drawOverlay(await preparePhoto(photo), reading));
    say(describe(visible(path), reading));
    say(`\n  lines drawn in ${visible(relative(process.cwd(), drawn) || drawn)}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    say(`${visible(path)}\n  refused: ${error.code}\n  ${error.message}\n`);
    return false;
  }
}

function describe(path: string, reading: PalmReading): string {
  const measured = lineNames.map((name) => {
    const { grade, length, breaks } = reading.lines[name];
    const found = grade === 'not found' ? '' : `, ${length} palm lengths, ${breaks ?? 'uncertain'} gaps`;
    return `  ${name.padEnd(6)} ${grade}${found}`;
  });
  const palm = palmIn(english, reading);
  const texts = [
    ...sections.map((section) => sectionText(section, palm)),
    ...topics.map((topic) => topicText(topic, palm)),
  ];
  return [
    `${path}: ${reading.side} hand`,
    ...measured,
    ...texts.map(
      ({ title, text, rests_on, limits }) =>
        `\n  ${title}\n  ${text.replaceAll('\n\n', '\n  ')}\n  What was measured: ${rests_on.length > 0 ? rests_on.join('; ') : 'nothing that decides it'}.\n  ${limits}`,
    ),
  ].join('\n');
}
