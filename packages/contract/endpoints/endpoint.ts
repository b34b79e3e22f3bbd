import type * as z from 'zod';
import type { Language } from '../languages.ts';
import type { ChapterName } from './chapters.ts';

export const bases = ['palmistry', 'base', 'vision', 'chat'] as const;
export type Base = (typeof bases)[number];

export type Need = 'nothing' | 'image' | 'palm_id' | 'birth' | 'vastu_id' | 'question';

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly base: Base;
  readonly purpose: string;
  readonly request: z.ZodType | null;
  readonly response: z.ZodType;
  /** Those that Accept-Language may name. */
  readonly languages: readonly Language[];
  /** Null if the Accept-Language header names it. */
  readonly languageField: string | null;
  readonly needs: Need;
}

export type ChartField = 'house_type' | 'varshaphal_year';

export interface Planned {
  /** Begins the name of the part. The pipeline plans the call if the subject has the family's inputs. */
  readonly family: 'palm' | 'chart' | 'vastu' | 'chat';
  /** The call's digit or letter in a header's `intent`: never changed or reused. Null if each question has a part. */
  readonly intentCode: string | null;
  /** The call that must be bought first. */
  readonly after: 'get-palm-id' | null;
  readonly timeOfBirth: 'needed' | 'not needed';
  /** Fields of the request besides the birth. */
  readonly adds: readonly ChartField[];
}

/** Where a page or book shows the answer within its chapter. */
export type Placement = 'first' | 'feature' | 'topic' | 'picture' | 'whole' | 'hidden';

/** What the command `verify` recomputes to check the answer. */
export type Verification = 'natal chart' | 'aspects' | 'panchang' | 'yogas' | 'none';

export interface EndpointRecord extends Operation {
  readonly title: string;
  /** The self-hosted service's price. */
  readonly price: 'one call' | 'free';
  /** Null if the pipeline never buys it. */
  readonly plan: Planned | null;
  readonly chapter: ChapterName;
  readonly placement: Placement;
  readonly verification: Verification;
  /** Null if the endpoint has no body. */
  readonly sample: Readonly<Record<string, unknown>> | null;
}
