import { varshaphalResponse } from '../../contract/astrology.ts';
import type { Birth } from '../../contract/birth.ts';
import type { Language } from '../../contract/languages.ts';
import { yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { additionalFields } from '../../service/astrology/additional-fields.ts';
import { astrologyOperations } from '../../service/astrology/operations.ts';

const operations = astrologyOperations();

interface YearText {
  readonly passage: string;
  readonly text: string;
}

export async function yearTexts(birth: Birth, language: Language, age = 30): Promise<readonly YearText[]> {
  const request = { ...birth, varshaphal_year: yearAtAge(birth, age) };
  const { body } = await operations.varshaphal_yoga(request, { language });
  const ours = additionalFields.varshaphal_yoga.parse(body);
  const summary = ours[0]?.annual_chart?.summary.text ?? '';
  return [
    { passage: 'summary', text: summary },
    ...varshaphalResponse
      .parse(body)
      .map(({ yog_prediction: text }, i) => ({ passage: `yogas/${ours[i]?.yog_id ?? 0}`, text })),
  ];
}

const dayOfGermanDate = /\d\.\s$/;

export function segmentsOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1) ?? '';
    if (dayOfGermanDate.test(last)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

interface Composed {
  readonly key: string;
  readonly sentence: string;
  readonly english: string;
  readonly births: number;
}

export async function composedSentences(language: Language, births: readonly Birth[]): Promise<Composed[]> {
  const found = new Map<string, Composed>();
  for (const [number, birth] of births.entries()) {
    const age = 1 + (number % 80);
    const english = await yearTexts(birth, 'en', age);
    const seen = new Set<string>();
    for (const [i, { passage, text }] of (await yearTexts(birth, language, age)).entries()) {
      const sentences = segmentsOf(text, language);
      const englishText = english[i]?.text ?? '';
      const meanings = segmentsOf(englishText, 'en');
      for (const [at, sentence] of sentences.entries()) {
        if (seen.has(sentence)) continue;
        seen.add(sentence);
        const meaning = meanings.length === sentences.length ? meanings[at] : englishText;
        const first = { key: `year/${passage}`, sentence, english: meaning ?? englishText, births: 0 };
        const known = found.get(sentence) ?? first;
        found.set(sentence, { ...known, births: known.births + 1 });
      }
    }
  }
  return [...found.values()];
}
