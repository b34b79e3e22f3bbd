interface HostileBody {
  readonly what: string;
  readonly type: string;
  readonly make: () => Uint8Array<ArrayBuffer>;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const boundary = '----formdata-palmleaf-0123456789abcdef';
const multipart = `multipart/form-data; boundary=${boundary}`;
const encoder = new TextEncoder();

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

function many(totalBytes: number, piece: (index: number) => string, separator: string): string {
  const pieces: string[] = [];
  for (let index = 0, length = 0; length < totalBytes; index += 1) {
    const text = piece(index);
    pieces.push(text);
    length += text.length + separator.length;
  }
  return pieces.join(separator);
}

const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const everyTextField = [
  'image_url',
  'url',
  'img_url',
  'image',
  'palm_id',
  'vastu_id',
  'lat',
  'lon',
  'tzone',
  'q',
  'sid',
  'plan',
];
const inEveryField = (value: string) => `{${everyTextField.map((field) => `"${field}":${value}`).join()}}`;
/** A copy in every field would exceed the limit. */
const longText = (text: string) => JSON.stringify({ image_url: text, palm_id: 'x', lat: '1', vastu_id: 'x' });

export function hostileBodies(bytes: number): readonly HostileBody[] {
  const body = (what: string, make: () => string, type = json): HostileBody => ({
    what,
    type,
    make: () => bytesOf(make()),
  });
  const share = Math.floor(bytes / everyTextField.length) - 20;
  return [
    body('nothing but blanks', () => ' '.repeat(bytes)),
    body('short keys', () => `{${many(bytes, (index) => `"k${index}":1`, ',')}}`),
    body('one key again and again', () => `{${many(bytes, () => '"day":1', ',')}}`),
    body('__proto__ again and again', () => `{${many(bytes, () => '"__proto__":{"day":1}', ',')}}`),
    body('numbers as keys', () => `{${many(bytes, (index) => `"${(index * 7919) % 4294967291}":1`, ',')}}`),
    body('a list of numbers', () => `[${many(bytes, () => '1', ',')}]`),
    body('a list of empty objects', () => `[${many(bytes, () => '{}', ',')}]`),
    body('a list for each list of a plan', () => {
      const list = `[${many(bytes / 4 - 20, () => '{}', ',')}]`;
      return `{"rooms":${list},"fixtures":${list},"windows":${list},"entrances":${list}}`;
    }),
    body('rooms that all overlap', () => {
      const room = (index: number) =>
        `{"name":"r${index}","catalog_type":"bedroom","x":0,"y":0,"width":5,"depth":5}`;
      const rooms = many(Math.min(bytes - 200, 8000), room, ',');
      const door = '{"name":"d","x":1,"y":1}';
      return `{"units":"m","orientation":0,"plot":{"width":9,"depth":9},"rooms":[${rooms}],"entrances":[${door}]}`;
    }),
    body('brackets, never closed', () => '['.repeat(bytes)),
    body('objects in objects', () => '{"a":'.repeat(bytes / 5)),
    body('a key as long as the body', () => `{"${'k'.repeat(bytes - 10)}":1}`),
    body('a few long keys', () => `{${many(bytes, (index) => `"${index}${'k'.repeat(4000)}":1`, ',')}}`),
    body('a text as long as the body', () => longText('A'.repeat(bytes - 80))),
    body('a text of escapes', () => `{"image_url":"${'\\u0041'.repeat(bytes / 6 - 20)}"}`),
    body('a text of quotation marks', () => `{"image_url":"${'\\"'.repeat(bytes / 2 - 20)}"}`),
    body('a text of three-byte letters', () => longText('\u0905'.repeat(bytes / 3 - 40))),
    {
      what: 'bytes that are not text',
      type: json,
      make: () => bytesOf(longText('A'.repeat(bytes - 80))).fill(0xff, 20, 1000),
    },
    body('a number as long as the body', () => `{"day":${'7'.repeat(bytes - 20)}}`),
    body('digits in every field', () => inEveryField(`"${'1'.repeat(share - 1)}x"`)),
    body('digits, points and blanks in every field', () => inEveryField(`"${' 1.'.repeat(share / 3 - 1)}"`)),
    body('blanks in every field', () => inEveryField(`"${' '.repeat(share - 1)}x"`)),
    body('line breaks in base64', () => longText('A\n'.repeat(bytes / 3 - 40))),
    body('blanks in base64', () => longText('A '.repeat(bytes / 2 - 40))),
    body('base64 of one letter, then blanks', () => longText(`A\n${' '.repeat(bytes - 120)}!`)),
    body('equals signs', () => longText(`${'='.repeat(bytes - 100)}A`)),
    body('a data: URL without a comma', () => longText(`data:${';base64 '.repeat(bytes / 8 - 20)}`)),
    body('a data: URL of parameters', () => longText(`data:${';base64 '.repeat(bytes / 8 - 20)}x,AAAA`)),
    body('an address as long as the body', () =>
      longText(`http://host.example/${'a/../'.repeat(bytes / 5 - 40)}`),
    ),
    body('a host as long as the body', () => longText(`http://${'\u00e9.'.repeat(bytes / 3 - 40)}example/`)),
    body('a user name as long as the body', () => longText(`http://${'@'.repeat(bytes - 120)}example/`)),
    body('JSON that lacks its last brace', () => `{"image_url":"${'A'.repeat(bytes - 60)}"`),
    body('quotation marks', () => '"'.repeat(bytes)),
    body('form fields', () => many(bytes, (index) => `f${index}=1`, '&'), form),
    body('empty form fields', () => '&'.repeat(bytes), form),
    body('a form field again and again', () => many(bytes, () => 'day=1', '&'), form),
    body('a form of per cent signs', () => `image_url=${'%41'.repeat(bytes / 3 - 10)}`, form),
    body('a form of wrong per cent signs', () => `image_url=${'%'.repeat(bytes - 20)}`, form),
    body('a form field of digits', () => `day=${'1'.repeat(bytes - 20)}x`, form),
    body(
      'parts',
      () => `${many(bytes, (index) => part(`f${index}`, '1'), '')}--${boundary}--\r\n`,
      multipart,
    ),
    body(
      'parts that are files',
      () => {
        const file = (index: number) => part(`f${index}"; filename="a`, '1');
        return `${many(bytes, file, '')}--${boundary}--\r\n`;
      },
      multipart,
    ),
    body('a part with a long header', () => `--${boundary}\r\n${'a: b\r\n'.repeat(bytes / 6)}`, multipart),
    body('a part with one long header', () => `--${boundary}\r\nx-a: ${'b'.repeat(bytes)}`, multipart),
    body('a part that never ends', () => part('image', 'A'.repeat(bytes - 300)), multipart),
    body(
      'a part of texts that begin like the boundary',
      () => part('image', `\r\n--${boundary.slice(0, -1)}`.repeat(bytes / 43)),
      multipart,
    ),
    body(
      'a part with a long name',
      () => `${part('n'.repeat(bytes - 300), '1')}--${boundary}--\r\n`,
      multipart,
    ),
    body('boundaries', () => `--${boundary}\r\n`.repeat(bytes / 43), multipart),
    body('a body of another media type', () => 'A'.repeat(bytes), 'text/plain'),
  ];
}
