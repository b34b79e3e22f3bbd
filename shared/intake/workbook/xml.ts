import { IntakeError } from '../refusal.ts';

export type XmlItem =
  | { readonly kind: 'open'; readonly name: string; readonly attribute: (name: string) => string | undefined }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** Thrown for a document type or an unterminated tag. No spreadsheet writes either. */
export class XmlError extends IntakeError {
  override readonly name = 'XmlError';
}

const maxMarkupLength = 64 * 1024;

const ends: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<', '>'],
];

/** Buffers at most one tag, in linear time. Refuses document types, so an entity never expands. */
export class XmlReader {
  #rest = '';

  *read(chunk: string): Generator<XmlItem, void, undefined> {
    const all = this.#rest + chunk;
    let at = 0;
    while (at < all.length) {
      if (all[at] !== '<') {
        const next = all.indexOf('<', at);
        const end = next < 0 ? endOfCompleteText(all, at) : next;
        if (end > at) yield { kind: 'text', text: unescaped(all.slice(at, end)) };
        at = end;
        if (next < 0) break;
        continue;
      }
      const [start, closing] = ends.find(([one]) => all.startsWith(one, at)) ?? ['<', '>'];
      const end = endOf(all, at + start.length, closing);
      if (end < 0) break;
      if (start === '<') yield* tag(all.slice(at + 1, end));
      if (start === '<![CDATA[') yield { kind: 'text', text: all.slice(at + start.length, end) };
      at = end + closing.length;
    }
    this.#rest = all.slice(at);
    if (this.#rest.length > maxMarkupLength) throw new XmlError('A tag never ends');
  }
}

function endOf(text: string, from: number, closing: string): number {
  if (closing !== '>') return text.indexOf(closing, from);
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const one = text[at];
    if (quote !== '') {
      if (one === quote) quote = '';
    } else if (one === '"' || one === "'") quote = one;
    else if (one === '>') return at;
  }
  return -1;
}

/** No entity has more than 12 characters. */
function endOfCompleteText(text: string, from: number): number {
  const ampersand = text.lastIndexOf('&');
  return ampersand < from || text.indexOf(';', ampersand) >= 0 || text.length - ampersand > 12
    ? text.length
    : ampersand;
}

function* tag(content: string): Generator<XmlItem, void, undefined> {
  if (content.startsWith('!')) throw new XmlError('A document type is not read');
  if (content.startsWith('/')) {
    yield { kind: 'close', name: localName(content.slice(1).trim()) };
    return;
  }
  const isSelfClosing = content.endsWith('/');
  const name = localName(/^[^\s/>]*/.exec(content)?.[0] ?? '');
  yield { kind: 'open', name, attribute: (wanted) => attributeOf(content, wanted) };
  if (isSelfClosing) yield { kind: 'close', name };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributeOf(content: string, wanted: string): string | undefined {
  let at = 0;
  while (at < content.length) {
    const nameAt = at;
    while (at < content.length && !endsName(content[at])) at += 1;
    const name = content.slice(nameAt, at);
    at = skipBlanks(content, at);
    if (content[at] !== '=' || name === '') {
      if (at === nameAt) at += 1;
      continue;
    }
    at = skipBlanks(content, at + 1);
    const quote = content[at];
    if (quote !== '"' && quote !== "'") continue;
    const end = content.indexOf(quote, at + 1);
    if (end < 0) return undefined;
    if (localName(name) === wanted) return unescaped(content.slice(at + 1, end));
    at = end + 1;
  }
  return undefined;
}

const isBlank = (letter: string | undefined): boolean =>
  letter === ' ' || letter === '\n' || letter === '\t' || letter === '\r';

const endsName = (letter: string | undefined): boolean => letter === '=' || letter === '/' || isBlank(letter);

function skipBlanks(content: string, from: number): number {
  let at = from;
  while (isBlank(content[at])) at += 1;
  return at;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
