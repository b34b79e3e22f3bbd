import {
  batchesPage,
  batchPage,
  bookOrdersPage,
  booksPage,
  homePage,
  panchangPage,
  peoplePage,
  placePage,
  placesPage,
  problemPage,
  receiptPage,
  recordPage,
  reportPage,
} from '../../../functions/reports/pages/pages.ts';
import type { BookOrderView, BookView } from '../../../shared/reports/book-views.ts';
import type { PartView, ReportView } from '../../../shared/views/views.ts';
import { rewritten } from '../hostile/markup.ts';
import { answers } from './answers.ts';
import { board } from './board.ts';
import { books, ended } from './books.ts';
import { batch, completeReport, erasing, places, placeTables, subjects, troubledReport } from './views.ts';

type Write = (text: string) => string;

const partWith = (part: PartView, write: Write, addsKey: boolean): PartView => ({
  ...part,
  note: write('note'),
  question: write('question'),
  reusedFrom: write('june/anna'),
  ...(part.missing === undefined ? {} : { missing: part.missing.map(write) }),
  answer: rewritten(part.answer, write, addsKey),
});

function hostileReport(write: Write, addsKey = false): ReportView {
  const parts = [...completeReport.parts, ...troubledReport.parts];
  const unknown = parts.slice(0, 3).map((part) => ({ ...part, part: write('x/y'), operation: write('y') }));
  return {
    ...completeReport,
    batch: write('june'),
    id: write('anna'),
    name: write('Anna'),
    reason: write('reason'),
    report: write('/batches/june/reports/anna'),
    notes: [write('note')],
    birth: { ...completeReport.birth, place: write('Lisbon'), country: write('Portugal') } as NonNullable<
      ReportView['birth']
    >,
    parts: [...parts, ...unknown].map((part) => partWith(part, write, addsKey)),
  };
}

const hostileOrder = (write: Write): BookOrderView => ({
  ...ended,
  batch: write('june'),
  id: write('anna'),
  theme: write('Lotus'),
  books: write(ended.books),
});
const hostileBooks = (write: Write): BookView[] =>
  books.map((one) => ({
    ...one,
    id: write(one.id),
    ...(one.link === undefined ? {} : { link: write(one.link) }),
  }));

export function hostilePages(write: Write, addsKey = false): Readonly<Record<string, () => string>> {
  const months = { previous: write('/panchang/x/2026-10'), next: write('/panchang/x/2026-12') };
  const place = {
    id: write('chennai'),
    name: write('Chennai'),
    lat: 13,
    lon: 80,
    timezone: write('Asia/Kolkata'),
  };
  const month = (answer: unknown) => ({
    month: write('2026-11'),
    state: 'bought' as const,
    note: write('note'),
    answer: rewritten(answer, write, addsKey),
    ...months,
  });
  const listed = {
    ...batch,
    batch: write('june'),
    uploads: batch.uploads.map((one) => ({
      ...one,
      key: write(one.key),
      warnings: [write('warning')],
      refused: 1,
    })),
    rejections: batch.rejections.map((one) => ({
      ...one,
      upload: write(one.upload),
      field: write('field'),
      reason: write(one.reason),
      advice: write('advice'),
      value: write('value'),
    })),
    gates: batch.gates.map((one) => ({ ...one, gate: write(one.gate), sentence: write('sentence') })),
  };
  const people = subjects.map((one) => ({
    ...one,
    batch: write(one.batch),
    id: write(one.id),
    name: write('Ann'),
    reason: write('reason'),
    report: write(one.report),
  }));
  const next = write('/batches?cursor=x');
  const written = places.map(({ today, feed, ...one }) => ({
    ...one,
    ...place,
    notes: [write('note')],
    reason: write('reason'),
    ...(feed === undefined ? {} : { feed: write(feed) }),
    ...(today === undefined
      ? {}
      : {
          today: {
            date: write(today.date),
            tithi: write(today.tithi),
            nakshatra: write(today.nakshatra),
            paksha: write(today.paksha),
            tithiEnd: write('2026-11-08T11:27:00'),
            sunrise: write('2026-11-08T06:04:00'),
            sunset: write('2026-11-08T17:40:00'),
            festivals: [write('Deepavali')],
          },
        }),
    months: one.months.map((entry) => ({
      ...entry,
      month: write(entry.month),
      panchang: write(entry.panchang),
    })),
  }));
  const [fed, unfed] = written.map((one) => ({ ...one, history: one.months, offersFeeds: true }));
  const tables = placeTables.map(({ batch, rejections, ...one }) => ({
    ...one,
    batch: write(batch),
    rejections: rejections.map((each) => ({
      ...each,
      field: write(each.field),
      reason: write(each.reason),
      advice: write(each.advice),
      value: write(each.value),
    })),
  }));
  return {
    report: () => reportPage(hostileReport(write, addsKey), { palmImage: write('/palm-image') }),
    record: () => recordPage(hostileReport(write, addsKey), { palmImage: write('/palm-image') }),
    batches: () => batchesPage([listed], { next }),
    home: () => homePage({ ...board, gates: listed.gates, batches: [listed] }, { done: 'paused' }),
    people: () => peoplePage({ name: write('ann'), people, previous: next, next }),
    batch: () => batchPage(listed, people, { next }),
    orders: () => bookOrdersPage(write('june'), [hostileOrder(write)], { next }),
    books: () => booksPage(hostileOrder(write), hostileBooks(write), { next }),
    places: () => placesPage(written, { next, tables }),
    place: () => (fed === undefined ? '' : placePage(fed)),
    unfed: () => (unfed === undefined ? '' : placePage(unfed)),
    chennai: () => panchangPage(place, month(answers.chennai)),
    tamil: () => panchangPage(place, month(answers.tamilMonth)),
    names: () => panchangPage(place, month(answers.tamilNames)),
    refused: () =>
      panchangPage(place, { ...month({ msg: 'no', detail: [{ msg: 'x', loc: ['a'] }] }), state: 'refused' }),
    receipt: () =>
      receiptPage(
        {
          ...erasing,
          batch: write('june'),
          id: write('zoe'),
          remains: [{ what: write('what'), until: write('until') }],
          receipt: write(erasing.receipt),
        },
        true,
      ),
    problem: () =>
      problemPage({
        title: write('title'),
        status: 404,
        detail: write('detail'),
        ...{ more: { x: write('x') } },
      }),
  };
}
