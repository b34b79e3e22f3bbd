/** Safe markup: only `html` makes it, from literal templates and escaped values. */
export class Html {
  readonly #text: string;

  /** `text` must already be markup. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Insert = Html | string | number | null | undefined | false | readonly Insert[];

/** Escapes every insert that is not Html. Attributes need double quotes; the caller must check URLs. */
export function html(template: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  let markup = template[0] ?? '';
  inserts.forEach((insert, index) => {
    markup += markupOf(insert) + (template[index + 1] ?? '');
  });
  return new Html(markup);
}

function markupOf(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.toString();
  if (typeof insert === 'string' || typeof insert === 'number') return escaped(String(insert));
  return insert.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Also replaces characters that HTML cannot hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"'`]/g, (character) => entities[character] ?? character)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (control) => (/[\t\n\r]/.test(control) ? control : '\uFFFD'));
}

export const nothing = html``;
