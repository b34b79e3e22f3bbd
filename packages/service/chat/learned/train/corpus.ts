import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@palmleaf/contract/languages';
import {
  type AskedForm,
  askedForms,
  type Label,
  questionLabels,
  taughtKinds,
} from '../../question/classifier/labels.ts';

interface Question {
  readonly hints: readonly Language[];
  readonly label: Label;
  readonly kind: (typeof taughtKinds)[number] | undefined;
  /** Undefined if the corpus labels no form. */
  readonly asked: AskedForm | undefined;
  readonly text: string;
  readonly weight: number;
}

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));

export const readQuestions = (): Question[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}${file}`, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [written, subject, form, text] = line.split('\t');
          const [about, detail] = subject?.split('.') ?? [];
          const label = questionLabels.find((one) => one === about);
          const kind = taughtKinds.find((one) => one === detail);
          if (label === undefined || text === undefined) return [];
          const asked = askedForms.find((one) => one === form);
          const hints = languages.filter((one) => one === written && one !== 'en');
          return [{ hints, label, kind, asked, text, weight: file === 'known.tsv' ? 3 : 1 }];
        }),
    );
