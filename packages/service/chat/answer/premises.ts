import { pointOf } from '@palmleaf/engines/chart';
import { signNames } from '@palmleaf/engines/zodiac';
import type { Statement } from '@palmleaf/texts/chat/terms';
import { type Concept, has, near } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { bodies } from '../question/matter.ts';

interface Placed {
  readonly concepts: readonly Concept[];
  readonly sign: number;
  readonly statement: Statement;
}

const ofSigns = { Sun: ['sun sign'], Moon: ['moon sign'] } as const;
const owners = ['i', 'my', 'natal'] as const satisfies readonly Concept[];
const mostWordsBetween = 2;

export function premiseStatements(brief: Brief): Statement[] {
  const {
    nativity,
    understood: { subject },
  } = brief;
  const wording = wordingOfQuestion(brief);
  if (subject.kind === 'transit' || has(wording, 'transit', 'in the sky')) return [];
  const signs = signNames.filter((each) => has(wording, each));
  const wrong = placesOf(nativity).filter(({ concepts, sign }) => {
    const isOwn = near(wording, owners, concepts, mostWordsBetween);
    const named = isOwn ? signs.filter((each) => near(wording, concepts, [each], mostWordsBetween)) : [];
    return named.length > 0 && !named.includes(signNames[sign - 1] ?? 'Aries');
  });
  if (wrong.length === 0) return [];
  const isOfSign = subject.kind === 'sign' || subject.kind === 'planet';
  return [...(isOfSign ? [] : wrong.map(({ statement }) => statement)), { say: 'self', about: 'zodiacs' }];
}

const placesOf = (nativity: Brief['nativity']): Placed[] => [
  {
    concepts: ['ascendant'],
    sign: nativity.ascendant.sign,
    statement: { say: 'ascendant', rising: nativity.ascendant },
  },
  ...bodies
    .filter((body) => nativity.points.some(({ name }) => name === body))
    .map((body): Placed => {
      const point = pointOf(nativity, body);
      const concepts: readonly Concept[] =
        body === 'Sun' || body === 'Moon' ? [body, ...ofSigns[body]] : [body];
      return { concepts, sign: point.sign, statement: { say: 'planet', point } };
    }),
];
