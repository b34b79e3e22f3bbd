import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { type Calendar, type CalendarDay, calendarText } from '../../../shared/feeds/calendar.ts';

const day = (more: Partial<CalendarDay> = {}): CalendarDay => ({
  uid: '2026-11-08-a@palmleaf',
  date: '2026-11-08',
  sequence: 2,
  changedAt: Date.parse('2026-11-01T10:00:00Z'),
  summary: 'Deepavali · Krishna Chaturdashi · Swati',
  description:
    'Deepavali\nTithi: Krishna Chaturdashi, until 11:27\nNakshatra: Swati; or nearly so \\ it seems',
  ...more,
});
const calendar = (...days: readonly CalendarDay[]): Calendar => ({
  name: 'Panchang, Chennai; the old town',
  timezone: 'Asia/Kolkata',
  days,
});

interface Read {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  readonly description: string;
  readonly sequence: number;
  readonly stamp: string;
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10);
/** node-ical returns whole days at local midnight. */
const localDateOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const programs: Readonly<Record<string, (text: string) => Read[]>> = {
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component, { strictExceptions: true });
      return {
        uid: event.uid,
        from: event.startDate.toString(),
        to: event.endDate.toString(),
        summary: event.summary,
        description: event.description,
        sequence: event.sequence,
        stamp: String(component.getFirstPropertyValue('dtstamp')),
      };
    }),
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT' && event.end
        ? [
            {
              uid: event.uid,
              from: localDateOf(event.start),
              to: localDateOf(event.end),
              summary: String(event.summary),
              description: String(event.description),
              sequence: Number(event.sequence),
              stamp: event.dtstamp.toISOString().replace('.000', ''),
            },
          ]
        : [],
    ),
  'ts-ics': (text) =>
    (convertIcsCalendar(undefined, text).events ?? []).map((event) => ({
      uid: event.uid,
      from: dateOf(event.start.date),
      to: event.end?.date === undefined ? '' : dateOf(event.end.date),
      summary: event.summary,
      description: event.description ?? '',
      sequence: event.sequence ?? 0,
      stamp: event.stamp.date.toISOString().replace('.000', ''),
    })),
};

describe.each(Object.entries(programs))('%s reads a feed', (_name, read) => {
  test('A calendar program reads a feed as written: whole days with their titles, texts and sequence numbers', () => {
    const second = day({ uid: '2026-11-30-a@palmleaf', date: '2026-11-30', sequence: 0 });
    const stamp = '2026-11-01T10:00:00Z';
    const { summary, description } = day();
    expect(read(calendarText(calendar(day(), second)))).toEqual([
      { uid: day().uid, from: '2026-11-08', to: '2026-11-09', summary, description, sequence: 2, stamp },
      { uid: second.uid, from: '2026-11-30', to: '2026-12-01', summary, description, sequence: 0, stamp },
    ]);
  });

  test('A calendar program reads a long title in several scripts from a feed', () => {
    const summary = 'சுக்ல தசமி · ரோகிணி · शुक्ल दशमी · శుక్ల · ശുക്ല · ಶುಕ್ಲ · শুক্ল · 🌕 '.repeat(9).trim();
    expect(read(calendarText(calendar(day({ summary })))).map((one) => one.summary)).toEqual([summary]);
  });

  test('A calendar program reads a feed without days', () => {
    expect(read(calendarText(calendar()))).toEqual([]);
  });
});

describe('The text of a feed', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 120 });

  test('The text of a feed has lines of at most 75 octets that end with CRLF, and parses to what was written', () => {
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const text = calendarText(calendar(day({ summary, description })));
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\0]/);
        }
        const [event] = programs['ical.js']?.(text) ?? [];
        expect(event?.summary).toBe(asWritten(summary));
        expect(event?.description).toBe(asWritten(description));
      }),
    );
  });

  test('A title with line breaks adds no event and no property to the text of a feed', () => {
    const summary = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nATTACH:https://evil.example/\rUID:other';
    const text = calendarText(calendar(day({ summary })));
    expect(text.match(/^BEGIN:VEVENT$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^(ATTACH|UID:other)/m);
  });

  test('The text of a feed is the same for the same days', () => {
    expect(calendarText(calendar(day()))).toBe(calendarText(calendar(day())));
  });
});

const asWritten = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
