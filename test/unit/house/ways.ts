/** Each file must be at most three links from README. */
export const ways: Readonly<Record<string, readonly string[]>> = {
  'where a row of a CSV is refused, and why': [
    'shared/intake/births/birth-row.ts',
    'shared/intake/refusal.ts',
  ],
  'where a call is tried again': [
    'shared/service-client/answer.ts',
    'functions/fan-out/wave/gate-reports.ts',
    'functions/fan-out/ending.ts',
  ],
  'how a report is bought': [
    'functions/fan-out/work-on-subject.ts',
    'shared/plan/plan.ts',
    'functions/fan-out/admission/admission.ts',
    'functions/fan-out/send.ts',
    'functions/fan-out/wave/wave.ts',
    'shared/service-client/caller.ts',
    'shared/ledger/parts/parts.ts',
  ],
  'where a yoga is decided': ['packages/engines/varshaphal/yogas/index.ts'],
  'where a line of a palm is found': ['packages/engines/palm/lines/trace.ts'],
  'how the local stack starts a function': ['packages/stack-runner/services/lambda/execution-environment.ts'],
};

const mostHops = 3;

export const findLongWays = (hops: ReadonlyMap<string, number>, wanted = ways): string[] =>
  Object.entries(wanted).flatMap(([question, files]) =>
    files
      .filter((file) => (hops.get(file) ?? Number.POSITIVE_INFINITY) > mostHops)
      .map((file) => `${question}: ${file} is ${hops.get(file) ?? 'not'} links from README`),
  );
