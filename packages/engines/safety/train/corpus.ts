import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Labelled, labels } from './train.ts';

export interface Example extends Labelled {
  /** Its file of the corpus. */
  readonly file: string;
}

/** Files of what most people ask: it must not be taken for a danger. */
const ordinary = new Set(['chat.tsv', 'ordinary.tsv', 'phone.tsv']);
const ordinaryWeight = 3;
/** Nearly half of the corpus is dangerous; of what people ask, far under a hundredth is. */
const harmlessWeight = 2;

/** Short cries for help: a test requires that each is recognised. */
const core = 'core.tsv';
const coreWeight = 4;

/** A number in the third column is the weight of a sentence that a training had lost. */
const weightOf = (file: string, label: Labelled['label'], own: string | undefined) => {
  if (own !== undefined && /^\d+$/.test(own)) return Number(own);
  const ofFile = file === core ? coreWeight : ordinary.has(file) ? ordinaryWeight : 1;
  return ofFile * (label === 'none' ? harmlessWeight : 1);
};

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

/** Reads the labelled sentences of all languages, in the order of their files. */
export const readCorpus = (): Example[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}${file}`, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [word, text, own] = line.split('\t');
          const label = labels.find((one) => one === word);
          return label === undefined || text === undefined
            ? []
            : [{ label, text, file, weight: weightOf(file, label, own) }];
        }),
    );
