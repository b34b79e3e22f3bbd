import type { OperationName } from '../../../shared/contract/operations.ts';
import type { PartView } from '../../../shared/views/views.ts';
import { humanized } from './html/words.ts';

const titles: Record<OperationName, string> = {
  predict: 'Prediction from a photo',
  'api-predict': 'Prediction from an address',
  'get-palm-image': 'Palm with its lines',
  basic: 'Basic reading',
  'get-palm-id': 'Reading of the photo',
  'hand-type': 'Hand type',
  fingers: 'Fingers',
  'major-lines': 'Major lines',
  mounts: 'Mounts',
  'special-features': 'Special features',
  'minor-lines': 'Minor lines',
  summary: 'Summary',
  personality: 'Personality',
  career: 'Career',
  money: 'Money and finance',
  love: 'Love',
  marriage: 'Marriage',
  health: 'Health',
  challenges: 'Life challenges',
  luck: 'Luck and fortune',
  legacy: 'Reading in the older style',
  root: 'Greeting of the service',
  natal_chart_interpretation: 'Natal chart',
  natal_aspects_report: 'Aspects in words',
  varshaphal_yoga: 'Yogas of the year',
  tamil_month_panchang: 'Panchang of the month of birth',
  'devatas-45': 'Home and its 45 Devatas',
  chat: 'Question',
};

const known: ReadonlyMap<string, string> = new Map(Object.entries(titles));

/** The name of a part for people. */
export function titleOf({ operation, part }: Pick<PartView, 'operation' | 'part'>): string {
  const title = known.get(operation) ?? humanized(operation);
  const turn = /^chat\/(\d+)$/.exec(part)?.[1];
  return turn === undefined ? title : `${title} ${turn}`;
}
