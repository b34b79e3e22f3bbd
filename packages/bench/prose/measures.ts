import type { Language } from '../../contract/languages.ts';

export interface ProseReport {
  /** Made-up birth data or features, never a person's. */
  readonly subject: string;
  /** A paragraph that begins with `> ` is a question and is not counted. */
  readonly paragraphs: readonly string[];
  readonly asked?: string;
}

const answersOf = ({ paragraphs }: ProseReport): readonly string[] =>
  paragraphs.filter((paragraph) => !paragraph.startsWith('> '));

/** Shares are 0 to 1; `shared` and `same` compare pairs with equal requests. `words`: percentiles 5, 50 and 95. */
export interface ProseFigures {
  readonly reports: number;
  readonly unstable: number;
  readonly distinct: number;
  readonly repeated: number;
  /** Like `repeated`, without names, numbers and ordinals. */
  readonly repeatedFrames: number;
  readonly shared: number;
  readonly same: number;
  readonly words: readonly [few: number, middle: number, many: number];
  readonly grade: number;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** In German, a number with a point is an ordinal within a sentence. */
const ordinal = /(?<!\d)\d{1,2}\.$/;

function sentencesOf(report: ProseReport, language: Language): string[] {
  const sentences: string[] = [];
  for (const paragraph of answersOf(report)) {
    let begun = '';
    for (const { segment } of segmenter.segment(paragraph)) {
      const sentence = `${begun}${segment}`;
      begun = language === 'de' && ordinal.test(sentence.trim()) ? sentence : '';
      if (begun === '') sentences.push(sentence.trim());
    }
    if (begun !== '') sentences.push(begun.trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
}

function syllablesOf(word: string): number {
  const withoutSilentEnding = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^l]e|[^td]ed)$/, (end) => end.charAt(0));
  return Math.max(1, withoutSilentEnding.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Kincaid and others (1975). */
function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

const names =
  /\b(?:the )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Rahu|Ketu|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b|[\d.,°′]*\d[°′]?/gi;

function shareRepeated(sentences: readonly string[]): number {
  return sentences.length === 0 ? 0 : 1 - new Set(sentences).size / sentences.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Indexes; -1 if no other report has an equal request. */
function othersOf(reports: readonly ProseReport[], random: () => number): readonly number[] {
  const alike = Map.groupBy(reports.keys(), (i) => reports[i]?.asked);
  return reports.map(({ asked }, i) => {
    const places = alike.get(asked) ?? [];
    const step = 1 + Math.floor(random() * (places.length - 1));
    return places.length < 2 ? -1 : (places[(places.indexOf(i) + step) % places.length] ?? -1);
  });
}

/**
 * @param again the same reports, made a second time
 * @param random draws the pairs to compare
 */
export function measure(
  reports: readonly ProseReport[],
  again: readonly ProseReport[],
  random: () => number,
  language: Language,
): ProseFigures {
  const reportTexts = reports.map((report) => answersOf(report).join('\n'));
  const sentencesByReport = reports.map((report) => sentencesOf(report, language));
  const sets = sentencesByReport.map((sentences) => new Set(sentences));
  const others = othersOf(reports, random);
  const shared = sentencesByReport.flatMap((sentences, i) => {
    const otherSentences = sets[others[i] ?? -1];
    if (sentences.length === 0 || !otherSentences) return [];
    return [sentences.filter((sentence) => otherSentences.has(sentence)).length / sentences.length];
  });
  const lengths = reportTexts.map((text) => wordsOf(text).length).sort((a, b) => a - b);
  const lengthAt = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  return {
    reports: reports.length,
    unstable: again.filter((report, i) => answersOf(report).join('\n') !== reportTexts[i]).length,
    distinct: new Set(reportTexts).size,
    repeated: mean(sentencesByReport.map(shareRepeated)),
    repeatedFrames: mean(
      sentencesByReport.map((sentences) => shareRepeated(sentences.map((text) => text.replace(names, '·')))),
    ),
    shared: mean(shared),
    same: mean(reportTexts.map((text, i) => (text === reportTexts[others[i] ?? -1] ? 1 : 0))),
    words: [lengthAt(0.05), lengthAt(0.5), lengthAt(0.95)],
    grade: fleschKincaidGrade(sentencesByReport.flat()),
  };
}
