import { type HouseType, houseTypes } from '@palmleaf/contract/birth';
import type { Verification } from '@palmleaf/contract/endpoints';
import { endpointOf } from '@palmleaf/contract/operations';
import type { PartView, ReportView } from '@palmleaf/shared/views/views';
import { verifyAspects, verifyChart } from './chart.ts';
import { verifyPanchang } from './panchang.ts';
import type { Verdict } from './verdict.ts';

export interface VerifiedPart extends Verdict {
  readonly batch: string;
  readonly id: string;
  readonly part: string;
}

type BirthView = NonNullable<ReportView['birth']>;

type Verify = (answer: unknown, birth: BirthView) => Verdict;

const verifiers: Readonly<Record<Verification, Verify | null>> = {
  'natal chart': (answer, birth) => verifyChart(answer, birth, houseTypeOf(birth)),
  aspects: verifyAspects,
  panchang: verifyPanchang,
  yogas: () => ({
    findings: [],
    compared: 0,
    unverified: ['Yogas of a year hold no positions: there is nothing to compare.'],
  }),
  none: null,
};

const houseTypeOf = ({ houseType }: BirthView): HouseType =>
  houseTypes.find((known) => known === houseType) ?? 'placidus';

export function verifyReport({ batch, id, birth, parts }: ReportView): VerifiedPart[] {
  return parts.flatMap((part) => {
    const verify = verifiers[endpointOf(part.operation)?.verification ?? 'none'];
    if (verify === null || part.state !== 'bought') return [];
    return [{ batch, id, part: part.part, ...verdictOf(part, birth, verify) }];
  });
}

function verdictOf({ answer }: PartView, birth: BirthView | undefined, verify: Verify): Verdict {
  const without = (sentence: string): Verdict => ({ findings: [], compared: 0, unverified: [sentence] });
  if (birth === undefined) return without('The report has no birth data.');
  try {
    return verify(answer, birth);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return without('Our own engine does not compute this moment.');
  }
}
