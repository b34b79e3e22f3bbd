import type * as z from 'zod';
import * as astrology from './astrology.ts';
import type { ChartField, EndpointRecord, Planned } from './endpoints/endpoint.ts';
import { palmEndpoints } from './endpoints/palms.ts';
import { sampleBirth, sampleQuestion } from './endpoints/samples.ts';
import type { Language } from './languages.ts';

export { type Base, bases, type Need, type Operation } from './endpoints/endpoint.ts';

const english = ['en'] as const satisfies readonly Language[];
const european = ['en', 'es', 'pt', 'fr', 'it', 'de', 'ru'] as const satisfies readonly Language[];
const indian = ['en', 'hi', 'ma', 'bn', 'ta', 'te', 'ml', 'kn'] as const satisfies readonly Language[];

const calculation = {
  method: 'POST',
  base: 'base',
  languageField: null,
  needs: 'birth',
  price: 'one call',
  placement: 'whole',
} as const;

const chartPlan = (intentCode: string, timeOfBirth: Planned['timeOfBirth'], adds: readonly ChartField[]) =>
  ({ family: 'chart', intentCode, after: null, timeOfBirth, adds }) as const;

/** Plan, pages, books, client, routes, OpenAPI and docs/contract.md derive from this table (docs/endpoints.md). */
export const operations = {
  ...palmEndpoints,
  natal_chart_interpretation: {
    path: '/v1/natal_chart_interpretation',
    purpose: 'planets, houses, angles, aspects, moon phase, hemisphere, elements, modes and dominant sign',
    title: 'Natal chart',
    request: astrology.natalRequest,
    response: astrology.natalResponse,
    languages: european,
    plan: chartPlan('h', 'needed', ['house_type']),
    chapter: 'chart',
    verification: 'natal chart',
    sample: { ...sampleBirth, house_type: 'placidus' },
    ...calculation,
  },
  natal_aspects_report: {
    path: '/v1/natal_aspects_report',
    purpose: 'the aspects between planet pairs with a text report for each',
    title: 'Aspects in words',
    request: astrology.aspectsRequest,
    response: astrology.aspectsResponse,
    languages: english,
    plan: chartPlan('i', 'needed', []),
    chapter: 'aspects',
    verification: 'aspects',
    sample: sampleBirth,
    ...calculation,
  },
  varshaphal_yoga: {
    path: '/v1/varshaphal_yoga',
    purpose: 'the yogas of a Varshaphal year, whether each occurs and between which planets',
    title: 'Yogas of the year',
    request: astrology.varshaphalRequest,
    response: astrology.varshaphalResponse,
    languages: indian,
    plan: chartPlan('j', 'needed', ['varshaphal_year']),
    chapter: 'year',
    verification: 'yogas',
    sample: { ...sampleBirth, varshaphal_year: 2026 },
    ...calculation,
  },
  tamil_month_panchang: {
    path: '/v1/tamil_month_panchang',
    purpose: 'daily tithi, nakshatra and paksha for a month',
    title: 'Panchang of the month of birth',
    request: astrology.panchangRequest,
    response: astrology.panchangResponse,
    languages: indian,
    plan: chartPlan('k', 'not needed', []),
    chapter: 'panchang',
    verification: 'panchang',
    sample: sampleBirth,
    ...calculation,
  },
  'devatas-45': {
    method: 'POST',
    path: '/vastu/devatas-45',
    base: 'vision',
    purpose: 'explains a home layout through the 45 Devata fields of the Mandala',
    title: 'Home and its 45 Devatas',
    request: astrology.vastuRequest,
    response: astrology.vastuResponse,
    languages: english,
    languageField: null,
    needs: 'vastu_id',
    price: 'one call',
    plan: { family: 'vastu', intentCode: 'l', after: null, timeOfBirth: 'not needed', adds: [] },
    chapter: 'home',
    placement: 'whole',
    verification: 'none',
    sample: { vastu_id: 'vst_50c7a7d9695346f5' },
  },
  chat: {
    method: 'POST',
    path: '/api/chat',
    base: 'chat',
    purpose: 'answers an astrological question for one birth chart, in a session that can be continued',
    title: 'Question',
    request: astrology.chatRequest,
    response: astrology.chatResponse,
    languages: english,
    languageField: 'language',
    needs: 'question',
    price: 'one call',
    plan: { family: 'chat', intentCode: null, after: null, timeOfBirth: 'needed', adds: [] },
    chapter: 'questions',
    placement: 'whole',
    verification: 'none',
    sample: sampleQuestion,
  },
} as const satisfies Record<string, EndpointRecord>;

export type OperationName = keyof typeof operations;
const isOperationName = (name: string): name is OperationName => Object.hasOwn(operations, name);
export const operationNames = Object.keys(operations).filter(isOperationName);

export const endpointOf = (name: string): EndpointRecord | undefined =>
  isOperationName(name) ? operations[name] : undefined;

export type NamesWhere<Facts> = {
  [Name in OperationName]: (typeof operations)[Name] extends Facts ? Name : never;
}[OperationName];

type RequestSchemaOf<Name extends OperationName> = (typeof operations)[Name]['request'];

/** `null` for the root operation, which has no body. */
export type RequestOf<Name extends OperationName> =
  RequestSchemaOf<Name> extends z.ZodType ? z.output<RequestSchemaOf<Name>> : null;
