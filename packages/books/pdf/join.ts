import { PrintError } from '../typst/print-error.ts';
import { partsOf, referenceIn, renumbered } from './parts.ts';

/** Object numbers of the combined PDF; those of the books follow. */
const shared = { catalog: 1, pages: 2, outlines: 3, info: 4 };

const linesPerPiece = 1_000;

interface BoundBook {
  readonly title: string;
  /** Becomes an entry of the combined outline. */
  readonly outline: number;
  readonly chapters: { readonly first: number; readonly last: number; readonly count: number } | undefined;
  readonly pages: number;
  readonly pageCount: number;
  readonly firstPage: number;
}

/** Keeps only a few numbers of each book in memory. */
export class Binder {
  readonly #write: (piece: Uint8Array) => Promise<void>;
  readonly #bound: BoundBook[] = [];
  /** By object number; 0 for unused numbers. */
  readonly #byteOffsets: number[] = [0, 0, 0, 0, 0];
  #bytes = 0;

  constructor(write: (piece: Uint8Array) => Promise<void>) {
    this.#write = write;
  }

  get count(): number {
    return this.#bound.length;
  }

  /**
   * @param pdf the output of a `BookPrinter`
   * @throws PrintError for other PDFs
   */
  async add(pdf: Uint8Array, title: string): Promise<void> {
    if (this.#bytes === 0) await this.#put(Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n\n', 'latin1'));
    const { objects, catalog } = partsOf(pdf);
    const offset = this.#byteOffsets.length - 1;
    const catalogHead = objects.get(catalog)?.head ?? '';
    const pages = referenceIn(catalogHead, 'Pages');
    const outlines = referenceIn(catalogHead, 'Outlines');
    const pagesHead = objects.get(pages ?? 0)?.head;
    const firstPage = pagesHead === undefined ? undefined : referenceIn(pagesHead, 'Kids');
    if (pages === undefined || pagesHead === undefined || firstPage === undefined)
      throw new PrintError('The PDF was not made by Typst');
    const outline = objects.get(outlines ?? 0)?.head ?? '';
    const [first, last] = [referenceIn(outline, 'First'), referenceIn(outline, 'Last')];
    const lastNumber = Math.max(...objects.keys());
    // The outline entry takes the outline's number, else a further one.
    const entry = offset + (outlines ?? lastNumber + 1);
    for (let number = 1; number <= lastNumber + 1; number += 1) this.#byteOffsets.push(0);
    const dropped = [catalog, outlines, referenceIn(catalogHead, 'Metadata')];
    for (const [number, { head, stream }] of objects) {
      if (dropped.includes(number) || isInfo(head)) continue;
      const moved = renumbered(head, offset);
      const text = number === pages ? moved.replace('<<', `<<\n  /Parent ${shared.pages} 0 R`) : moved;
      await this.#object(number + offset, text, stream);
    }
    this.#bound.push({
      title,
      outline: entry,
      chapters:
        first === undefined || last === undefined
          ? undefined
          : { first: first + offset, last: last + offset, count: countIn(outline) },
      pages: pages + offset,
      pageCount: countIn(pagesHead),
      firstPage: firstPage + offset,
    });
  }

  async end(title: string): Promise<void> {
    const { catalog, pages, outlines, info } = shared;
    const bound = this.#bound;
    for (const [index, one] of bound.entries()) {
      const { chapters } = one;
      const beside = [
        ['Prev', bound[index - 1]],
        ['Next', bound[index + 1]],
      ] as const;
      await this.#object(
        one.outline,
        `<< /Title ${pdfText(one.title)} /Parent ${outlines} 0 R /Dest [${one.firstPage} 0 R /Fit]${beside.map(([name, other]) => (other === undefined ? '' : ` /${name} ${other.outline} 0 R`)).join('')}${chapters === undefined ? '' : ` /First ${chapters.first} 0 R /Last ${chapters.last} 0 R /Count -${chapters.count}`} >>\n`,
      );
    }
    const kids = bound.map((one) => `${one.pages} 0 R`).join(' ');
    const pageCount = bound.reduce((sum, one) => sum + one.pageCount, 0);
    await this.#object(pages, `<< /Type /Pages /Count ${pageCount} /Kids [${kids}] >>\n`);
    const [first, last] = [bound[0], bound.at(-1)];
    await this.#object(
      outlines,
      `<< /Type /Outlines /Count ${bound.length}${first && last ? ` /First ${first.outline} 0 R /Last ${last.outline} 0 R` : ''} >>\n`,
    );
    await this.#object(info, `<< /Title ${pdfText(title)} >>\n`);
    await this.#object(
      catalog,
      `<< /Type /Catalog /Pages ${pages} 0 R /Outlines ${outlines} 0 R /PageMode /UseOutlines >>\n`,
    );
    const table = this.#bytes;
    await this.#text(`xref\n0 ${this.#byteOffsets.length}\n0000000000 65535 f\r\n`);
    for (let from = 1; from < this.#byteOffsets.length; from += linesPerPiece) {
      const lines = this.#byteOffsets
        .slice(from, from + linesPerPiece)
        .map((at) => (at === 0 ? '0000000000 65535 f\r\n' : `${String(at).padStart(10, '0')} 00000 n\r\n`));
      await this.#text(lines.join(''));
    }
    await this.#text(
      `trailer\n<< /Size ${this.#byteOffsets.length} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF`,
    );
  }

  async #object(number: number, head: string, stream?: Uint8Array): Promise<void> {
    this.#byteOffsets[number] = this.#bytes;
    await this.#text(`${number} 0 obj\n${head}`);
    if (stream === undefined) await this.#text('endobj\n\n');
    else await this.#put(stream);
  }

  readonly #text = (text: string): Promise<void> => this.#put(Buffer.from(text, 'latin1'));

  async #put(piece: Uint8Array): Promise<void> {
    this.#bytes += piece.byteLength;
    await this.#write(piece);
  }
}

/** Title and author of one book: the combined PDF has its own. */
const isInfo = (head: string): boolean => /^<<\s*\/Title /.test(head) && head.includes('/Creator (Typst');

const countIn = (head: string): number => Number(/\/Count (\d+)/.exec(head)?.[1] ?? 0);

const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`;
