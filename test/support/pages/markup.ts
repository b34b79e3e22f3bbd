const voidElements = new Set(['meta', 'link', 'br', 'img', 'hr', 'input']);

const token =
  /<!doctype html>|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z_:][a-zA-Z0-9_:.-]*(?:="[^"<>]*")?)*)\s*(\/?)>/g;

interface Markup {
  readonly text: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly headings: readonly number[];
  readonly elements: readonly { readonly name: string; readonly attributes: readonly string[] }[];
  readonly scripts: readonly string[];
}

/**
 * Stricter than HTML: requires every element closed, attributes in double quotes, no stray `<`.
 * @throws with the place where the markup is wrong
 */
export function readMarkup(page: string): Markup {
  const open: string[] = [];
  const text: string[] = [];
  const ids: string[] = [];
  const links: string[] = [];
  const headings: number[] = [];
  const elements: Markup['elements'][number][] = [];
  const scripts: string[] = [];
  let end = 0;
  for (const match of page.matchAll(token)) {
    text.push(plain(page.slice(end, match.index)));
    end = match.index + match[0].length;
    const [, closing, name = '', attributes = '', selfClosed] = match;
    if (name === '') continue;
    if (closing === '/') {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}> near "${page.slice(end - 120, end)}"`);
      continue;
    }
    const names: string[] = [];
    elements.push({ name, attributes: names });
    for (const [, attribute = '', value = ''] of attributes.matchAll(
      /([a-zA-Z_:][\w:.-]*)(?:="([^"]*)")?/g,
    )) {
      if (attribute === 'style' || attribute.startsWith('on'))
        throw new Error(`inline ${attribute} on <${name}>`);
      names.push(attribute);
      if (attribute === 'id') ids.push(value);
      if (['href', 'src', 'action', 'data-receipt'].includes(attribute)) links.push(plain(value));
      if (name === 'script' && attribute === 'src') scripts.push(value);
    }
    if (name === 'script' && !attributes.includes(' src=')) throw new Error('a script without src');
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) headings.push(Number(level));
    if (selfClosed !== '/' && !voidElements.has(name)) open.push(name);
  }
  text.push(plain(page.slice(end)));
  if (open.length > 0) throw new Error(`never closed: ${open.join(' ')}`);
  return { text: text.join(''), ids, links, headings, elements, scripts };
}

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#96': '`',
};

function plain(text: string): string {
  if (text.includes('<'))
    throw new Error(`stray "<" near "${text.slice(Math.max(0, text.indexOf('<') - 60)).slice(0, 120)}"`);
  return text.replace(/&(#?\w*);?/g, (whole, name: string) => {
    const character = references[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`unescaped "&" in "${whole}"`);
    return character;
  });
}
