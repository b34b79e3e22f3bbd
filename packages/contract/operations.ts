import type * as z from 'zod';
import * as astrology from './astrology.ts';
import type { Language } from './languages.ts';
import * as palmistry from './palmistry.ts';

/** The four addresses that the contract writes as {palmistry_url}, {base_url}, {vision_url} and {chat_url}. */
export const bases = ['palmistry', 'base', 'vision', 'chat'] as const;
export type Base = (typeof bases)[number];

/** What a caller must have before it can make the call. */
export type Need = 'nothing' | 'image' | 'palm_id' | 'birth' | 'vastu_id' | 'question';

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly base: Base;
  readonly purpose: string;
  readonly request: z.ZodType | null;
  readonly response: z.ZodType;
  readonly languages: readonly Language[];
  /** The body field that names the language, where it is not the Accept-Language header. */
  readonly languageField?: string;
  readonly needs: Need;
}

const english = ['en'] as const satisfies readonly Language[];
const european = ['en', 'es', 'pt', 'fr', 'it', 'de', 'ru'] as const satisfies readonly Language[];
const indian = ['en', 'hi', 'ma', 'bn', 'ta', 'te', 'ml', 'kn'] as const satisfies readonly Language[];

function reading(path: string, purpose: string) {
  return {
    method: 'POST',
    path,
    base: 'palmistry',
    purpose,
    request: palmistry.readingRequest,
    response: palmistry.readingResponse,
    languages: english,
    needs: 'image',
  } as const satisfies Operation;
}

function ofPalm(name: string, purpose: string) {
  return {
    method: 'POST',
    path: `/palmistry/${name}`,
    base: 'palmistry',
    purpose,
    request: palmistry.palmIdRequest,
    response: palmistry.readingResponse,
    languages: english,
    needs: 'palm_id',
  } as const satisfies Operation;
}

function calculation<Request extends z.ZodType, Response extends z.ZodType>(
  name: string,
  purpose: string,
  request: Request,
  response: Response,
  languages: readonly Language[],
) {
  return {
    method: 'POST',
    path: `/v1/${name}`,
    base: 'base',
    purpose,
    request,
    response,
    languages,
    needs: 'birth',
  } as const satisfies Operation;
}

/**
 * The 28 operations of the two contract documents. The client, the plan, the service's routes, its OpenAPI
 * document and docs/contract.md are all derived from this table.
 */
export const operations = {
  predict: {
    method: 'POST',
    path: '/predict',
    base: 'palmistry',
    purpose: 'prediction from base64 image content',
    request: palmistry.predictRequest,
    response: palmistry.readingResponse,
    languages: english,
    needs: 'image',
  },
  'api-predict': {
    method: 'POST',
    path: '/api/predict',
    base: 'palmistry',
    purpose: 'prediction from an image URL',
    request: palmistry.apiPredictRequest,
    response: palmistry.readingResponse,
    languages: english,
    needs: 'image',
  },
  'get-palm-image': ofPalm('get-palm-image', 'returns the processed palm for a palm_id'),
  basic: reading('/palmistry/basic', 'basic palm reading report from an image URL'),
  'get-palm-id': {
    ...reading(
      '/palmistry/get-palm-id',
      'professional reading, saved; result includes the reading identifier',
    ),
    response: palmistry.savedReadingResponse,
  },
  'hand-type': ofPalm('hand-type', 'hand type of the reading'),
  fingers: ofPalm('fingers', 'fingers analysis'),
  'major-lines': ofPalm('major-lines', 'major lines analysis'),
  mounts: ofPalm('mounts', 'mounts analysis'),
  'special-features': ofPalm('special-features', 'special features analysis'),
  'minor-lines': ofPalm('minor-lines', 'minor lines analysis'),
  summary: ofPalm('summary', 'summary of the reading'),
  personality: ofPalm('personality', 'generated personality analysis'),
  career: ofPalm('career', 'generated career analysis'),
  money: ofPalm('money', 'generated money and finance analysis'),
  love: ofPalm('love', 'generated love life analysis'),
  marriage: ofPalm('marriage', 'generated marriage analysis'),
  health: ofPalm('health', 'generated health analysis'),
  challenges: ofPalm('challenges', 'generated life challenges analysis'),
  luck: ofPalm('luck', 'generated luck and fortune analysis'),
  legacy: reading('/palmistry/legacy', 'backward-compatible reading; defaults to the basic reading'),
  root: {
    method: 'GET',
    path: '/',
    base: 'palmistry',
    purpose: 'root operation',
    request: null,
    response: palmistry.readingResponse,
    languages: english,
    needs: 'nothing',
  },
  natal_chart_interpretation: calculation(
    'natal_chart_interpretation',
    'planets, houses, angles, aspects, moon phase, hemisphere, elements, modes and dominant sign',
    astrology.natalRequest,
    astrology.natalResponse,
    european,
  ),
  natal_aspects_report: calculation(
    'natal_aspects_report',
    'the aspects between planet pairs with a text report for each',
    astrology.aspectsRequest,
    astrology.aspectsResponse,
    english,
  ),
  varshaphal_yoga: calculation(
    'varshaphal_yoga',
    'the yogas of a Varshaphal year, whether each occurs and between which planets',
    astrology.varshaphalRequest,
    astrology.varshaphalResponse,
    indian,
  ),
  tamil_month_panchang: calculation(
    'tamil_month_panchang',
    'daily tithi, nakshatra and paksha for a month',
    astrology.panchangRequest,
    astrology.panchangResponse,
    indian,
  ),
  'devatas-45': {
    method: 'POST',
    path: '/vastu/devatas-45',
    base: 'vision',
    purpose: 'explains a home layout through the 45 Devata fields of the Mandala',
    request: astrology.vastuRequest,
    response: astrology.vastuResponse,
    languages: english,
    needs: 'vastu_id',
  },
  chat: {
    method: 'POST',
    path: '/api/chat',
    base: 'chat',
    purpose: 'answers an astrological question for one birth chart, in a session that can be continued',
    request: astrology.chatRequest,
    response: astrology.chatResponse,
    languages: english,
    languageField: 'language',
    needs: 'question',
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations).filter(
  (name): name is OperationName => name in operations,
);

type RequestSchemaOf<Name extends OperationName> = (typeof operations)[Name]['request'];

/** The validated request of an operation; `null` for the root operation, which takes no body. */
export type RequestOf<Name extends OperationName> =
  RequestSchemaOf<Name> extends z.ZodType ? z.output<RequestSchemaOf<Name>> : null;
