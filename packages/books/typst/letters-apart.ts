interface Letters {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
}

const indian = /[\u0900-\u0DFF]/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** In an SVG, Typst prints vowel signs over the letters, so the page draws these texts. */
export function lettersApart(svg: string): { readonly svg: string; readonly letters: readonly Letters[] } {
  const width = Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]);
  const letters: Letters[] = [];
  const remaining = svg.replaceAll(
    /<text([^<>]*)>([^<]*)<\/text>/g,
    (whole, attributes: string, escaped: string) => {
      const text = escaped.replaceAll(/&(\w+|#39);/g, (same, name: string) => entities[name] ?? same);
      if (!indian.test(text) || !(width > 0)) return whole;
      const numbers = Object.fromEntries(
        [...attributes.matchAll(/ (x|y|font-size)="([\d.]+)"/g)].map(([, name, value]) => [
          name,
          Number(value),
        ]),
      );
      const share = (name: string) => (numbers[name] ?? 0) / width;
      letters.push({
        x: share('x'),
        y: share('y'),
        size: share('font-size'),
        bold: attributes.includes('class="name"'),
        text,
      });
      return '';
    },
  );
  return { svg: remaining, letters };
}
