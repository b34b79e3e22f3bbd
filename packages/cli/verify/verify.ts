import { type HouseType, houseTypes } from '@palmleaf/contract/birth';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { verifyAspects, verifyChart } from './chart.ts';
import { verifyPanchang } from './panchang.ts';
import type { Verdict } from './verdict.ts';

/** What came of looking at one bought part. */
export interface VerifiedPart extends Verdict {
  readonly batch: string;
  readonly id: string;
  readonly part: string;
}

type BirthView = NonNullable<ReportView['birth']>;

const verifiers: Readonly<Record<string, (answer: unknown, birth: BirthView) => Verdict>> = {
  natal_chart_interpretation: (answer, birth) => verifyChart(answer, birth, houseTypeOf(birth)),
  natal_aspects_report: verifyAspects,
  tamil_month_panchang: verifyPanchang,
  varshaphal_yoga: () => ({
    findings: [],
    compared: 0,
    unverified: ['Yogas of a year hold no positions: there is nothing to compare.'],
  }),
};

const houseTypeOf = ({ houseType }: BirthView): HouseType =>
  houseTypes.find((known) => known === houseType) ?? 'placidus';

/** Looks at every bought chart and panchang of a report. */
export function verifyReport({ batch, id, birth, parts }: ReportView): VerifiedPart[] {
  return parts.flatMap((part) => {
    const verify = verifiers[part.operation];
    if (verify === undefined || part.state !== 'bought') return [];
    return [{ batch, id, part: part.part, ...verdictOf(part, birth, verify) }];
  });
}

function verdictOf(
  { answer }: PartView,
  birth: BirthView | undefined,
  verify: (answer: unknown, birth: BirthView) => Verdict,
): Verdict {
  const without = (sentence: string): Verdict => ({ findings: [], compared: 0, unverified: [sentence] });
  if (birth === undefined) return without('The report has no birth data.');
  try {
    return verify(answer, birth);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return without('Our own engine does not compute this moment.');
  }
}
