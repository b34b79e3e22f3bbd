import type { Chart } from '@palmleaf/engines/chart';
import { type Aspect, aspectsOf, longitudeOfPoint } from '@palmleaf/engines/chart';
import { signOf } from '@palmleaf/engines/zodiac';
import type { AspectsTexts } from '@palmleaf/texts/aspects-report';
import { aspectKinds } from './aspect-kinds.ts';
import { signPairSentence } from './sign-pair.ts';

interface AspectWithReport {
  readonly aspect: Aspect;
  readonly report: string;
}

interface Context {
  readonly isFirst: boolean;
  readonly isNamed: boolean;
}

const closeOrb = 1;
const wideOrb = 6;

/** The most exact aspect first. Describes each pair of signs and each house once. */
export function aspectsReport(chart: Chart, texts: AspectsTexts): readonly AspectWithReport[] {
  const [signs, houses] = [signSentences(chart, texts), houseSentences(chart, texts)];
  const nearness = nearnessSentences(texts);
  return [...aspectsOf(chart)]
    .sort((a, b) => a.orb - b.orb)
    .map((aspect, i) => {
      const bySign = signs(aspect);
      const near = nearness(aspect, { isFirst: i === 0, isNamed: bySign.length > 0 });
      return {
        aspect,
        report: [meaning(aspect, texts), ...bySign, ...houses(aspect), ...near].join(' '),
      };
    });
}

function meaning({ aspecting, aspected, type }: Aspect, { pairs }: AspectsTexts): string {
  const pair = Object.entries(pairs).find(([key]) => key === `${aspecting}-${aspected}`)?.[1];
  const text = pair && Object.entries(pair).find(([kind]) => kind === aspectKinds[type])?.[1];
  if (text === undefined) throw new RangeError(`${aspecting} and ${aspected} never form a ${type}`);
  return text;
}

type SentencesOfAspect = (aspect: Aspect) => readonly string[];

function signSentences(chart: Chart, texts: AspectsTexts): SentencesOfAspect {
  const seen = new Set<string>();
  const across = cyclic(texts.signPairs.across);
  return ({ aspecting, aspected }) => {
    const a = { name: texts.names[aspecting], sign: signOf(longitudeOfPoint(chart, aspecting)) };
    const b = { name: texts.names[aspected], sign: signOf(longitudeOfPoint(chart, aspected)) };
    const key = [a.sign, b.sign].sort((one, other) => one - other).join();
    if (seen.has(key)) return [];
    seen.add(key);
    return [signPairSentence(a, b, texts, across)];
  };
}

function houseSentences(
  { bodies }: Chart,
  { sameHouse, twoHouses, oneHouse }: AspectsTexts,
): SentencesOfAspect {
  const [same, two, one] = [cyclic(sameHouse), cyclic(twoHouses), cyclic(oneHouse)];
  const usedHouses = new Set<number>();
  return ({ aspecting, aspected }) => {
    const fresh = [aspecting, aspected].flatMap((point) => {
      if (point === 'Ascendant' || point === 'Midheaven' || usedHouses.has(bodies[point].house)) return [];
      return [{ point, house: bodies[point].house }];
    });
    for (const { house } of fresh) usedHouses.add(house);
    const [a, b] = fresh;
    if (!a) return [];
    if (!b) return [one()(a.point, a.house)];
    return [a.house === b.house ? same()(a.house) : two()(a.house, b.house)];
  };
}

/**
 * Omits the orb (the distance from the exact angle) if the sentence on signs names both points and enough aspects this
 * close had it.
 */
function nearnessSentences({
  nearness,
}: AspectsTexts): (aspect: Aspect, context: Context) => readonly string[] {
  const templates = {
    nearest: cyclic(nearness.nearest),
    close: cyclic(nearness.close),
    middling: cyclic(nearness.middling),
    wide: cyclic(nearness.wide),
  };
  const counts = { nearest: 0, close: 0, middling: 0, wide: 0 };
  const enough = { nearest: 1, close: nearness.close.length, middling: 0, wide: 1 };
  return ({ aspecting, aspected, orb }, { isFirst, isNamed }) => {
    const near = isFirst ? 'nearest' : orb < closeOrb ? 'close' : orb > wideOrb ? 'wide' : 'middling';
    counts[near] += 1;
    if (isNamed && counts[near] > enough[near]) return [];
    return [templates[near]()(aspecting, aspected, inMinutes(orb))];
  };
}

function inMinutes(degrees: number): string {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function cyclic<T>(list: readonly [T, ...T[]]): () => T {
  let next = 0;
  return () => {
    const value = list[next % list.length] ?? list[0];
    next += 1;
    return value;
  };
}
