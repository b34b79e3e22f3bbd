import { pointOf } from '@palmleaf/engines/chart';
import { type BodyName, signNames } from '@palmleaf/engines/zodiac';
import type { Statement } from '@palmleaf/texts/chat/terms';
import { type Concept, has, near, type Wording } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { bodies, bodiesIn } from '../question/matter.ts';
import { isInState } from './art/ranking.ts';
import { yesIf } from './basics/worth.ts';

interface Placed {
  readonly concepts: readonly Concept[];
  readonly sign: number;
  readonly statement: Statement;
}

const ofSigns = { Sun: ['sun sign'], Moon: ['moon sign'] } as const;
const owners: readonly Concept[] = ['i', 'my', 'natal', 'to have'];
const mostWordsBetween = 2;

export function premiseStatements(brief: Brief): Statement[] {
  const { subject } = brief.understood;
  const wording = wordingOfQuestion(brief);
  if (subject.kind === 'transit' || has(wording, 'transit', 'in the sky')) return [];
  const states = stateStatements(brief, wording);
  const isStated = (each: Statement): boolean =>
    each.say === 'planet' && states.some((state) => state.say === 'planet' && state.point === each.point);
  return [...states, ...signStatements(brief, wording).filter((each) => !isStated(each))];
}

function stateStatements(brief: Brief, wording: Wording): Statement[] {
  const { subject, form } = brief.understood;
  if (subject.kind === 'ranking' || (subject.kind === 'planet' && form === 'closed')) return [];
  if (!has(wording, ...owners)) return [];
  return brief.nativity.points.flatMap((point): Statement[] => {
    const concepts = bodies.filter((body) => body === point.name);
    return statesClaimed
      .filter((state) =>
        isOnly(concepts, wording) ? has(wording, state) : near(wording, concepts, [state], mostWordsBetween),
      )
      .flatMap((state): Statement[] => {
        const is = isInState(state, point, brief);
        return [
          { say: 'planet is', answer: yesIf(is), body: point.name, state, is },
          { say: 'planet', point },
        ];
      });
  });
}

const isOnly = ([body]: readonly BodyName[], wording: Wording): boolean => {
  const named = bodiesIn(wording);
  return named.length > 0 && named.every((each) => each === body);
};

const statesClaimed = ['exalted', 'debilitated', 'combust'] as const;

function signStatements(brief: Brief, wording: Wording): Statement[] {
  const { kind } = brief.understood.subject;
  const signs = signNames.filter((each) => has(wording, each));
  const claims = placesOf(brief.nativity).flatMap(({ concepts, sign, statement }) => {
    const isOwn = near(wording, owners, concepts, mostWordsBetween);
    const named = isOwn ? signs.filter((each) => near(wording, concepts, [each], mostWordsBetween)) : [];
    return named.length > 0 ? [{ statement, isTrue: named.includes(signNames[sign - 1] ?? 'Aries') }] : [];
  });
  const wrong = claims.filter(({ isTrue }) => !isTrue);
  if (wrong.length === 0)
    return kind === 'unknown' ? claims.map(({ statement }) => confirmed(statement, true)) : [];
  const isOfSign = kind === 'sign' || kind === 'planet';
  return [
    ...(isOfSign ? [] : wrong.map(({ statement }) => confirmed(statement, false))),
    { say: 'self', about: 'zodiacs' },
  ];
}

const confirmed = (statement: Statement, isTrue: boolean): Statement => ({
  ...statement,
  answer: yesIf(isTrue),
  confirmed: true,
});

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
