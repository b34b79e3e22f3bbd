import type { ErasureView } from '../../../shared/views/erasure-view.ts';
import {
  type BatchView,
  type PartView,
  type PlaceEntry,
  type ReportView,
  type SubjectView,
  subjectView,
} from '../../../shared/views/views.ts';
import { answers } from './answers.ts';

const at = '2026-11-20T09:15:00.000Z';

const bought = (part: string, operation: string, answer: unknown): PartView => ({
  part,
  operation,
  state: 'bought',
  at,
  class: 'json',
  status: 200,
  unknowns: 0,
  answer,
});

const palmParts = Object.entries(answers.palm).map(([operation, answer]) =>
  bought(`palm/${operation}`, operation, answer),
);

const chartParts = (natal: unknown): PartView[] => [
  bought('chart/natal_chart_interpretation', 'natal_chart_interpretation', natal),
  bought('chart/natal_aspects_report', 'natal_aspects_report', answers.aspects),
  bought('chart/varshaphal_yoga', 'varshaphal_yoga', answers.varshaphal),
  bought('chart/tamil_month_panchang', 'tamil_month_panchang', answers.panchang),
];

const questions = ['When is a good time to change my job?', 'And what about moving to another city?'];

export const completeReport: ReportView = {
  batch: 'june',
  id: 'anna',
  name: 'Anna Berg',
  state: 'complete',
  calls: { bought: 24, reused: 0, unknown: 0 },
  report: '/batches/june/reports/anna',
  updatedAt: at,
  createdAt: '2026-11-20T09:13:40.000Z',
  finishedAt: at,
  revision: 3,
  inputsRevision: 1,
  notes: ['The clock offset (tzone 1) was taken from the place and date: Europe/Lisbon, summer time.'],
  birth: {
    day: 17,
    month: 5,
    year: 1988,
    hour: 6,
    min: 40,
    lat: 38.7223,
    lon: -9.1393,
    tzone: 1,
    place: 'Lisbon',
    country: 'Portugal',
  },
  hasPhoto: true,
  parts: [
    ...palmParts,
    ...chartParts(answers.natal),
    bought('vastu/devatas-45', 'devatas-45', answers.devatas),
    ...answers.chat.map(
      (answer, index): PartView => ({
        ...bought(`chat/${index + 1}`, 'chat', answer),
        ...(questions[index] === undefined ? {} : { question: questions[index] }),
      }),
    ),
  ],
};

export const troubledReport: ReportView = {
  batch: 'june',
  id: 'nils',
  state: 'partial',
  reason: 'The question was not asked because the country is missing.',
  calls: { bought: 2, reused: 1, unknown: 1 },
  report: '/batches/june/reports/nils',
  updatedAt: at,
  createdAt: at,
  revision: 5,
  inputsRevision: 2,
  notes: [],
  hasPhoto: true,
  birth: { day: 5, month: 2, year: 1962, hour: 7, min: 10, lat: 59.9139, lon: 10.7522, tzone: 1 },
  parts: [
    {
      part: 'palm/get-palm-id',
      operation: 'get-palm-id',
      state: 'refused',
      at,
      class: 'unprocessable',
      status: 422,
      unknowns: 0,
      answer: {
        detail: [
          {
            loc: ['body', 'image_url'],
            msg: 'The photo shows the back of a hand. Turn the hand around: the palm must face the camera. Do not mirror the picture.',
            type: 'back_of_hand',
            ctx: {
              advice: 'Turn the hand around: the palm must face the camera. Do not mirror the picture.',
            },
          },
        ],
      },
    },
    { part: 'palm/summary', operation: 'summary', state: 'pending', unknowns: 0 },
    {
      part: 'palm/luck',
      operation: 'luck',
      state: 'not asked',
      missing: ['palm/get-palm-id'],
      unknowns: 0,
    },
    {
      ...bought('chart/natal_chart_interpretation', 'natal_chart_interpretation', answers.crowded),
      reusedFrom: 'may/nils',
    },
    {
      part: 'chart/natal_aspects_report',
      operation: 'natal_aspects_report',
      state: 'unknown',
      at,
      class: 'timeout',
      note: 'No answer after 60 seconds.',
      unknowns: 2,
    },
    {
      part: 'chart/varshaphal_yoga',
      operation: 'varshaphal_yoga',
      state: 'unavailable',
      at,
      class: 'not implemented',
      status: 501,
      unknowns: 0,
      answer: { status: false, msg: 'varshaphal_yoga is not available in this plan yet.' },
    },
    {
      ...bought('chart/tamil_month_panchang', 'tamil_month_panchang', {
        days: ['one', 'two'],
        of: { calendar: 'unknown' },
      }),
      note: 'unexpected shape',
    },
    {
      part: 'chat/1',
      operation: 'chat',
      state: 'not asked',
      missing: ['place', 'country', 'gender'],
      unknowns: 0,
      question: 'Will the move go well?',
    },
  ],
};

export const batch: BatchView = {
  batch: 'june',
  subjects: 1240,
  complete: 806,
  partial: 31,
  failed: 4,
  cancelled: 0,
  open: 399,
  calls: { bought: 20113, reused: 412, unknown: 3 },
  spending: { committed: 20480, ceiling: 30000 },
  sealed: false,
  holds: [],
  more: {},
  uploads: [
    {
      key: 'births/june.csv',
      state: 'done',
      rows: 1204,
      accepted: 1190,
      unchanged: 9,
      refused: 5,
      warnings: ['Column "shoe size" is not known and was left out.'],
    },
    {
      key: 'palms/june/anna.jpg',
      state: 'done',
      rows: 1,
      accepted: 1,
      unchanged: 0,
      refused: 0,
      warnings: [],
    },
  ],
  rejections: [
    {
      upload: 'births/june.csv',
      line: 17,
      field: 'tzone',
      reason: 'The offset "+5:30" is not a number of hours.',
      advice: 'Write hours with a decimal point, for example 5.5.',
      value: '+*:*0',
      at,
    },
    {
      upload: 'births/june.csv',
      line: 201,
      field: 'day',
      reason: 'February of 1990 has 28 days.',
      advice: 'Correct the day or the month.',
      value: '3*',
      at,
    },
    {
      upload: 'palms/june/kim.tif',
      reason: 'The file is a TIFF or raw photo; JPEG, HEIC, PNG, WebP and AVIF are accepted.',
      advice: 'Export the photo as JPEG; a raw photo has to be developed first.',
      at,
    },
  ],
  gates: [
    {
      gate: 'token#base',
      state: 'closed',
      reason: 'wallet empty',
      sentence:
        'The wallet is empty. Add credit at the service, then open the gate. Until then one call is tried from time to time, so work may also resume automatically.',
    },
  ],
};

const summaries: readonly SubjectView[] = [
  completeReport,
  troubledReport,
  {
    batch: 'june',
    id: 'kim lee/ä',
    state: 'waiting',
    reason: 'The wallet of the service is empty.',
    calls: { bought: 1, reused: 0, unknown: 0 },
    report: '/batches/june/reports/kim%20lee%2F%C3%A4',
    updatedAt: at,
  },
];

export const subjects: SubjectView[] = summaries.map((summary) => subjectView.parse(summary));

const nothing = {
  parts: 0,
  storedObjects: 0,
  originals: 0,
  uploads: 0,
  rejections: 0,
  links: 0,
  pointers: 0,
  deadLetters: 0,
  deliveries: 0,
  conversations: 0,
  readerLinks: 0,
};

export const erasing: ErasureView = {
  batch: 'june',
  id: 'zoe',
  state: 'erasing',
  askedAt: '2026-11-21T09:00:00.000Z',
  removed: nothing,
  remains: [
    { what: 'point-in-time backups of the table', until: '2026-12-26T09:00:00.000Z' },
    { what: 'what the palm-reading and astrology service keeps of the calls: ask the vendor' },
  ],
  held: [],
  receipt: '/batches/june/reports/zoe/receipt',
};

export const erased: ErasureView = {
  ...erasing,
  id: 'yan',
  state: 'erased',
  doneAt: '2026-11-21T09:21:00.000Z',
  removed: { ...nothing, parts: 21, storedObjects: 2, originals: 1, uploads: 1 },
  held: [
    {
      operation: 'get-palm-id',
      boughtAt: '2026-11-20T10:00:00.000Z',
      service: 'documented',
      address: 'https://palms.example.com',
      palmId: '3f6d0c1e-6a0b-4f0e-9c55-0a1f6f1c2b3d',
    },
    {
      operation: 'luck',
      boughtAt: '2026-11-20T10:00:03.000Z',
      service: 'documented',
      unknown: true,
      copied: true,
    },
  ],
  receipt: '/batches/june/reports/yan/receipt',
};

export const places: PlaceEntry[] = [
  {
    id: 'chennai',
    name: 'Chennai',
    lat: 13.0827,
    lon: 80.2707,
    timezone: 'Asia/Kolkata',
    language: 'ta',
    notes: [],
    state: 'partial',
    today: {
      date: '2026-11-08',
      tithi: 'Chaturdashi',
      nakshatra: 'Swati',
      paksha: 'Krishna',
      tithiEnd: '2026-11-08T11:27:00',
      nakshatraEnd: '2026-11-09T07:24:00',
      sunrise: '2026-11-08T06:04:00',
      sunset: '2026-11-08T17:40:00',
      festivals: ['Deepavali'],
    },
    feed: 'https://feeds.example/chennai/oqu1NEHFgv7gL35x6aCLLhXwYpulfdpKCS7Gz-sN34E.ics',
    months: [
      { month: '2026-11', state: 'bought', panchang: '/panchang/chennai/2026-11' },
      { month: '2026-12', state: 'refused', panchang: '/panchang/chennai/2026-12' },
    ],
  },
  {
    id: 'tiruchirappalli-rockfort',
    name: 'திருச்சிராப்பள்ளி',
    lat: 10.8285,
    lon: 78.6975,
    timezone: 'Asia/Kolkata',
    notes: ['The time zone Asia/Kolkata was derived from the place.'],
    months: [],
  },
];

export const placeTables = [
  {
    batch: 'places/south',
    rows: 3,
    accepted: 2,
    unchanged: 0,
    refused: 1,
    rejections: [
      {
        upload: 'places/south.csv',
        line: 4,
        field: 'lat',
        reason: 'lat must be from -90 to 90.',
        advice: 'Correct the value and upload the row again.',
        value: '9… (2 to 4 characters)',
        at: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
];
