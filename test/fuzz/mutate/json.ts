import type { Random } from '../../simulation/world/random.ts';
import { oddTexts, oddValues } from './words.ts';

/** Above every limit of a body; without it, stacked changes would exceed the largest string. */
const mostLength = 20_000_000;

/** Sets an own member, so that no name replaces the prototype. */
function put(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function anything(random: Random): unknown {
  if (random.chance(0.4)) return random.pick(oddTexts);
  if (random.chance(0.2)) return random.pick(oddTexts).repeat(random.whole(1, 40));
  if (random.chance(0.2)) return random.whole(-(2 ** 31), 2 ** 31);
  return structuredClone(random.pick(oddValues));
}

function containers(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containers)];
}

function mutateValue(random: Random, root: unknown): unknown {
  const found = containers(root);
  if (found.length === 0 || random.chance(0.02)) return anything(random);
  const holder = random.pick(found);
  const names = Object.keys(holder);
  const name = names.length === 0 ? 'x' : random.pick(names);
  const value: unknown = Reflect.get(holder, name);
  switch (random.whole(0, 7)) {
    case 0:
      Reflect.deleteProperty(holder, name);
      break;
    case 1:
      put(holder, random.pick(oddTexts), value);
      break;
    case 2:
      put(holder, name, [value]);
      break;
    case 3:
      put(holder, name, { [name]: value });
      break;
    case 4:
      put(
        holder,
        name,
        typeof value === 'number' ? String(value) : Number.parseFloat(JSON.stringify(value) ?? ''),
      );
      break;
    case 5:
      if (Array.isArray(value)) put(holder, name, manyOf(value[0] ?? value, random.chance(0.9) ? 3 : 300));
      else put(holder, name, typeof value === 'string' ? repeated(value, random.whole(0, 200)) : value);
      break;
    default:
      put(holder, name, anything(random));
  }
  return root;
}

function repeated(text: string, times: number): string {
  return text.repeat(Math.min(times, fitting(text.length)));
}

function manyOf(value: unknown, times: number): unknown[] {
  return Array<unknown>(Math.min(times, fitting(JSON.stringify(value)?.length ?? 0))).fill(value);
}

const fitting = (length: number): number => Math.ceil(mostLength / Math.max(1, length));

function mutateText(random: Random, text: string): string {
  switch (random.whole(0, 8)) {
    case 0:
      return text.replace('{', '{"day":1,"day":2,');
    case 1:
      return text.replace(/}$/, ',}');
    case 2:
      return `\ufeff${text}`;
    case 3:
      return text.replace(/:\s*[\d.]+/, ': NaN');
    case 4:
      return text.replace(/:\s*[\d.]+/, `: 1${'0'.repeat(400)}`);
    case 5:
      return '['.repeat(random.chance(0.9) ? 40 : 100_000) + text;
    case 6:
      return `${'{"a":'.repeat(17)}${text}${'}'.repeat(17)}`;
    case 7:
      return `{${Array.from({ length: random.chance(0.95) ? 40 : 20_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`;
    default:
      return `${text}\n${text}`;
  }
}

export function mutateJson(random: Random, body: Buffer): Buffer | undefined {
  const text = body.toString('utf8');
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (random.chance(0.15)) return Buffer.from(mutateText(random, text));
  for (let left = random.whole(1, 3); left > 0; left -= 1) root = mutateValue(random, root);
  const written = JSON.stringify(root) ?? 'null';
  return random.chance(0.02) ? Buffer.from(`\ufeff${written}`, 'utf16le') : Buffer.from(written);
}
