import type { Language } from '../../contract/languages.ts';
import { type OperationName, operations } from '../../contract/operations.ts';
import { nameOfLanguage } from '../../texts/languages/answer-language.ts';
import { writtenIn } from '../../texts/languages/texts-by-language.ts';
import { aspectsLanguages } from '../../texts/tables/aspects-report/index.ts';
import { chatLanguages } from '../../texts/tables/chat/index.ts';
import { readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { palmLanguages } from '../../texts/tables/palm/index.ts';
import { allYearTexts } from '../../texts/tables/year/languages.ts';

const besideEnglish = (codes: readonly Language[]): string =>
  codes
    .filter((code) => code !== 'en')
    .map(nameOfLanguage)
    .join(', ');

function listedAndOurs(name: OperationName, codes: readonly Language[]): string {
  const listed: readonly Language[] = operations[name].languages;
  const documented = besideEnglish(codes.filter((code) => listed.includes(code)));
  const ours = besideEnglish(codes.filter((code) => !listed.includes(code)));
  return [documented, ours && `with our own field \`language\` also ${ours}`].filter(Boolean).join('; ');
}

const written: readonly (readonly [text: string, languages: string])[] = [
  [
    'natal: `reading` and the documented descriptions',
    listedAndOurs('natal_chart_interpretation', readingLanguages),
  ],
  ['aspects', listedAndOurs('natal_aspects_report', aspectsLanguages)],
  ['palm', listedAndOurs('get-palm-id', writtenIn(palmLanguages))],
  [
    'varshaphal: names, sentences of yogas, the summary of the year',
    listedAndOurs('varshaphal_yoga', writtenIn(allYearTexts)),
  ],
  ['vastu', 'English only, as in the contract'],
  ['chat, by its field `language` or the language of the question', besideEnglish(writtenIn(chatLanguages))],
];

export function writtenInTable(): string {
  return [
    '| text | languages besides English |',
    '|---|---|',
    ...written.map((line) => `| ${line.join(' | ')} |`),
  ].join('\n');
}
