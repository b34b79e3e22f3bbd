import type { Language } from '@palmleaf/contract/languages';
import type { ReportView } from '../../../shared/views/views.ts';
import { answers } from './answers.ts';
import { completeReport } from './views.ts';

const natalIn: Partial<Record<Language, unknown>> = { de: answers.german };

/** Samples that exist only in English stay English. */
export const reportIn = (language: Language): ReportView => ({
  ...completeReport,
  language,
  parts: completeReport.parts.map((part) =>
    part.operation === 'natal_chart_interpretation'
      ? { ...part, answer: natalIn[language] ?? part.answer }
      : part,
  ),
});
