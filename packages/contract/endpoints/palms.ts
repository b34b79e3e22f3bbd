import * as palmistry from '../palmistry.ts';
import type { EndpointRecord } from './endpoint.ts';
import { samplePalm, samplePhoto } from './samples.ts';

const ofPalmistry = {
  base: 'palmistry',
  languages: ['en'],
  languageField: null,
  verification: 'none',
} as const;

const reading = {
  method: 'POST',
  needs: 'image',
  response: palmistry.readingResponse,
  price: 'one call',
  plan: null,
  chapter: 'more',
  placement: 'whole',
  ...ofPalmistry,
} as const;

const ofPalm = {
  method: 'POST',
  request: palmistry.palmIdRequest,
  response: palmistry.readingResponse,
  needs: 'palm_id',
  price: 'one call',
  chapter: 'palm',
  sample: samplePalm,
  ...ofPalmistry,
} as const;

const feature = { placement: 'feature', ...ofPalm } as const;
const topic = { placement: 'topic', ...ofPalm } as const;

const palmPlan = (intentCode: string) =>
  ({ family: 'palm', intentCode, after: 'get-palm-id', timeOfBirth: 'not needed', adds: [] }) as const;

export const palmEndpoints = {
  predict: {
    path: '/predict',
    purpose: 'prediction from base64 image content',
    title: 'Prediction from a photo',
    request: palmistry.predictRequest,
    sample: { image_url: 'aGFuZA==' },
    ...reading,
  },
  'api-predict': {
    path: '/api/predict',
    purpose: 'prediction from an image URL',
    title: 'Prediction from an address',
    request: palmistry.apiPredictRequest,
    sample: { url: samplePhoto.image_url },
    ...reading,
  },
  'get-palm-image': {
    path: '/palmistry/get-palm-image',
    purpose: 'returns the processed palm for a palm_id',
    title: 'Palm with its lines',
    plan: palmPlan('g'),
    placement: 'picture',
    ...ofPalm,
  },
  basic: {
    path: '/palmistry/basic',
    purpose: 'basic palm reading report from an image URL',
    title: 'Basic reading',
    request: palmistry.readingRequest,
    sample: samplePhoto,
    ...reading,
  },
  'get-palm-id': {
    path: '/palmistry/get-palm-id',
    purpose: 'professional reading, saved; result includes the reading identifier',
    title: 'Reading of the photo',
    method: 'POST',
    request: palmistry.readingRequest,
    response: palmistry.savedReadingResponse,
    needs: 'image',
    price: 'one call',
    plan: { family: 'palm', intentCode: '0', after: null, timeOfBirth: 'not needed', adds: [] },
    chapter: 'palm',
    placement: 'hidden',
    sample: { ...samplePhoto, day: null },
    ...ofPalmistry,
  },
  'hand-type': {
    path: '/palmistry/hand-type',
    purpose: 'hand type of the reading',
    title: 'Hand type',
    plan: palmPlan('1'),
    ...feature,
  },
  fingers: {
    path: '/palmistry/fingers',
    purpose: 'fingers analysis',
    title: 'Fingers',
    plan: palmPlan('2'),
    ...feature,
  },
  'major-lines': {
    path: '/palmistry/major-lines',
    purpose: 'major lines analysis',
    title: 'Major lines',
    plan: palmPlan('3'),
    ...feature,
  },
  mounts: {
    path: '/palmistry/mounts',
    purpose: 'mounts analysis',
    title: 'Mounts',
    plan: palmPlan('4'),
    ...feature,
  },
  'special-features': {
    path: '/palmistry/special-features',
    purpose: 'special features analysis',
    title: 'Special features',
    plan: palmPlan('5'),
    ...feature,
  },
  'minor-lines': {
    path: '/palmistry/minor-lines',
    purpose: 'minor lines analysis',
    title: 'Minor lines',
    plan: palmPlan('6'),
    ...feature,
  },
  summary: {
    path: '/palmistry/summary',
    purpose: 'summary of the reading',
    title: 'Summary',
    plan: palmPlan('7'),
    placement: 'first',
    ...ofPalm,
  },
  personality: {
    path: '/palmistry/personality',
    purpose: 'generated personality analysis',
    title: 'Personality',
    plan: palmPlan('8'),
    ...topic,
  },
  career: {
    path: '/palmistry/career',
    purpose: 'generated career analysis',
    title: 'Career',
    plan: palmPlan('9'),
    ...topic,
  },
  money: {
    path: '/palmistry/money',
    purpose: 'generated money and finance analysis',
    title: 'Money and finance',
    plan: palmPlan('a'),
    ...topic,
  },
  love: {
    path: '/palmistry/love',
    purpose: 'generated love life analysis',
    title: 'Love',
    plan: palmPlan('b'),
    ...topic,
  },
  marriage: {
    path: '/palmistry/marriage',
    purpose: 'generated marriage analysis',
    title: 'Marriage',
    plan: palmPlan('c'),
    ...topic,
  },
  health: {
    path: '/palmistry/health',
    purpose: 'generated health analysis',
    title: 'Health',
    plan: palmPlan('d'),
    ...topic,
  },
  challenges: {
    path: '/palmistry/challenges',
    purpose: 'generated life challenges analysis',
    title: 'Life challenges',
    plan: palmPlan('e'),
    ...topic,
  },
  luck: {
    path: '/palmistry/luck',
    purpose: 'generated luck and fortune analysis',
    title: 'Luck and fortune',
    plan: palmPlan('f'),
    ...topic,
  },
  legacy: {
    path: '/palmistry/legacy',
    purpose: 'backward-compatible reading; defaults to the basic reading',
    title: 'Reading in the older style',
    request: palmistry.readingRequest,
    sample: {},
    ...reading,
  },
  root: {
    method: 'GET',
    path: '/',
    purpose: 'root operation',
    title: 'Greeting of the service',
    request: null,
    response: palmistry.readingResponse,
    needs: 'nothing',
    price: 'free',
    plan: null,
    chapter: 'more',
    placement: 'whole',
    sample: null,
    ...ofPalmistry,
  },
} as const satisfies Record<string, EndpointRecord>;
