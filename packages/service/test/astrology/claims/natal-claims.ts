import type { Chart } from '@palmleaf/engines/chart';
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
import { isClaim, statedIn } from './leaves.ts';
import { type ReportedSentence, reportingClaims } from './report-claims.ts';
import type { Sky } from './sky.ts';

export interface Judged {
  readonly contained: number;
  readonly texts: number;
  readonly sentences: number;
  readonly untrue: readonly string[];
}

export async function judgeNatal(
  language: ReadingLanguage,
  births: Iterable<{ readonly chart: Chart; readonly sky: Sky }>,
): Promise<Judged> {
  const words = await allReadingTexts[language]();
  const { reasons: _, ...voice } = words.voice;
  const { reasons: reasonClaims, ...voiceClaims } = readingClaims.voice;
  const stated = [
    ...statedIn(natalTexts[language], natalClaims),
    ...statedIn({ ...words, voice }, { ...readingClaims, voice: voiceClaims }),
  ];
  const seen = new Set<string>();
  const untrue: string[] = [];
  let sentences = 0;
  for (const { chart, sky } of births) {
    const answer = natalAnswer(chart, natalTexts[language]);
    const made: ReportedSentence[] = [];
    const reporting = reportingClaims(words.voice, { reasons: reasonClaims }, (one) => made.push(one));
    const texts = [
      answer.moon_phase.moon_phase_calc,
      answer.moon_phase.moon_phase_description,
      answer.hemisphere.east_west.description,
      answer.hemisphere.north_south.description,
      answer.elements.description,
      answer.modes.description,
      ...natalReading(chart, { ...words, voice: reporting }).map(({ text }) => text),
    ].join(' ');
    const found = [
      ...stated.filter(({ text }) => texts.includes(text)),
      ...made.flatMap(({ text, claim }) => (isClaim(claim) ? [{ text, claim }] : [])),
    ];
    for (const { text, claim } of found) {
      sentences += 1;
      seen.add(text);
      if (!holds(claim, sky)) untrue.push(text);
    }
  }
  return { contained: seen.size, texts: stated.length, sentences, untrue };
}
