import { aspectPoints, type Chart } from '@palmleaf/engines/chart';
import { type Planet, planetNames } from '@palmleaf/engines/zodiac';
import {
  allReadingTexts,
  natalClaims,
  natalTexts,
  type ReadingLanguage,
  readingClaims,
} from '@palmleaf/texts/testing';
import { natalAnswer } from '../../../astrology/natal/answer.ts';
import { natalReading } from '../../../astrology/natal/reading/reading.ts';
import { holds } from './decide.ts';
import { type Stated, statedIn } from './leaves.ts';
import type { Sky } from './sky.ts';

const reasonNames = [
  'rising',
  'culminating',
  'setting',
  'anchoring',
  'domicile',
  'exalted',
  'ruler',
  'tied',
] as const;

export interface Judged {
  /** How many different texts the births were told, of how many that state something. */
  readonly told: number;
  readonly texts: number;
  /** How often a text was told. */
  readonly sentences: number;
  readonly untrue: readonly string[];
}

/** Holds every text of the natal answers and readings in a language against the sky of Swiss Ephemeris. */
export async function judgeNatal(
  language: ReadingLanguage,
  births: Iterable<{ readonly chart: Chart; readonly sky: Sky }>,
): Promise<Judged> {
  const words = await allReadingTexts[language]();
  const { reasons, ...voice } = words.voice;
  const { reasons: reasonClaims, ...voiceClaims } = readingClaims.voice;
  const stated = [
    ...statedIn(natalTexts[language], natalClaims),
    ...statedIn({ ...words, voice }, { ...readingClaims, voice: voiceClaims }),
  ];
  /** The reasons why a planet leads do not name it again. */
  const reasonsOf = (leader: Planet): readonly Stated[] =>
    reasonNames.flatMap((reason) =>
      aspectPoints.map((to) => ({
        text: reasons[reason](leader, to),
        claim: reasonClaims[reason](leader, to),
      })),
    );
  const told = new Set<string>();
  const untrue: string[] = [];
  let sentences = 0;
  for (const { chart, sky } of births) {
    const answer = natalAnswer(chart, natalTexts[language]);
    const said = [
      answer.moon_phase.moon_phase_calc,
      answer.moon_phase.moon_phase_description,
      answer.hemisphere.east_west.description,
      answer.hemisphere.north_south.description,
      answer.elements.description,
      answer.modes.description,
      ...natalReading(chart, words).map(({ text }) => text),
    ].join(' ');
    const leader = planetNames.find((planet) => said.includes(voice.leads[planet])) ?? 'Sun';
    for (const { text, claim } of [...stated, ...reasonsOf(leader)]) {
      if (!said.includes(text)) continue;
      sentences += 1;
      told.add(text);
      if (!holds(claim, sky)) untrue.push(text);
    }
  }
  return { told: told.size, texts: stated.length, sentences, untrue };
}
