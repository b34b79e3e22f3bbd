import { createHash, createHmac, scryptSync } from 'node:crypto';
import * as z from 'zod';
import { operationNames } from './operations.ts';

/** Holds no personal data. */
export const recordingIndex = z.object({
  version: z.literal(1),
  /** For recipients: what the answers reveal. */
  note: z.string().optional(),
  service: z.string(),
  /** The service's path for each operation. */
  paths: z.partialRecord(z.enum(operationNames), z.string()),
  /** Makes this folder's fingerprints unique. */
  salt: z.string().regex(/^[0-9a-f]{32,}$/),
  subjects: z.int().min(0),
});
export type RecordingIndex = z.output<typeof recordingIndex>;

export const recordedSubject = z.object({
  /** The substitute for the real palm_id. */
  palmId: z.string().optional(),
  answers: z.array(
    z.object({
      operation: z.enum(operationNames),
      /** A fingerprint; absent if the palm_id identifies the request. */
      request: z.string().optional(),
      /** Fetch cannot construct a response with an informational status. */
      status: z.int().min(200).max(599),
      body: z.unknown(),
    }),
  ),
});
export type RecordedSubject = z.output<typeof recordedSubject>;

export const indexFile = 'index.json';
export const subjectFile = (number: number): string => `subject-${String(number).padStart(6, '0')}.json`;
export const isSubjectFile = (name: string): boolean => /^subject-\d{6,}\.json$/.test(name);

const personalFields = [
  'day',
  'month',
  'year',
  'hour',
  'min',
  'lat',
  'lon',
  'tzone',
  'name',
  'place',
  'vastu_id',
];
/** Requests for the same answer may differ in these. */
const omittedFields = ['sid', 'image_url', 'url', 'img_url', 'image', 'palm_id'];

/** The last part of the photo's address in the store. */
const photoHash = /[0-9a-f]{64}/;

/** Fingerprints reveal no request and are slow to guess. */
export class Fingerprints {
  readonly #salt: string;
  readonly #known = new Map<string, Buffer>();

  constructor(salt: string) {
    this.#salt = salt;
  }

  /** @param language the code in Accept-Language, if one was sent */
  of(operation: string, body: Readonly<Record<string, unknown>>, language: string | undefined): string {
    const address = [body.image_url, body.url, body.img_url].find((value) => typeof value === 'string');
    const photo = typeof address === 'string' ? (photoHash.exec(address)?.[0] ?? address) : '';
    // Numbers and texts are equal here: a form has only texts.
    const fields = Object.entries(body)
      .filter(([name, value]) => !omittedFields.includes(name) && value !== undefined && value !== null)
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const personal = fields.filter(([name]) => personalFields.includes(name));
    const rest = fields.filter(([name]) => !personalFields.includes(name));
    return createHmac('sha256', this.#slowHash(JSON.stringify(personal)))
      .update(JSON.stringify([operation, language ?? '', photo, rest]))
      .digest('hex')
      .slice(0, 40);
  }

  #slowHash(personal: string): Buffer {
    const name = createHash('sha256').update(personal).digest('hex');
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const key = scryptSync(personal, this.#salt, 32, { N: 4096 });
    if (this.#known.size > 1000) this.#known.clear();
    this.#known.set(name, key);
    return key;
  }
}
