/** Markup that is safe to put into a page: made only by `html` from literal templates and escaped values. */
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

/** What may stand in a template. Nothing, for `null`, `undefined` and `false`. */
type Insert = Html | string | number | null | undefined | false | readonly Insert[];

/**
 * Markup from a literal template. Whatever is inserted is text unless it is Html itself, so an answer of the service
 * cannot become markup. Attribute values must stand in double quotes; an address goes through `address` first.
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

/** Text as character data or as a quoted attribute value; what HTML cannot hold becomes the replacement character. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"'`]/g, (character) => entities[character] ?? character)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (control) => (/[\t\n\r]/.test(control) ? control : '\uFFFD'));
}

export const nothing = html``;
