import { type Fields, fieldsOf } from '@palmleaf/shared/views/answers';
import { humanized } from '@palmleaf/shared/views/words';
import type { Block } from './book.ts';

const technical =
  /^(id|sid|status|success|message|basis|title|disclaimer|limits|rests_on|timestamp|palm_id|confidence)$|_ids?$|(^|_)(ur[il]|image|photo|version)(_|$)/i;

const saysNothing = /^(not (visible|identified|clear|decided|found)\b|unknown$|none$|n\/a$|-+$)/i;

const maxDepth = 4;
const maxItemLetters = 70;

type NameOf = (field: string) => string;

/** Omits lists and objects deeper than `maxDepth`. */
export function blocksOf(value: unknown, nameOf: NameOf = humanized, depth = 0): Block[] {
  if (typeof value === 'string') return isWorthSaying(value) ? [{ kind: 'text', text: value.trim() }] : [];
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return listBlocks(value, nameOf, depth);
  const fields = fieldsOf(value);
  return fields === undefined ? [] : fieldBlocks(fields, nameOf, depth);
}

function listBlocks(values: readonly unknown[], nameOf: NameOf, depth: number): Block[] {
  const texts = values.flatMap((value) => plainText(value) ?? []);
  if (texts.length === values.length) return texts.length === 0 ? [] : [{ kind: 'list', items: texts }];
  return values.flatMap((value): Block[] => {
    const blocks = blocksOf(value, nameOf, depth + 1);
    return blocks.length === 0 ? [] : [{ kind: 'card', blocks }];
  });
}

function fieldBlocks(fields: Fields, nameOf: NameOf, depth: number): Block[] {
  const entries = Object.entries(fields).filter(([name]) => !technical.test(name));
  const rows: (readonly [string, string])[] = [];
  const longBlocks: Block[] = [];
  for (const [name, value] of entries) {
    const short = inALine(value);
    if (short !== undefined) {
      if (short !== '') rows.push([nameOf(name), short]);
      continue;
    }
    const blocks = blocksOf(value, nameOf, depth + 1);
    if (blocks.length > 0)
      longBlocks.push({ kind: 'card', blocks: [{ kind: 'heading', text: nameOf(name) }, ...blocks] });
  }
  return [...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]), ...longBlocks];
}

/** '' if the value says nothing, undefined if it needs more than a line. */
function inALine(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.flatMap((entry) => (typeof entry === 'string' ? (plainText(entry) ?? []) : []));
    const line = texts.join(', ');
    return texts.length === value.length && texts.every((text) => text.length < maxItemLetters)
      ? line
      : undefined;
  }
  if (typeof value === 'boolean' || value === null || value === undefined) return '';
  if (typeof value === 'object') return undefined;
  const text = plainText(value);
  return text === undefined ? '' : text.length < 4 * maxItemLetters ? text : undefined;
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : undefined;
  return typeof value === 'string' && isWorthSaying(value) ? value.trim() : undefined;
}

const isWorthSaying = (text: string): boolean =>
  text.trim() !== '' &&
  !saysNothing.test(text.trim()) &&
  !isFileContent(text) &&
  !/^(https?:|data:|\/batches\/)/.test(text);

const isFileContent = (text: string): boolean => text.length > 400 && /^[A-Za-z0-9+/_=-]+$/.test(text.trim());
