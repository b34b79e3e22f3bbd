import type { Language } from '@palmleaf/contract/languages';
import type { OperationName } from '@palmleaf/contract/operations';
import { sample } from '@palmleaf/engines/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import profile from '../../../../config/profiles/self-hosted.json' with { type: 'json' };
import { reportPage } from '../../../../functions/reports/pages/report/report.ts';
import { composeBook } from '../../../../packages/books/composing/compose.ts';
import { readTheme } from '../../../../packages/books/theme/theme.ts';
import { rewordPalm } from '../../../../packages/service/palmistry/answers/reword.ts';
import { openService } from '../../../../packages/service/test/open-service.ts';
import { isSpoken } from '../../../../packages/texts/tables/chat/index.ts';
import { readReportView } from '../../../../shared/reports/report-view.ts';
import type { Answer, Call } from '../../../../shared/service-client/caller.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { requestOf } from '../../../../shared/service-client/profile/request.ts';
import type { ReportView } from '../../../../shared/views/views.ts';
import { wordingOf } from '../../../support/pages/wordings.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const ownProfile = readProfile(profile);
const plan = { sendPersonWithPhoto: false, bodyLanguages: ownProfile.bodyLanguages };

const service = openService({ credits: 10_000 });
const answers = new Map<string, Promise<unknown>>();

/** A reading takes a second, so equal requests share one. */
async function ask(call: Call): Promise<Answer> {
  const { body, language } = requestOf(ownProfile, call);
  const key = JSON.stringify([call.operation, body, language]);
  const known = answers.get(key) ?? askService(call.operation, body, language);
  answers.set(key, known);
  return answerOf('json', { status: 200, body: await known });
}

async function askService(
  operation: OperationName,
  body: Readonly<Record<string, unknown>>,
  language: string | undefined,
): Promise<unknown> {
  const image = `data:image/jpeg;base64,${(await sample('anna')).toString('base64')}`;
  const sent = 'image_url' in body ? { ...body, image_url: image } : body;
  const headers = language === undefined ? {} : { 'accept-language': language };
  const response = await (await service).call(operation, { body: sent, headers });
  expect(response.status).toBe(200);
  return response.json();
}

let world: LedgerWorld;
beforeEach(() => {
  world = new LedgerWorld();
  world.settings = { ...world.settings, plan };
  world.answer = ask;
});

const view = async (
  deps: { readonly reword?: typeof rewordPalm } = { reword: rewordPalm },
): Promise<ReportView> => {
  const found = await readReportView(world.ledger, subject('june/anna'), {
    plan,
    contentOf: (_operation, answer) => answer,
    ...deps,
  });
  if (found === undefined) throw new Error('There is no report');
  return found;
};

const english =
  /(?<![\p{L}.])(?:the|and|your|you|with|of|are|that|this|which|they|have|from|for|palm|line|is|not)(?![\p{L}.])/iu;

function seenOn(page: string): string[] {
  const body = page.slice(page.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const labels = [...body.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(([, text = '']) => text);
  return [...labels, ...body.split(/<[^>]+>/)].map((text) => text.trim()).filter((text) => text !== '');
}

/** Fields of a book with codes, which no reader sees. */
const codes = ['kind', 'name', 'signs', 'svg', 'colour', 'locale'];

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return members.flatMap(([name, member]) => (codes.includes(name) ? [] : textsOf(member)));
};

/** Names, and questions as their askers wrote them. */
const ofTheSubject = /Palmleaf|june|Anna|Bengaluru|PDF|HTML|When will I marry\?/g;
const isForeign = (language: Language, text: string): boolean =>
  english.test(text) || (language !== 'de' && /\p{Script=Latin}{3}/u.test(text.replaceAll(ofTheSubject, '')));

const theme = readTheme({});
const foreignTextsIn = async (language: Language) => {
  const report = await view();
  return {
    page: seenOn(reportPage(report, { wording: wordingOf(language) })).filter((text) =>
      isForeign(language, text),
    ),
    book: textsOf(await composeBook(report, theme)).filter((text) => isForeign(language, text)),
  };
};

const languages = ['de', 'hi', 'bn', 'ta', 'te', 'ml', 'kn'] as const;
const nothing = { page: [], book: [] };

const questionIn = (language: Language) =>
  row({
    language,
    name: 'Anna',
    gender: 'female',
    place: 'Bengaluru',
    country: 'IN',
    ...(isSpoken(language) && { questions: ['When will I marry?'] }),
  });

describe('a report in the language of its row', () => {
  test.each(languages)(
    'A report has no English sentence when the row came before the photo (%s)',
    async (language) => {
      await world.acceptRow('june/anna', questionIn(language));
      await world.acceptPhoto('june/anna', photo('p'));
      await world.work('june/anna');
      expect(await foreignTextsIn(language)).toEqual(nothing);
      expect(world.timesSent('summary')).toBe(1);
    },
  );

  test.each(languages)(
    'A report in the language of its row rewrites an English palm from its measures without a call (%s)',
    async (language) => {
      await world.acceptPhoto('june/anna', photo('p'));
      await world.work('june/anna');
      await world.acceptRow('june/anna', questionIn(language));
      await world.work('june/anna');
      expect(await foreignTextsIn(language)).toEqual(nothing);
      expect(world.timesSent('summary')).toBe(1);
      expect(world.timesSent('get-palm-id')).toBe(1);
    },
  );
});

test('A palm that cannot be rendered again stays in English, and page and book say so once', async () => {
  await world.acceptPhoto('june/anna', photo('p'));
  await world.work('june/anna');
  await world.acceptRow('june/anna', questionIn('de'));
  await world.work('june/anna');
  const report = await view({});
  const says = (text: string) => text === 'In einer anderen Sprache: Die Hand (Englisch)';
  expect(seenOn(reportPage(report, { wording: wordingOf('de') })).filter(says)).toHaveLength(1);
  expect(textsOf(await composeBook(report, theme)).filter(says)).toHaveLength(1);
  expect(world.timesSent('summary')).toBe(1);
});

test('A report without a time of birth names its missing chapters on the page and in the book', async () => {
  const birth = { day: 4, month: 7, year: 1990, hour: 12, min: 0, lat: 12.97, lon: 77.59, tzone: 5.5 };
  await world.acceptPhoto('june/anna', photo('p'));
  await world.acceptRow('june/anna', { ...questionIn('de'), birth, unknownTime: 'left out' });
  await world.work('june/anna');
  const report = await view();
  const says = (text: string) =>
    text.startsWith('Ohne Geburtszeit fehlt in dieser Deutung: Das Geburtshoroskop, ');
  expect(seenOn(reportPage(report, { wording: wordingOf('de') })).filter(says)).toHaveLength(1);
  expect(textsOf(await composeBook(report, theme)).filter(says)).toHaveLength(1);
});

test('The closing disclaimer of a page and of a book is in their language, also below a palm in English', async () => {
  await world.acceptPhoto('june/anna', photo('p'));
  await world.acceptRow('june/anna', questionIn('ma'));
  await world.work('june/anna');
  const report = await view();
  const { disclaimer } = wordingOf('ma').words;
  expect((await composeBook(report, theme)).closing).toEqual([disclaimer]);
  const closing = seenOn(reportPage(report, { wording: wordingOf('ma') })).filter(
    (text) => text === disclaimer,
  );
  expect(closing).toEqual([disclaimer]);
});

test('An orb has the decimal separator of the language', () => {
  const orb = (language: Language) => wordingOf(language).degrees(-1.333, 2);
  expect([orb('en'), orb('de'), orb('hi'), orb('bn')]).toEqual(['1.33°', '1,33°', '1.33°', '1.33°']);
});
