import { aspectPoints } from '@palmleaf/engines/chart';
import * as z from 'zod';
import type { AspectAnswer, NatalChart } from './natal.ts';
import { splitBySchema } from './shape.ts';

const aspectReport = z.looseObject({
  aspecting_planet: z.string(),
  aspected_planet: z.string(),
  type: z.string(),
  report: z.string(),
});

interface ReportedAspect {
  readonly from: string;
  readonly type: string;
  readonly to: string;
  readonly report: string;
  readonly aspect: AspectAnswer | undefined;
}

export function reportedAspects(
  answer: unknown,
  chart: NatalChart | undefined,
): { readonly reported: readonly ReportedAspect[]; readonly others: readonly unknown[] } {
  const { fitting, others } = splitBySchema(aspectReport, answer);
  // The report may be in English and the chart in another language; both number the points alike.
  const known = new Map(
    (chart?.aspects ?? []).flatMap((aspect) => {
      const { from, type, to, kind, points } = aspect;
      const [one, other] = (points ?? []).map((point) => aspectPoints[point]);
      return [
        [pairOf(from, type, to), aspect] as const,
        ...(one === undefined || other === undefined || kind === undefined
          ? []
          : [[pairOf(one, kind, other), aspect] as const]),
      ];
    }),
  );
  const reported = fitting
    .map(({ aspecting_planet: from, type, aspected_planet: to, report }) => ({
      from,
      type,
      to,
      report,
      aspect: known.get(pairOf(from, type, to)),
    }))
    .sort((a, b) => (a.aspect?.orb ?? Number.MAX_VALUE) - (b.aspect?.orb ?? Number.MAX_VALUE));
  return { reported, others };
}

const pairOf = (from: string, type: string, to: string): string => [from, type, to].join('\n');
