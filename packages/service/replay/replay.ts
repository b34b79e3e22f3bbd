import { operations } from '@palmleaf/contract/operations';
import { Fingerprints, type RecordedSubject, type RecordingIndex } from '@palmleaf/contract/recording';

type Recorded = RecordedSubject['answers'][number];

export interface ReplayLine {
  readonly operation: string;
  readonly status: number;
  readonly isRecorded: boolean;
}

/** The same bytes for the same request; checks, charges and computes nothing. */
export class Replay {
  readonly #fingerprints: Fingerprints;
  readonly #operations: ReadonlyMap<string, keyof typeof operations>;
  readonly #byRequest = new Map<string, Recorded>();
  readonly #byPalm = new Map<string, Recorded>();
  readonly #log: (line: ReplayLine) => void;

  constructor(
    index: RecordingIndex,
    subjects: Iterable<RecordedSubject>,
    log: (line: ReplayLine) => void = () => undefined,
  ) {
    this.#fingerprints = new Fingerprints(index.salt);
    this.#operations = operationsByPath(index);
    this.#log = log;
    for (const { palmId, answers } of subjects) {
      for (const answer of answers) {
        const { operation, request } = answer;
        const [all, key] =
          request === undefined
            ? [this.#byPalm, `${operation} ${palmId}`]
            : [this.#byRequest, `${operation} ${request}`];
        if (!all.has(key)) all.set(key, answer);
      }
    }
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const operation = this.#operations.get(`${pathname}${search}`) ?? this.#operations.get(pathname);
    if (operation === undefined)
      return this.#refuse('none', 404, 'There is no operation at this path in the recording.');
    if (request.method !== operations[operation].method)
      return this.#refuse(operation, 404, `${operation} needs the method ${operations[operation].method}.`);
    const body = bodyOf(text, request.headers.get('content-type') ?? '');
    if (body === undefined) return this.#refuse(operation, 422, 'The body is neither JSON nor a form.');
    const language = languageOf(request);
    const found =
      operations[operation].needs === 'palm_id'
        ? this.#byPalm.get(`${operation} ${String(body.palm_id)}`)
        : this.#byRequest.get(`${operation} ${this.#fingerprints.of(operation, body, language)}`);
    if (found === undefined)
      return this.#refuse(operation, 404, `The recording has no answer of ${operation} to this request.`);
    this.#log({ operation, status: found.status, isRecorded: true });
    return json(found.status, found.body);
  };

  #refuse(operation: string, status: number, message: string): Response {
    this.#log({ operation, status, isRecorded: false });
    return json(status, { status: false, statusCode: status, error_msg: message });
  }
}

/** Node's fetch sends `*` as the language if the client names none. */
function languageOf({ headers }: Request): string | undefined {
  const language = headers.get('accept-language')?.trim();
  return language === undefined || language === '*' ? undefined : language;
}

const bodiless = new Set([204, 205, 304]);

const json = (status: number, body: unknown): Response =>
  new Response(bodiless.has(status) ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function operationsByPath({ paths }: RecordingIndex): Map<string, keyof typeof operations> {
  const byPath = new Map<string, keyof typeof operations>();
  for (const name of Object.keys(operations)) {
    if (!isOperation(name)) continue;
    const path = paths[name];
    if (path !== undefined) byPath.set(path, name);
  }
  return byPath;
}

const isOperation = (name: string): name is keyof typeof operations => Object.hasOwn(operations, name);

function bodyOf(text: string, type: string): Readonly<Record<string, unknown>> | undefined {
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
}
