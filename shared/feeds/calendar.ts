export interface CalendarDay {
  /** Never changes during the life of the calendar. */
  readonly uid: string;
  readonly date: string;
  readonly sequence: number;
  /** Epoch milliseconds; the DTSTAMP. */
  readonly changedAt: number;
  readonly summary: string;
  readonly description: string;
}

export interface Calendar {
  readonly name: string;
  readonly timezone: string;
  readonly days: readonly CalendarDay[];
}

const crlf = '\r\n';
/** RFC 5545, 3.1: octets without the line end; a continuation begins with a blank. */
const maxLineBytes = 75;

/** RFC 5545. The same days give the same text. */
export function calendarText({ name, timezone, days }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palmleaf//Panchang//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${text(timezone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...(days.length === 0 ? zoneAlone : []),
    ...days.flatMap(({ uid, date, sequence, changedAt, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${text(uid)}`,
      `DTSTAMP:${stamp(changedAt)}`,
      `LAST-MODIFIED:${stamp(changedAt)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${plain(date)}`,
      `DTEND;VALUE=DATE:${plain(dayAfter(date))}`,
      `SUMMARY:${text(summary)}`,
      `DESCRIPTION:${text(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}${crlf}`).join('');
}

/** A calendar must have a component, so one without days gets a time zone that nothing uses. */
const zoneAlone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const plain = (date: string): string => date.replaceAll('-', '');
const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function foldedLine(line: string): string {
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > maxLineBytes) {
      result += `${crlf} `;
      bytes = 1;
    }
    result += character;
    bytes += more;
  }
  return result;
}
