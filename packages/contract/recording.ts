import { createHash, createHmac, scryptSync } from 'node:crypto';
import * as z from 'zod';
import { operationNames } from './operations.ts';

/** A folder of kept answers without the people they are about, from which a service can answer again. */
export const recordingIndex = z.object({
  version: z.literal(1),
  /** What the answers reveal, for whoever is handed the folder. */
  note: z.string().optional(),
  /** The name of the profile of the service that gave the answers. */
  service: z.string(),
  /** The path of each operation, as that service has it. */
  paths: z.partialRecord(z.enum(operationNames), z.string()),
  /** Makes the fingerprints of this folder its own. */
  salt: z.string().regex(/^[0-9a-f]{32,}$/),
  subjects: z.int().min(0),
});
export type RecordingIndex = z.output<typeof recordingIndex>;

/** What was answered for one person. */
export const recordedSubject = z.object({
  /** The palm_id that stands in for the real one. */
  palmId: z.string().optional(),
  answers: z.array(
    z.object({
      operation: z.enum(operationNames),
      /** The fingerprint of what was sent; absent where the palm_id says it. */
      request: z.string().optional(),
      /** A final status: an informational one is no answer, and Fetch can build no response of it. */
      status: z.int().min(200).max(599),
      body: z.unknown(),
    }),
  ),
});
export type RecordedSubject = z.output<typeof recordedSubject>;

export const indexFile = 'index.json';
export const subjectFile = (number: number): string => `subject-${String(number).padStart(6, '0')}.json`;
export const isSubjectFile = (name: string): boolean => /^subject-\d{6,}\.json$/.test(name);

/** What says of whom a request is; it is made hard to try out, the rest of a request is not. */
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
/** What another subject, or another time, sends otherwise for the same answer. */
const leftOut = ['sid', 'image_url', 'url', 'img_url', 'image', 'palm_id'];

/** The SHA-256 of a photo as it was uploaded, which its address in the store ends in. */
const photoHash = /[0-9a-f]{64}/;

/** Makes fingerprints: nobody can read a request from one, and to try requests out takes long. */
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
    // Numbers and texts are the same here: a form knows texts only.
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
