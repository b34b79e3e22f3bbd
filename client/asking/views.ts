export const reportStates = [
  'due',
  'working',
  'waiting',
  'complete',
  'partial',
  'failed',
  'erasing',
] as const;
export type ReportState = (typeof reportStates)[number];

export const languages = [
  'en',
  'es',
  'pt',
  'fr',
  'it',
  'de',
  'ru',
  'hi',
  'ma',
  'bn',
  'ta',
  'te',
  'ml',
  'kn',
] as const;

/** `pending` is still to be bought; `not asked` names what is missing for it. */
export const partStates = ['bought', 'refused', 'unavailable', 'unknown', 'pending', 'not asked'] as const;
export type PartState = (typeof partStates)[number];

export const answerClasses = [
  'json',
  'json with status false',
  'half a body or no JSON',
  'bad request',
  'credential refused',
  'wallet empty',
  'endpoint refused',
  'no such endpoint',
  'unprocessable',
  'other client error',
  'redirect',
  'too many requests',
  'server error',
  'not implemented',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  'other server error',
  'no connection',
  'connection lost',
  'timeout',
  'too long',
  'palm_id unknown',
] as const;
export type AnswerClass = (typeof answerClasses)[number];

/** How one subject stands. Times are ISO 8601 in UTC. */
export interface SubjectView {
  readonly batch: string;
  readonly id: string;
  /** As the row of the table gives it. */
  readonly name?: string | undefined;
  readonly state: ReportState;
  readonly reason?: string | undefined;
  /** What is bought for it: complete is what holds all of that. */
  readonly products?: readonly string[] | undefined;
  readonly calls: { readonly bought: number; readonly reused: number; readonly unknown: number };
  /** Address of the report, relative to the reports function. */
  readonly report: string;
  readonly updatedAt: string;
}

/** One part of a report: the answer to one call, or why there is none. */
export interface PartView {
  /** `<family>/<name>`, for example `chart/natal_chart_interpretation`. */
  readonly part: string;
  readonly operation: string;
  readonly state: PartState;
  readonly at?: string | undefined;
  /** What came back. */
  readonly class?: AnswerClass | undefined;
  readonly status?: number | undefined;
  readonly note?: string | undefined;
  /** What the service says of a refusal, in one line. */
  readonly said?: string | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly reusedFrom?: string | undefined;
  /** Attempts whose outcome is not known. */
  readonly unknowns: number;
  /** The question that a chat part answers. */
  readonly question?: string | undefined;
  /** Pictures that the answer points to, and that are kept here: beside the answer, which stays as it came. */
  readonly assets?:
    | readonly {
        /** The JSON pointer at which its address stands in the whole answer. */
        readonly pointer: string;
        /** Where it can be had for a quarter of an hour; absent while it is not kept. */
        readonly link?: string | undefined;
        readonly contentType?: string | undefined;
        readonly bytes?: number | undefined;
        /** Why it could not be fetched; without it and without a link it is still to come. */
        readonly problem?: string | undefined;
      }[]
    | undefined;
  /** The service's answer as it came: the paid goods, or the body of the refusal. */
  readonly answer?: unknown;
}

/** The combined report of one subject. */
export interface ReportView extends SubjectView {
  /** What the calls that were bought for it cost, where that is known; `unpriced` of them have no known price. */
  readonly cost?:
    | {
        readonly currency: string;
        /** Digits, such as `12.50`. */
        readonly amount: string;
        readonly unpriced: number;
      }
    | undefined;
  readonly revision: number;
  readonly inputsRevision: number;
  /** How tzone was derived, a local time that existed twice: what the reader should know. */
  readonly notes: readonly string[];
  readonly birth?:
    | {
        readonly day: number;
        readonly month: number;
        readonly year: number;
        readonly hour: number;
        readonly min: number;
        readonly lat: number;
        readonly lon: number;
        readonly tzone: number;
        /** The time is not known: noon stands for it, and charts were left out, or are those of noon. */
        readonly unknownTime?: 'left out' | 'noon' | undefined;
        /** The house system of the chart, where one was named. */
        readonly houseType?: string | undefined;
        readonly place?: string | undefined;
        readonly country?: string | undefined;
      }
    | undefined;
  readonly hasPhoto: boolean;
  /** Of the answers, where a language was named; English otherwise. `ma` is Marathi. */
  readonly language?: (typeof languages)[number] | undefined;
  readonly parts: readonly PartView[];
  readonly createdAt: string;
  readonly finishedAt?: string | undefined;
}

/** One page of the subjects of a batch. */
export interface SubjectsPage {
  readonly subjects: readonly SubjectView[];
  /** Given back, it reads on; the last page has none. */
  readonly cursor?: string | undefined;
}
