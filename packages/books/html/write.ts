import type { Block, Book, Chapter, TableCell } from '../composing/book.ts';
import { glyphAlone } from '../drawings/glyph.ts';
import { scriptFonts } from '../fonts/fonts.ts';
import { escapedText as text } from '../printable.ts';
import { brandLine, type Theme } from '../theme/theme.ts';
import { styles } from './styles.ts';

export function writeHtml(book: Book, theme: Theme): string {
  const chapters = book.chapters
    .map(
      ({ name, title, blocks }) =>
        `<section id="${name}"><h2>${text(title)}</h2>${allWritten(blocks, book, theme)}</section>`,
    )
    .join('\n');
  const contents = book.chapters
    .map(
      ({ name, title, holds }) =>
        `<li><a href="#${name}">${text(title)}</a>${holds.length === 0 ? '' : `<p class="fine">${text(holds.join(' · '))}</p>`}</li>`,
    )
    .join('');
  const body = `${cover(book, theme)}
<nav><h2>${text(book.contentsTitle)}</h2><ol>${contents}</ol></nav>
<main>${chapters}</main>
${closing(book, theme)}`;
  return htmlDocument(book, theme, `${book.person} – ${theme.cover.title ?? book.title}`, body);
}

/** A page for a link, with folded chapters. Messengers show its title, so that names no person. */
export function writePage(book: Book, theme: Theme): string {
  const [first] = book.chapters;
  const opening = first === undefined ? [] : openingOf(first);
  const chapters = book.chapters
    .map(
      ({ name, title, holds, blocks }) =>
        `<details id="${name}"><summary><h2>${text(title)}</h2>${holds.length === 0 ? '' : `<p class="fine">${text(holds.slice(0, maxNamed).join(' · '))}</p>`}</summary>${allWritten(blocks.slice(name === first?.name ? opening.length : 0), book, theme)}</details>`,
    )
    .join('\n');
  const body = `<div class="page">${cover(book, theme)}
<main>${allWritten(opening, book, theme)}${chapters}</main>
${closing(book, theme)}</div>`;
  return htmlDocument(book, theme, `${theme.cover.title ?? book.title} – ${theme.name}`, body);
}

const maxNamed = 4;

const opens: ReadonlySet<Block['kind']> = new Set(['photo', 'drawing', 'lead', 'fine']);
const maxOpeningBlocks = 3;

function openingOf({ blocks }: Chapter): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => !opens.has(kind));
  return blocks.slice(0, Math.min(maxOpeningBlocks, end === -1 ? blocks.length : end));
}

function cover(book: Book, theme: Theme): string {
  const brand =
    theme.logo === undefined
      ? `<p class="brand">${text(theme.name)}</p>`
      : `<img class="logo" src="${text(theme.logo)}" alt="${text(theme.name)}">`;
  const help = book.help
    .map((lines) => `<aside class="help">${lines.map(paragraphs).map(withUnbrokenPhones).join('')}</aside>`)
    .join('');
  return `${help}<header class="cover">${brand}<div><p>${text(theme.cover.title ?? book.title)}</p><h1>${text(book.person)}</h1><hr><p>${book.born.map(text).join('<br>')}</p></div>${withUnbrokenPhones(paragraphs(theme.cover.text ?? ''))}</header>`;
}

const closing = (book: Book, theme: Theme): string =>
  `<footer>${withUnbrokenPhones(`${book.closing.map(paragraphs).join('')}<p>${text(brandLine(theme))}</p>`)}</footer>`;

const allWritten = (blocks: readonly Block[], book: Book, { colours: { main } }: Theme): string =>
  blocks.map((block) => markupOf(block, book, main)).join('');

const htmlDocument = ({ locale }: Book, theme: Theme, title: string, body: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">
<title>${text(title)}</title>
<style>${styles(theme, scriptFonts(body))}</style></head>
<body>
${body}
</body></html>
`;

const withUnbrokenPhones = (markup: string): string =>
  markup.replaceAll(/\+?\d[\d() \u00a0\u2011-]{3,40}\d/g, '<span class="dial">$&</span>');

const paragraphs = (value: string): string =>
  value
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${text(one.trim())}</p>`)
    .join('');

const cell = (value: TableCell, ink: string): string =>
  typeof value === 'string'
    ? text(value)
    : `${value.signs.map((sign) => `<span class="sign" aria-hidden="true">${glyphAlone(sign, ink)}</span>`).join('')}${text(value.text)}`;

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

function markupOf(block: Block, book: Book, ink: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h3><span>${cell(block.text, ink)}</span>${block.aside === undefined ? '' : `<small>${text(block.aside)}</small>`}</h3>`;
    case 'text':
      return paragraphs(block.text);
    case 'lead':
    case 'fine':
      return `<div class="${block.kind}">${paragraphs(block.text)}</div>`;
    case 'facts':
      return `<dl>${block.rows.map(([name, value]) => `<dt>${text(name)}</dt><dd>${cell(value, ink)}</dd>`).join('')}</dl>`;
    case 'table':
      return tableOf(block, ink);
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
    case 'shares':
      return `<table class="shares"><tbody>${block.rows.map(([name, percent]) => `<tr><th scope="row">${text(name)}</th><td class="bar"><span style="width:${percent.toFixed(1)}%"></span></td><td class="figure">${Math.round(percent)} %</td></tr>`).join('')}</tbody></table>`;
    case 'drawing':
      return `<figure class="drawing" role="img" aria-label="${text(block.alt)}" style="width:${Math.min(100, block.width * 100)}%">${block.svg}</figure>`;
    case 'photo':
      return photoOf(block, book);
    case 'card':
      return `<article>${block.blocks.map((one) => markupOf(one, book, ink)).join('')}</article>`;
  }
}

function tableOf({ head, rows, numberColumns }: BlockOf<'table'>, ink: string): string {
  const kind = (column: number) => (numberColumns.includes(column) ? ' class="figure"' : '');
  return `<div class="scroll"><table><thead><tr>${head.map((name, column) => `<th scope="col"${kind(column)}>${text(name)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (cells) =>
        `<tr>${cells.map((value, column) => `<td${kind(column)}>${cell(value, ink)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;
}

function photoOf({ alt, legend }: BlockOf<'photo'>, { photo }: Book): string {
  if (photo === undefined) return '';
  const address = `data:${photo.contentType};base64,${Buffer.from(photo.bytes).toString('base64')}`;
  return `<figure class="photo"><img src="${address}" alt="${text(alt)}"><figcaption>${legend
    .map(
      ({ colour, dashed, text: name }) =>
        `<span><i style="border-top:3px ${dashed ? 'dashed' : 'solid'} ${colour}"></i>${text(name)}</span>`,
    )
    .join('')}</figcaption></figure>`;
}
