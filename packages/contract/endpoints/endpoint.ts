import type * as z from 'zod';
import type { Language } from '../languages.ts';
import type { ChapterName } from './chapters.ts';

/** The contract's base URLs: {palmistry_url}, {base_url}, {vision_url} and {chat_url}. */
export const bases = ['palmistry', 'base', 'vision', 'chat'] as const;
export type Base = (typeof bases)[number];

/** The input that a call requires. */
export type Need = 'nothing' | 'image' | 'palm_id' | 'birth' | 'vastu_id' | 'question';

/** The call of an operation, of the contract or of our own service. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly base: Base;
  readonly purpose: string;
  readonly request: z.ZodType | null;
  readonly response: z.ZodType;
  readonly languages: readonly Language[];
  /** The body field for the language; null if the Accept-Language header names it. */
  readonly languageField: string | null;
  readonly needs: Need;
}

/** Fields of a chart request beside the birth. */
export type ChartField = 'house_type' | 'varshaphal_year';

/** The conditions under which the pipeline buys an endpoint. */
export interface Planned {
  /** The first half of its part's name; the family's inputs trigger it. */
  readonly family: 'palm' | 'chart' | 'vastu' | 'chat';
  /** Its digit in stored intents: never changed, never reused. Null if each question has a separate part. */
  readonly number: string | null;
  /** The endpoint that must be bought first. */
  readonly after: 'get-palm-id' | null;
  /** Whether the answer depends on the time of birth. */
  readonly timeOfBirth: 'needed' | 'not needed';
  readonly adds: readonly ChartField[];
}

/** The place of an answer within its chapter, in pages and books. */
export type Placement = 'first' | 'feature' | 'topic' | 'picture' | 'whole' | 'hidden';

/** The computation with which `palmleaf verify` compares an answer. */
export type Verification = 'natal chart' | 'aspects' | 'panchang' | 'yogas' | 'nothing';

/** All facts about one endpoint of the contract. */
export interface EndpointRecord extends Operation {
  /** Its display name. */
  readonly title: string;
  /** The self-hosted service's price of an answer. */
  readonly price: 'one call' | 'free';
  /** Null if the pipeline never buys it. */
  readonly plan: Planned | null;
  readonly chapter: ChapterName;
  readonly placement: Placement;
  readonly verification: Verification;
  /** A valid request; null if it has no body. */
  readonly sample: Readonly<Record<string, unknown>> | null;
}
