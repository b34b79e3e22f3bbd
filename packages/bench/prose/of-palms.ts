import { ratioErrors } from '../../engines/palm/error.ts';
import { round } from '../../engines/palm/hand/geometry.ts';
import { handType } from '../../engines/palm/hand/hand-type.ts';
import type { PalmReading, ReadLine } from '../../engines/palm/reading.ts';
import { seeded } from '../../engines/test/astrology/oracle.ts';
import { languageTexts as english } from '../../texts/en/palm.ts';
import { sections, topics } from '../../texts/palm/names.ts';
import type { PalmWords } from '../../texts/palm/palm-words.ts';
import { sectionText } from '../../texts/palm/sections.ts';
import { palmIn } from '../../texts/palm/text.ts';
import { topicText } from '../../texts/palm/topics.ts';
import type { ProseReport } from './measures.ts';
import { photographed } from './photographed.ts';

const line = (fields: Partial<ReadLine>): ReadLine => ({
  grade: 'clear',
  length: 0.6,
  curvature: 0.01,
  slope: 29,
  breaks: 0,
  strength: 2.5,
  coverage: 1,
  error: { length: 0, curvature: 0, slope: 0, start: 0, end: 0 },
  start: [0.45, -0.65],
  end: [0, -0.9],
  reach: 0,
  course: [],
  ...fields,
});

const noLine = line({ grade: 'not found', length: 0, curvature: 0, start: null, end: null, reach: null });

const triangular = (random: () => number): number => random() + random() - 1;

export function handOf(person: number): PalmReading {
  const random = seeded(person + 1);
  const draw = (values: readonly (number | null)[]): number | null => {
    const value = values[Math.floor(random() * values.length)] ?? null;
    if (value === null) return null;
    const known = values.filter((entry) => entry !== null);
    const mean = known.reduce((sum, entry) => sum + entry, 0) / known.length;
    const spread = Math.sqrt(known.reduce((sum, entry) => sum + (entry - mean) ** 2, 0) / known.length);
    return round(value + 1.5 * spread * triangular(random), 3);
  };
  const drawFound = (values: readonly number[]): number => draw(values) ?? 0;
  const pick = (values: readonly number[]): number => values[Math.floor(random() * values.length)] ?? 0;
  const joined = pick(photographed.joined) === 1;
  const proportions = {
    fingers: drawFound(photographed.fingers),
    palm: drawFound(photographed.palm),
    indexToRing: drawFound(photographed.indexToRing),
    littleToRing: drawFound(photographed.littleToRing),
    thumbAngle: draw(photographed.thumbAngle),
    cutFingers: [],
  };
  const pose = { lean: 8, bent: [], hidden: [] };
  const fateStart = draw(photographed.fateStart);
  const thumbAngle = proportions.thumbAngle === null ? null : Math.round(proportions.thumbAngle);
  const headToLife = Math.abs(drawFound(photographed.headToLife));
  return {
    version: 2,
    side: random() < 0.5 ? 'left' : 'right',
    presence: 0.99,
    photo: { width: 1200, height: 1600 },
    palmLength: 500,
    quality: {
      brightness: 170,
      darkest: 90,
      burnt: 0,
      sharpness: 0.6,
      detail: 1,
      evenness: 0.5,
      soft: false,
    },
    pose,
    proportions: { ...proportions, thumbAngle, cutFingers: thumbAngle === null ? ['thumb'] : [] },
    handType: handType(proportions, ratioErrors(pose, proportions)),
    lines: {
      heart: line({
        end: [drawFound(photographed.heartEnd), -0.9],
        curvature: Math.abs(drawFound(photographed.heartCurvature)),
        breaks: pick(photographed.heartBreaks),
      }),
      head: joined
        ? noLine
        : line({
            length: drawFound(photographed.headLength),
            slope: Math.round(drawFound(photographed.headSlope)),
          }),
      life: line({
        length: drawFound(photographed.lifeLength),
        end: [-0.15, drawFound(photographed.lifeEnd)],
        reach: drawFound(photographed.lifeReach),
      }),
      fate: fateStart === null ? noLine : line({ start: [fateStart, -0.1] }),
    },
    joined,
    gaps: joined
      ? { heartToHead: null, headToLife: null }
      : { heartToHead: Math.abs(drawFound(photographed.heartToHead)), headToLife },
    fineLines: drawFound(photographed.fineLines),
  };
}

export function palmSentences(words: PalmWords, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const texts = Array.from({ length: 40 }, (_, person) => {
    const palm = palmIn(words, handOf(person));
    return [
      ...topics.map((topic) => topicText(topic, palm)),
      ...sections.map((section) => sectionText(section, palm)),
    ];
  }).flat();
  const sentences = texts.flatMap(({ text }) =>
    text
      .split('\n\n')
      .flatMap((paragraph) => Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim())),
  );
  return [...new Set(sentences)].filter((sentence) => sentence !== '');
}

export function palmProse(person: number, words: PalmWords = english): ProseReport {
  const reading = handOf(person);
  const palm = palmIn(words, reading);
  const texts = [
    ...sections.map((section) => sectionText(section, palm)),
    ...topics.map((topic) => topicText(topic, palm)),
  ];
  return {
    subject: `a ${reading.side} hand with measures like those of the photos`,
    paragraphs: texts.flatMap(({ title, text }) => {
      const [first = '', ...others] = text.split('\n\n');
      return [`**${title}:** ${first}`, ...others];
    }),
  };
}
