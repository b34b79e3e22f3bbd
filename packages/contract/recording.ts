import { createHash, createHmac, scryptSync } from 'node:crypto';
import * as z from 'zod';
import { operationNames } from './operations.ts';

/** A folder of stored answers without personal data, from which a service can answer again. */
export const recordingIndex = z.object({
  version: z.literal(1),
  /** States what the answers reveal, for recipients of the folder. */
  note: z.string().optional(),
  /** The profile name of the service that gave the answers. */
  service: z.string(),
  /** The service's path for each operation. */
  paths: z.partialRecord(z.enum(operationNames), z.string()),
  /** Makes this folder's fingerprints different from all others. */
  salt: z.string().regex(/^[0-9a-f]{32,}$/),
  subjects: z.int().min(0),
});
export type RecordingIndex = z.output<typeof recordingIndex>;

/** The answers for one person. */
export const recordedSubject = z.object({
  /** The substitute for the real palm_id. */
  palmId: z.string().optional(),
  answers: z.array(
    z.object({
      operation: z.enum(operationNames),
      /** The request's fingerprint; absent if the palm_id identifies it. */
      request: z.string().optional(),
      /** A final status: Fetch can build no response with an informational one. */
      status: z.int().min(200).max(599),
      body: z.unknown(),
    }),
  ),
});
export type RecordedSubject = z.output<typeof recordedSubject>;

export const indexFile = 'index.json';
export const subjectFile = (number: number): string => `subject-${String(number).padStart(6, '0')}.json`;
export const isSubjectFile = (name: string): boolean => /^subject-\d{6,}\.json$/.test(name);

/** Fields that identify a person. Their hash is slow, so that guessing is expensive; other fields need none. */
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
/** Fields that may differ between subjects and times for the same answer. */
const leftOut = ['sid', 'image_url', 'url', 'img_url', 'image', 'palm_id'];

/** The SHA-256 of the uploaded photo, the last part of its address in the store. */
const photoHash = /[0-9a-f]{64}/;

/** Makes fingerprints that reveal no request and are slow to guess. */
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
      .filter(([name, value]) => !leftOut.includes(name) && value !== undefined && value !== null)
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const personal = fields.filter(([name]) => personalFields.includes(name));
    const rest = fields.filter(([name]) => !personalFields.includes(name));
    return createHmac('sha256', this.#slow(JSON.stringify(personal)))
      .update(JSON.stringify([operation, language ?? '', photo, rest]))
      .digest('hex')
      .slice(0, 40);
  }

  #slow(personal: string): Buffer {
    const name = createHash('sha256').update(personal).digest('hex');
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const key = scryptSync(personal, this.#salt, 32, { N: 4096 });
    if (this.#known.size > 1000) this.#known.clear();
    this.#known.set(name, key);
    return key;
  }
}
