import * as z from 'zod';

/** Names the file to which a run appends what code each test runs. */
export const reachVariable = 'MUTANTS_REACH';

const reachOfTest = z.object({
  test: z.string(),
  /** Processor time. */
  seconds: z.number(),
  files: z.array(
    z.object({
      file: z.string(),
      ranges: z.array(z.tuple([z.int(), z.int(), z.int()]).readonly()),
    }),
  ),
});
export type ReachOfTest = z.output<typeof reachOfTest>;

export const readReach = (text: string): ReachOfTest[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => reachOfTest.parse(JSON.parse(line)));

export interface Place {
  readonly file: string;
  readonly offset: number;
}

/** Undefined outside functions: such code runs only for the first test that loads it. */
function hasRun({ files }: ReachOfTest, { file, offset }: Place): boolean | undefined {
  const [innermost] = files
    .filter((one) => one.file === file)
    .flatMap((one) => one.ranges)
    .filter(([start, end]) => start > 0 && start <= offset && offset < end)
    .sort(([a, to], [b, end]) => to - a - (end - b));
  return innermost === undefined ? undefined : innermost[2] > 0;
}

/** Tests run in the order of their time times this weight. */
const nearness = { killer: 0.1, near: 0.3, far: 1 };

export function testsThatRun(
  reach: readonly ReachOfTest[],
  place: Place & { readonly importers: readonly string[]; readonly readers: readonly Place[] },
  killers: ReadonlySet<string>,
): ReachOfTest[] {
  const [, folder = ''] = place.file.split('/');
  const rank = ({ test, seconds }: ReachOfTest) =>
    seconds *
    (killers.has(test)
      ? nearness.killer
      : test.startsWith(`test/unit/${folder}/`)
        ? nearness.near
        : nearness.far);
  const isInside = reach.some((one) => hasRun(one, place) !== undefined);
  const places = isInside ? [place] : place.readers;
  const running = reach.filter((one) => places.some((each) => hasRun(one, each)));
  const isUnread = !isInside && running.length === 0;
  return (isUnread ? reach.filter(({ test }) => place.importers.includes(test)) : running).sort(
    (a, b) => rank(a) - rank(b),
  );
}
