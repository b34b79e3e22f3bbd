import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Example, labels } from './train.ts';

/** docs/decisions/safety.md describes the files. Twins look dangerous; most are harmless. */
const weightOfFile: Readonly<Record<string, number>> = {
  'core.tsv': 8,
  'chat.tsv': 3,
  'ordinary.tsv': 3,
  'phone.tsv': 3,
  'questions.tsv': 5,
  'asked.tsv': 1.5,
  'twins.tsv': 4,
  'chat-twins.tsv': 2.5,
  'look-alikes.tsv': 1.5,
  'sad-twins.tsv': 3,
  'stories.tsv': 1,
  'concerns.tsv': 1,
  'idiom-twins.tsv': 3,
};
/** Corrects the share of dangers: nearly half of the corpus, under a hundredth of real questions. */
const harmlessWeight = 2;

const weightOf = (file: string, label: Example['label'], ownWeight: string | undefined) => {
  if (ownWeight !== undefined && /^\d+$/.test(ownWeight)) return Number(ownWeight);
  return (weightOfFile[file] ?? 1) * (label === 'none' ? harmlessWeight : 1);
};

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

export const readCorpus = (): Example[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}${file}`, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [word, text, ownWeight] = line.split('\t');
          const label = labels.find((one) => one === word);
          return label === undefined || text === undefined
            ? []
            : [{ label, text, file, weight: weightOf(file, label, ownWeight) }];
        }),
    );
