import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { expectBatch, skippedLines, withReports } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { exitCodes } from '../../errors.ts';
import type { Line } from '../../terminal/line.ts';
import { table } from '../../terminal/table.ts';
import { type VerifiedPart, verifyReport } from '../../verify/verify.ts';

export default command({
  name: 'verify',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Computes each bought chart, aspect report and panchang with our own engine on this machine, from the birth data of its',
    'report, and lists every value that differs beyond a tolerance: half an arc minute for positions. It buys and changes',
    'nothing. Exit code 1 if something differs.',
  ].join('\n'),
  options: { all: { type: 'boolean', help: 'list also what could not be compared, report by report' } },
  examples: ['verify june', 'verify june --all', 'verify june --json > june-verified.json'],
  async run({ words, values, json, out, connect }) {
    const [batch = ''] = words;
    const { reports } = await connect();
    const view = await expectBatch(reports, batch);
    const verified: VerifiedPart[] = [];
    let count = 0;
    const skipped = await withReports(reports, batch, (report) => {
      verified.push(...verifyReport(report));
      count += 1;
      out.step(count, view.subjects, `${count} of ${counted(view.subjects, 'report')}`);
    });
    out.progress.clear();
    const differing = verified.filter(({ findings }) => findings.length > 0);
    if (json)
      out.printJson({ batch, reports: count, ...countsOf(verified), parts: verified, leftOut: skipped });
    else out.print(verdictText(verified, count, values.all === true));
    for (const line of skippedLines(batch, skipped)) out.say(line);
    return differing.length + skipped.length === 0 ? exitCodes.done : exitCodes.attention;
  },
});

function countsOf(verified: readonly VerifiedPart[]) {
  return {
    compared: verified.filter(({ compared }) => compared > 0).length,
    differing: verified.filter(({ findings }) => findings.length > 0).length,
    notCompared: verified.filter(({ compared }) => compared === 0).length,
  };
}

export function verdictText(verified: readonly VerifiedPart[], reports: number, all: boolean): Line[] {
  const { compared, differing, notCompared } = countsOf(verified);
  if (verified.length === 0) return [`No chart and no panchang is bought in ${counted(reports, 'report')}.`];
  const values = verified.reduce((sum, part) => sum + part.compared, 0);
  return [
    `${counted(compared, 'answer')} of ${counted(reports, 'report')} compared, ${counted(values, 'value')}: ${differing === 0 ? 'nothing differs.' : `${counted(differing, 'answer differs', 'answers differ')}.`}`,
    ...(differing === 0 ? [] : ['', ...findingRows(verified)]),
    ...(notCompared === 0 && !verified.some(({ unverified }) => unverified.length > 0)
      ? []
      : ['', ...unverifiedRows(verified, all)]),
  ];
}

function findingRows(verified: readonly VerifiedPart[]): Line[] {
  const rows = verified.flatMap(({ batch, id, part, findings }) =>
    findings.map(({ where, answered: theirs, computed: ours, arcMinutes }) => [
      subjectName({ batch, id }),
      part,
      where,
      theirs,
      ours,
      arcMinutes === undefined ? '' : `${arcMinutes}′`,
    ]),
  );
  return table(['subject', 'part', 'value', 'bought', 'our own', 'difference'], rows);
}

function unverifiedRows(verified: readonly VerifiedPart[], all: boolean): Line[] {
  const rows = verified.flatMap(({ batch, id, part, unverified }) =>
    unverified.map((why) => ({ subject: subjectName({ batch, id }), part, why })),
  );
  if (all)
    return table(
      ['not compared', 'part', ''],
      rows.map(({ subject, part, why }) => [subject, part, why]),
    );
  const reasons = Map.groupBy(rows, ({ part, why }) => `${part}\n${why}`);
  return table(
    ['not compared', 'answers', ''],
    [...reasons.values()].map((group) => [group[0]?.part ?? '', String(group.length), group[0]?.why ?? '']),
  );
}
