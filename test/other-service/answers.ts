import type { OperationName } from '@palmleaf/contract/operations';
import { fixedAnswer } from '../chaos/answers.ts';

export const purposes: Readonly<Record<string, OperationName>> = {
  '/oracle/scans': 'get-palm-id',
  '/oracle/scans/picture': 'get-palm-image',
  '/oracle/readings?of=hand': 'hand-type',
  '/oracle/readings?of=fingers': 'fingers',
  '/oracle/readings?of=major': 'major-lines',
  '/oracle/readings?of=mounts': 'mounts',
  '/oracle/readings?of=marks': 'special-features',
  '/oracle/readings?of=minor': 'minor-lines',
  '/oracle/readings?of=all': 'summary',
  '/oracle/essays?on=character': 'personality',
  '/oracle/essays?on=career': 'career',
  '/oracle/essays?on=money': 'money',
  '/oracle/essays?on=love': 'love',
  '/oracle/essays?on=marriage': 'marriage',
  '/oracle/essays?on=health': 'health',
  '/oracle/essays?on=trouble': 'challenges',
  '/oracle/essays?on=luck': 'luck',
  '/stars/chart': 'natal_chart_interpretation',
  '/stars/aspects': 'natal_aspects_report',
  '/stars/year': 'varshaphal_yoga',
  '/stars/month': 'tamil_month_panchang',
  '/home/devatas': 'devatas-45',
  '/talk': 'chat',
};

const birth = ['day', 'hour', 'lat', 'lon', 'min', 'month', 'tzone', 'year'];
const palm = ['palm_id'];

export function wantedFields(name: OperationName): readonly string[] | undefined {
  switch (name) {
    case 'get-palm-id':
      return ['url'];
    case 'natal_chart_interpretation':
      return [...birth, 'house_type'].sort();
    case 'natal_aspects_report':
      return birth;
    case 'varshaphal_yoga':
      return [...birth, 'varshaphal_year'].sort();
    case 'tamil_month_panchang':
      return ['lat', 'lon', 'month', 'tzone', 'year'];
    case 'chat':
    case 'devatas-45':
      return undefined;
    default:
      return palm;
  }
}

export function payloadOf(name: OperationName): unknown {
  const answer = fixedAnswer(name, { image_url: 'https://photo.example/' });
  return name === 'natal_aspects_report' ? { list: answer } : answer;
}
