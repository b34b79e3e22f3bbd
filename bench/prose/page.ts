import { aspectsLanguages } from '../../service/astrology/aspects-report/texts/index.ts';
import { nameOfLanguage } from '../../service/languages/answer-language.ts';
import { writtenIn } from '../../service/languages/texts-by-language.ts';
import { palmLanguages } from '../../service/palmistry/texts/languages.ts';
import type { Language } from '../../shared/contract/languages.ts';
import type { ProseKind } from './kinds.ts';
import type { ProseFigures, ProseReport } from './measures.ts';

export interface Measured {
  readonly kind: ProseKind;
  readonly language: Language;
  readonly figures: ProseFigures;
  readonly samples: readonly ProseReport[];
}

const besideEnglish = (codes: readonly Language[]): string =>
  codes
    .filter((code) => code !== 'en')
    .map(nameOfLanguage)
    .join(', ');

/** What a kind misses of its goals, in words; empty where all hold. */
export function missed({ kind: { goals }, figures }: Measured): readonly string[] {
  return [
    figures.unstable > 0 ? `${figures.unstable} came out otherwise the second time` : '',
    figures.repeated > goals.repeated ? `repeated ${percent(figures.repeated)}` : '',
    figures.shared > (goals.shared ?? 1) ? `shared ${percent(figures.shared)}` : '',
    figures.distinct < ((goals.distinct ?? 0) * figures.reports) / 1_000
      ? `${figures.distinct} distinct`
      : '',
  ].filter((miss) => miss !== '');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

const goal = (value: string, limit: string | undefined): string =>
  limit === undefined ? value : `${value} (${limit})`;

function row({ kind: { name, goals }, figures }: Measured): string {
  const [few, middle, many] = figures.words;
  return `| ${[
    name,
    goal(percent(figures.repeated), `≤ ${percent(goals.repeated)}`),
    percent(figures.repeatedFrames),
    goal(percent(figures.shared), goals.shared === undefined ? undefined : `≤ ${percent(goals.shared)}`),
    goal(`${figures.distinct}`, goals.distinct === undefined ? undefined : `≥ ${goals.distinct}`),
    `${middle} (${few} to ${many})`,
    figures.grade.toFixed(1),
  ].join(' | ')} |`;
}

/** A row for every other language, with the figures that can be counted in each. */
function otherRow({ kind: { name }, language, figures }: Measured): string {
  const [few, middle, many] = figures.words;
  return `| ${[
    nameOfLanguage(language),
    name,
    percent(figures.repeated),
    percent(figures.shared),
    `${figures.distinct}`,
    `${middle} (${few} to ${many})`,
  ].join(' | ')} |`;
}

function sample(name: string, { of, paragraphs }: ProseReport): string {
  return [`### ${name}: ${of}`, ...paragraphs].join('\n\n');
}

/** docs/prose.md: the figures of every kind with their goals, and whole reports. */
export function prosePage(all: readonly Measured[]): string {
  const measured = all.filter(({ language }) => language === 'en');
  const others = all.filter(({ language }) => language !== 'en');
  const people = measured[0]?.figures.reports ?? 0;
  return `# How the texts read

Written by \`npm run bench -- prose\` ([bench/prose.ts](../bench/prose.ts)): ${people} people made up by a seed, first in English. What is counted
stands in [measures.ts](../bench/prose/measures.ts). Nothing is drawn by chance: the same features give the same text.

| text | repeated in a report (goal) | frames repeated | shared with another person (goal) | distinct of ${people} (goal) | words, middle (5 to 95 %) | grade |
|---|---:|---:|---:|---:|---:|---:|
${measured.map(row).join('\n')}

- **Repeated**: sentences that stood in the same report before, word for word. **Frames**: the same with names of planets, signs, houses and numbers left out.
- **Shared**: sentences of one report that stand in the report of another person, drawn by a seed.
- **Grade**: Flesch-Kincaid, 0.39 words a sentence + 11.8 syllables a word − 15.59: the school year that reads it with ease.

## Languages

A language is there whole for a kind of text or not at all; what is not stays English, or the short text of before, and the answer says so once.
Sentences for a native reader to judge: [German](languages/de.md), [Spanish](languages/es.md), [French](languages/fr.md), [Italian](languages/it.md), [Portuguese](languages/pt.md), [Russian](languages/ru.md), [Hindi](languages/hi.md), [Tamil](languages/ta.md). The linters:
[languages](../test/unit/astrology/languages/readings.test.ts), [aspects](../test/unit/astrology/languages/aspects.test.ts), [agreement](../test/unit/astrology/languages/agreement.test.ts),
[promises](../test/unit/astrology/languages/promises.test.ts).

| text | beside English |
|---|---|
| natal: \`reading\` | German, Spanish, French, Italian, Portuguese, Russian; by our own field \`language\` Hindi and Tamil |
| natal: the documented descriptions | the same |
| aspects (our own field \`language\`) | ${besideEnglish(aspectsLanguages)} |
| palm, by our own field \`language\` | ${besideEnglish(writtenIn(palmLanguages))} |
| varshaphal: what a yoga joins, the summary of the year | Hindi, Tamil |
| varshaphal: short predictions | Hindi, Marathi, Bengali, Tamil, Telugu, Malayalam, Kannada |

The same people, by the same goals:

| language | text | repeated | shared | distinct of ${people} | words, middle (5 to 95 %) |
|---|---|---:|---:|---:|---:|
${others.map(otherRow).join('\n')}

## Whole reports

${measured.flatMap(({ kind: { name }, samples }) => samples.map((report) => sample(name, report))).join('\n\n')}
`;
}
