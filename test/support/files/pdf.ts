import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

interface ReadPage {
  readonly text: string;
  /** How far down ink reaches between two heights of the page (points from its top), as a share. */
  fill(top: number, bottom: number): Promise<number>;
  picture(
    scale: number,
  ): Promise<{ readonly data: Uint8Array; readonly width: number; readonly height: number }>;
}

/** PDFium, the engine of Chrome, reads the text that users copy: it honours ActualText. */
export async function readPdf<Result>(
  pdf: Uint8Array,
  read: (pages: readonly ReadPage[]) => Promise<Result>,
): Promise<Result> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(Buffer.from(pdf));
    const result = await read(pagesOf(document));
    document.destroy();
    return result;
  } finally {
    library.destroy();
  }
}

const pagesOf = (document: PDFiumDocument): ReadPage[] =>
  [...document.pages()].map((page) => ({
    text: page.getText(),
    picture: (scale) => page.render({ scale, render: 'bitmap' }),
    fill: async (top, bottom) => {
      const { data, width } = await page.render({ scale: 1, render: 'bitmap' });
      const isInked = (y: number): boolean => {
        const row = data.subarray(y * width * 4, (y + 1) * width * 4);
        return row.some((value, index) => index % 4 === 0 && value < 200);
      };
      let last = Math.floor(bottom);
      while (last > top && !isInked(last)) last -= 1;
      return (last - top) / (bottom - top);
    },
  }));
