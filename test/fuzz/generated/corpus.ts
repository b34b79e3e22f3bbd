import { openApiDocument as ofReports } from '../../../functions/reports/http/openapi.ts';
import { openApiDocument as ofService } from '../../../packages/service/describe/openapi.ts';
import type { GeneratedRequest } from './requests.ts';
import { requestsOf } from './requests.ts';

const knownInReports = {
  batch: 'june',
  id: 'anna',
  place: 'chennai',
  month: '2026-11',
  webhook: 'wh_0123456789ab',
  piece: '7',
  amount: '25',
  name: 'Ott',
  cursor: undefined,
  because: undefined,
  person: undefined,
  states: undefined,
  all: undefined,
  url: 'https://shop.example/hooks',
};

export const requestsForReports: readonly GeneratedRequest[] = requestsOf(ofReports(), knownInReports);

export const requestsForConsole: readonly GeneratedRequest[] = requestsOf(ofReports(), knownInReports, [
  ['Origin', 'http://{host}'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Connection', 'close'],
]);

const knownInService = {
  day: 24,
  month: 8,
  year: 1983,
  hour: 6,
  min: 37,
  lat: 12.97,
  lon: 77.59,
  tzone: 5.5,
  palm_id: 'plm_1',
  question: 'Will I travel?',
};

export const requestsForService = (credential: readonly [string, string]): readonly GeneratedRequest[] =>
  requestsOf(ofService(), knownInService, [[...credential]]);
