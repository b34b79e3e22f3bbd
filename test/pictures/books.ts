import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BookPrinter, composeBook } from '@palmleaf/books/testing';
import { readTheme, type Theme } from '@palmleaf/books/theme';
import type { Language } from '@palmleaf/contract/languages';
import sharp from 'sharp';
import profile from '../../config/profiles/self-hosted.json' with { type: 'json' };
import { rewordPalm } from '../../packages/service/palmistry/answers/reword.ts';
import { openService } from '../../packages/service/test/open-service.ts';
import { readReportView } from '../../shared/reports/report-view.ts';
import type { Call } from '../../shared/service-client/caller.ts';
import { readProfile } from '../../shared/service-client/profile/read.ts';
import { requestOf } from '../../shared/service-client/profile/request.ts';
import type { ReportView } from '../../shared/views/views.ts';
import { readPdf } from '../support/files/pdf.ts';
import { wordsGiven } from '../support/processes/command-line.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../support/worlds/ledger-world.ts';

const [folder] = wordsGiven('node test/pictures/books.ts [FOLDER]');
const root = fileURLToPath(new URL('../..', import.meta.url));
const ownProfile = readProfile(profile);
const plan = { sendPersonWithPhoto: false, bodyLanguages: ownProfile.bodyLanguages };
const palm = readFileSync(`${root}/events/samples/inbox/palms/samples/anna.jpg`);
const drawn = {
  bytes: readFileSync(`${root}/test/support/pages/palm.jpg`),
  contentType: 'image/jpeg',
} as const;

const service = await openService({ credits: 10_000 });

async function ask(call: Call) {
  const { body, language } = requestOf(ownProfile, call);
  const image = `data:image/jpeg;base64,${palm.toString('base64')}`;
  const answer = await service.call(call.operation, {
    body: 'image_url' in body ? { ...body, image_url: image } : body,
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  return answerOf('json', { status: answer.status, body: await answer.json() });
}

async function reportIn(language: Language, name: string): Promise<ReportView> {
  const world = new LedgerWorld();
  world.settings = { ...world.settings, plan };
  world.answer = ask;
  const person = { name, gender: 'female', place: 'Bengaluru', country: 'India' } as const;
  await world.acceptRow('june/anna', row({ language, ...person }));
  await world.acceptPhoto('june/anna', photo('p'));
  await world.work('june/anna');
  const view = await readReportView(world.ledger, subject('june/anna'), {
    plan,
    contentOf: (_operation, answer) => answer,
    reword: rewordPalm,
  });
  if (view === undefined) throw new Error('There is no report');
  return view;
}

interface Picture {
  readonly language: Language;
  readonly file: string;
  readonly name: string;
  readonly tradition?: Theme['tradition'];
  readonly chapters: readonly string[];
  readonly furtherPages: number;
}

const pictures: readonly Picture[] = [
  {
    language: 'en',
    file: 'english',
    name: 'Ananya Rao',
    chapters: ['palm', 'chart', 'aspects'],
    furtherPages: 0,
  },
  { language: 'ta', file: 'tamil', name: 'அனன்யா ராவ்', chapters: ['palm', 'kundli'], furtherPages: 1 },
  { language: 'hi', file: 'hindi', name: 'अनन्या राव', chapters: ['palm', 'kundli'], furtherPages: 1 },
  { language: 'te', file: 'telugu', name: 'అనన్య రావు', chapters: ['kundli'], furtherPages: 2 },
];

const solid = (text: string): string => text.replaceAll(/\s+/g, '');
const width = 300;
const gap = 12;

const printer = new BookPrinter();
for (const { language, file, name, chapters, furtherPages } of pictures) {
  const theme = readTheme({ name: 'Lotus & Palm' });
  const book = await composeBook(await reportIn(language, name), theme, drawn);
  const pdf = printer.print(book, theme);
  const shown = await readPdf(pdf, async (pages) => {
    const first = chapters.map((wanted) => {
      const title = book.chapters.find((chapter) => chapter.name === wanted)?.title ?? '';
      const found = pages.findIndex(({ text }, index) => index > 1 && solid(text).startsWith(solid(title)));
      if (found < 0) throw new Error(`The book in ${language} has no chapter ${wanted}`);
      return found;
    });
    const last = first.at(-1) ?? 0;
    const numbers = [0, ...first, ...Array.from({ length: furtherPages }, (_, index) => last + 1 + index)];
    return Promise.all(numbers.map((number) => pages[number]?.picture(2)));
  });
  const tiles = await Promise.all(
    shown.flatMap((page) =>
      page === undefined
        ? []
        : [
            sharp(page.data, { raw: { width: page.width, height: page.height, channels: 4 } })
              .resize({ width })
              .removeAlpha()
              .png()
              .toBuffer({ resolveWithObject: true }),
          ],
    ),
  );
  const height = Math.max(...tiles.map(({ info }) => info.height));
  const picture = `${root}/docs/pictures/book-${file}.png`;
  await sharp({
    create: {
      width: tiles.length * (width + gap) + gap,
      height: height + 2 * gap,
      channels: 3,
      background: '#d8d3c6',
    },
  })
    .composite(tiles.map(({ data }, index) => ({ input: data, left: gap + index * (width + gap), top: gap })))
    .png({ palette: true, quality: 80 })
    .toFile(picture);
  if (folder !== undefined) writeFileSync(join(folder, `${language}.pdf`), pdf);
  console.log(`Wrote ${picture}`);
}
process.exit(0);
