import type { Random } from '../../simulation/world/random.ts';
import { oddTexts } from './words.ts';

const separators = [',', ';', '\t', '|'];

export function mutateTable(random: Random, body: Buffer): Buffer {
  const lines = body.toString('utf8').split('\n');
  for (let left = random.whole(1, 4); left > 0; left -= 1) mutateLines(random, lines);
  const end = random.chance(0.8) ? '\n' : random.pick(['\r\n', '\r', '\n\n', '\u2028', '\0']);
  return encode(random, lines.join(end));
}

function mutateLines(random: Random, lines: string[]): void {
  const at = random.whole(0, lines.length - 1);
  const line = lines[at] ?? '';
  const cells = line.split(',');
  const cell = random.whole(0, cells.length - 1);
  switch (random.whole(0, 10)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, ...Array<string>(random.chance(0.95) ? 2 : 500).fill(line));
      break;
    case 2:
      lines[at] = cells.reverse().join(',');
      break;
    case 3:
      lines[at] = cells.concat(Array(random.chance(0.95) ? 3 : 5000).fill('x')).join(',');
      break;
    case 4:
      lines[at] = cells.map((text) => `"${text}"`).join(random.pick(separators));
      break;
    case 5:
      lines[at] = `"${line}`;
      break;
    case 6:
      lines.unshift(random.pick(['sep=;', 'sep=', '', '#', '"a\n\nb"', '\ufeff']));
      break;
    case 7:
      lines[at] = line.replaceAll(',', random.pick(separators));
      break;
    case 8:
      lines[at] = `${line}${'9'.repeat(random.chance(0.95) ? 100 : 200_000)}`;
      break;
    default:
      cells[cell] = random.pick(oddTexts);
      lines[at] = cells.join(',');
  }
}

function encode(random: Random, text: string): Buffer {
  if (random.chance(0.85)) return Buffer.from(text);
  const marked = random.chance(0.5) ? `\ufeff${text}` : text;
  switch (random.whole(0, 2)) {
    case 0:
      return Buffer.from(marked, 'utf16le');
    case 1:
      return Buffer.from(marked, 'utf16le').swap16();
    default:
      return Buffer.from(text, 'latin1');
  }
}
