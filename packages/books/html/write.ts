import type { Block, Book, Cell } from '../composing/book.ts';
import { glyphAlone } from '../drawings/glyph.ts';
import { scriptFonts } from '../fonts/fonts.ts';
import { escapedText as text } from '../printable.ts';
import { brandLine, type Theme } from '../theme/theme.ts';
import { styles } from './styles.ts';

/** Writes a book as one self-contained HTML file, with its pictures, drawings and fonts of Indian scripts. */
export function writeHtml(book: Book, theme: Theme): string {
  const { main } = theme.colours;
  const chapters = book.chapters
    .map(
      ({ name, title, blocks }) =>
        `<section id="${name}"><h2>${text(title)}</h2>${blocks.map((block) => written(block, book, main)).join('')}</section>`,
    )
    .join('\n');
  const contents = book.chapters
    .map(
      ({ name, title, holds }) =>
        `<li><a href="#${name}">${text(title)}</a>${holds.length === 0 ? '' : `<p class="fine">${text(holds.join(' · '))}</p>`}</li>`,
    )
    .join('');
  const brand =
    theme.logo === undefined
      ? `<p class="brand">${text(theme.name)}</p>`
      : `<img class="logo" src="${text(theme.logo)}" alt="${text(theme.name)}">`;
  const help = book.help
    .map((lines) => `<aside class="help">${lines.map(paragraphs).map(dialled).join('')}</aside>`)
    .join('');
  const body = `${help}<header class="cover">${brand}<div><p>${text(theme.cover.title ?? book.title)}</p><h1>${text(book.person)}</h1><hr><p>${book.born.map(text).join('<br>')}</p></div>${dialled(paragraphs(theme.cover.text ?? ''))}</header>
<nav><h2>${text(book.contentsTitle)}</h2><ol>${contents}</ol></nav>
<main>${chapters}</main>
<footer>${dialled(`${book.closing.map(paragraphs).join('')}<p>${text(brandLine(theme))}</p>`)}</footer>`;
  return `<!doctype html>
<html lang="${book.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'">
<title>${text(book.person)} – ${text(theme.cover.title ?? book.title)}</title>
<style>${styles(theme, scriptFonts(body))}</style></head>
<body>
${body}
</body></html>
`;
}

/** Returns markup that keeps a telephone number on one line. */
const dialled = (markup: string): string =>
  markup.replaceAll(/\+?\d[\d() \u00a0\u2011-]{3,40}\d/g, '<span class="dial">$&</span>');

const paragraphs = (value: string): string =>
  value
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${text(one.trim())}</p>`)
    .join('');

const cell = (value: Cell, ink: string): string =>
  typeof value === 'string'
    ? text(value)
    : `${value.signs.map((sign) => `<span class="sign" aria-hidden="true">${glyphAlone(sign, ink)}</span>`).join('')}${text(value.text)}`;

type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

function written(block: Block, book: Book, ink: string): string {
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
      return `<article>${block.blocks.map((one) => written(one, book, ink)).join('')}</article>`;
  }
}

function tableOf({ head, rows, figures }: Of<'table'>, ink: string): string {
  const kind = (column: number) => (figures.includes(column) ? ' class="figure"' : '');
  return `<div class="scroll"><table><thead><tr>${head.map((name, column) => `<th scope="col"${kind(column)}>${text(name)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (cells) =>
        `<tr>${cells.map((value, column) => `<td${kind(column)}>${cell(value, ink)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;
}

function photoOf({ alt, legend }: Of<'photo'>, { photo }: Book): string {
  if (photo === undefined) return '';
  const address = `data:${photo.contentType};base64,${Buffer.from(photo.bytes).toString('base64')}`;
  return `<figure class="photo"><img src="${address}" alt="${text(alt)}"><figcaption>${legend
    .map(
      ({ colour, dashed, text: name }) =>
        `<span><i style="border-top:3px ${dashed ? 'dashed' : 'solid'} ${colour}"></i>${text(name)}</span>`,
    )
    .join('')}</figcaption></figure>`;
}
