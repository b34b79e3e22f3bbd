import type * as z from 'zod';
import type { Language } from '../languages.ts';
import type { ChapterName } from './chapters.ts';

/** The four addresses that the contract writes as {palmistry_url}, {base_url}, {vision_url} and {chat_url}. */
export const bases = ['palmistry', 'base', 'vision', 'chat'] as const;
export type Base = (typeof bases)[number];

/** What a caller must have before it can make the call. */
export type Need = 'nothing' | 'image' | 'palm_id' | 'birth' | 'vastu_id' | 'question';

/** How an operation is called. Operations of our own service beside the contract have this as well. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly base: Base;
  readonly purpose: string;
  readonly request: z.ZodType | null;
  readonly response: z.ZodType;
  readonly languages: readonly Language[];
  /** The body field that names the language; null where the Accept-Language header does. */
  readonly languageField: string | null;
  readonly needs: Need;
}

/** What a chart takes beside the birth. */
export type ChartField = 'house_type' | 'varshaphal_year';

/** When the pipeline buys an endpoint. */
export interface Planned {
  /** The first half of its part's name; the inputs of the family ask for it. */
  readonly family: 'palm' | 'chart' | 'vastu' | 'chat';
  /** Its digit in stored intents: never changed, never given again. Null where each question has a part of its own. */
  readonly number: string | null;
  /** The endpoint that must have been bought first. */
  readonly after: 'get-palm-id' | null;
  /** Whether the answer depends on the time of birth. */
  readonly timeOfBirth: 'needed' | 'not needed';
  readonly adds: readonly ChartField[];
}

/** How pages and books place an answer within its chapter. */
export type Placement = 'first' | 'feature' | 'topic' | 'picture' | 'whole' | 'hidden';

/** Which of our own computations `palmleaf verify` compares an answer with. */
export type Verification = 'natal chart' | 'aspects' | 'panchang' | 'yogas' | 'nothing';

/** All that the project states about one endpoint of the contract. */
export interface EndpointRecord extends Operation {
  /** Its name for people. */
  readonly title: string;
  /** What the self-hosted service charges for an answer. */
  readonly price: 'one call' | 'free';
  /** Null where the pipeline never buys it. */
  readonly plan: Planned | null;
  readonly chapter: ChapterName;
  readonly placement: Placement;
  readonly verification: Verification;
  /** A request that the contract allows; null where it takes no body. */
  readonly sample: Readonly<Record<string, unknown>> | null;
}
