import type { Language } from '../../contract/languages.ts';
import { nameOfLanguage } from '../../texts/languages/answer-language.ts';
import { chatTable } from './chat-table.ts';
import type { ProseKind } from './kinds.ts';
import { languagesToJudge } from './languages.ts';
import { type ProseFigures, type ProseReport, percent } from './measures.ts';
import { writtenInTable } from './written-in.ts';

export interface MeasuredProse {
  readonly kind: ProseKind;
  readonly language: Language;
  readonly figures: ProseFigures;
  readonly reports: readonly ProseReport[];
  readonly samples: readonly ProseReport[];
}

const distinctGoal = (ofThousand: number, { reports }: ProseFigures): number =>
  Math.floor((ofThousand * reports) / 1_000);

export function missed({ kind: { goals }, figures }: MeasuredProse): readonly string[] {
  return [
    figures.unstable > 0 ? `${figures.unstable} differ in the second run` : '',
    figures.repeated > goals.repeated ? `repeated ${percent(figures.repeated)}` : '',
    figures.shared > (goals.shared ?? 1) ? `shared ${percent(figures.shared)}` : '',
    figures.distinct < distinctGoal(goals.distinct ?? 0, figures) ? `${figures.distinct} distinct` : '',
  ].filter((miss) => miss !== '');
}

const goal = (value: string, limit: string | undefined): string =>
  limit === undefined ? value : `${value} (${limit})`;

function row({ kind: { name, goals, people }, figures }: MeasuredProse): string {
  const [few, middle, many] = figures.words;
  return `| ${[
    people === undefined ? name : `${name} (${figures.reports} people)`,
    goal(percent(figures.repeated), `≤ ${percent(goals.repeated)}`),
    percent(figures.repeatedFrames),
    goal(percent(figures.shared), goals.shared === undefined ? undefined : `≤ ${percent(goals.shared)}`),
    goal(
      `${figures.distinct}`,
      goals.distinct === undefined ? undefined : `≥ ${distinctGoal(goals.distinct, figures)}`,
    ),
    `${middle} (${few} to ${many})`,
    figures.grade.toFixed(1),
  ].join(' | ')} |`;
}

function otherRow({ kind: { name, people }, language, figures }: MeasuredProse): string {
  const [few, middle, many] = figures.words;
  return `| ${[
    nameOfLanguage(language),
    name,
    percent(figures.repeated),
    percent(figures.shared),
    people === undefined ? `${figures.distinct}` : `${figures.distinct} of ${figures.reports}`,
    `${middle} (${few} to ${many})`,
  ].join(' | ')} |`;
}

function sample(name: string, { subject, paragraphs }: ProseReport): string {
  return [`### ${name}: ${subject}`, ...paragraphs].join('\n\n');
}

export function prosePage(all: readonly MeasuredProse[]): string {
  const measured = all.filter(({ language }) => language === 'en');
  const others = all.filter(({ language }) => language !== 'en');
  const people = measured[0]?.figures.reports ?? 0;
  return `# How the texts read

Use this page to see how often the texts of a report repeat themselves, and how much the reports of two people have in common.
\`npm run bench -- prose\` ([packages/bench/prose.ts](../packages/bench/prose.ts)) writes this page from the reports of ${people} invented people, first in English.
[measures.ts](../packages/bench/prose/measures.ts) defines each figure. The same features always give the same text.

| text | repeated in a report (goal) | frames repeated | shared with another person (goal) | distinct of ${people} (goal) | words, median (5 to 95 %) | school grade |
|---|---:|---:|---:|---:|---:|---:|
${measured.map(row).join('\n')}

- **Repeated**: sentences that occur earlier in the same report, word for word. **Frames**: the same, if one leaves out the names of planets, signs, houses and numbers.
- **Shared**: sentences of a report that also occur in the report of another, randomly chosen person.
- **Distinct**: how many of the reports differ from each other.
- **Words** of a report: the median, and in brackets the range without the shortest and the longest 5 % of the reports.
- **School grade**: Flesch-Kincaid, 0.39 words a sentence + 11.8 syllables a word − 15.59: the school year whose pupils read it with ease.

## Chat

The table measures conversations of six questions ([conversations.ts](../packages/bench/prose/conversations.ts)) in English, at each of the three levels and in both traditions. The chat omits from later answers
what it has said before in the conversation, word for word ([repetition.ts](../packages/service/chat/answer/repetition.ts)). The columns *shared* and *same answer* compare an answer with the answer to another person who asks the same
at the same level and in the same tradition. Such answers share what does not depend on the chart: explanations of terms, the rules behind an answer, and its limits.

${chatTable(measured.find(({ kind: { name } }) => name === 'chat')?.reports ?? [])}

## Languages

A language has either all texts of a kind or none. Texts of a missing kind are in English, and the answer says so once.
Sentences for native readers to judge: ${languagesToJudge.map((code) => `[${nameOfLanguage(code)}](languages/${code}.md)`).join(', ')}. Tests check the languages:
[languages](../packages/service/test/astrology/languages/readings.test.ts), [aspects](../packages/service/test/astrology/languages/aspects.test.ts), [agreement](../packages/texts/test/astrology/languages/agreement.test.ts),
[promises](../packages/service/test/astrology/languages/promises.test.ts), [palms](../packages/service/test/palmistry/languages.test.ts), [chat](../test/unit/chat/languages/languages.test.ts).

${writtenInTable()}

The same people and goals in other languages:

| language | text | repeated | shared | distinct of ${people} | words, median (5 to 95 %) |
|---|---|---:|---:|---:|---:|
${others.map(otherRow).join('\n')}

## Whole reports

These are some of the reports that the tables above count, in English.

${measured.flatMap(({ kind: { name }, samples }) => samples.map((report) => sample(name, report))).join('\n\n')}
`;
}
