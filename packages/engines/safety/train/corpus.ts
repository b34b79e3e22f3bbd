import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Labelled, labels } from './train.ts';

export interface Example extends Labelled {
  readonly file: string;
}

/** Common questions, which must not count as dangers. */
const ordinary = new Set(['chat.tsv', 'ordinary.tsv', 'phone.tsv']);
const ordinaryWeight = 3;
/** Corrects the share of dangers: nearly half of the corpus, under a hundredth of real questions. */
const harmlessWeight = 2;

/** A test requires each of these to be recognised. */
const core = 'core.tsv';
const coreWeight = 6;

const weightOf = (file: string, label: Labelled['label'], own: string | undefined) => {
  if (own !== undefined && /^\d+$/.test(own)) return Number(own);
  const ofFile = file === core ? coreWeight : ordinary.has(file) ? ordinaryWeight : 1;
  return ofFile * (label === 'none' ? harmlessWeight : 1);
};

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

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
