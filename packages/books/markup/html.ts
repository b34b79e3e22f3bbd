/** Markup that is safe to insert into a page: only `html` makes it, from literal templates and escaped values. */
export class Html {
  readonly #text: string;

  /** For `html` below; `text` must already be markup. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** A value that a template accepts. `null`, `undefined` and `false` insert nothing. */
type Insert = Html | string | number | null | undefined | false | readonly Insert[];

/**
 * Returns markup from a literal template. Escapes every insert that is not Html, so that no answer of the service
 * becomes markup. Attribute values need double quotes; pass addresses through `address` first.
 */
export function html(template: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  let markup = template[0] ?? '';
  inserts.forEach((insert, index) => {
    markup += written(insert) + (template[index + 1] ?? '');
  });
  return new Html(markup);
}

function written(insert: Insert): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.toString();
  if (typeof insert === 'string' || typeof insert === 'number') return escaped(String(insert));
  return insert.map(written).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Escapes text for element content and quoted attributes; replaces characters that HTML cannot hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"'`]/g, (character) => entities[character] ?? character)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (control) => (/[\t\n\r]/.test(control) ? control : '\uFFFD'));
}

export const nothing = html``;
