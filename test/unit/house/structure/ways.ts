/** At most three links may lead from the README to each of these files. */
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
  'how to add an endpoint of the service': [
    'packages/contract/operations.ts',
    'packages/service/astrology/operations.ts',
  ],
  'how to add a language': ['packages/contract/languages.ts', 'packages/texts/languages/kinds.ts'],
  'how to add a setting': ['infra/settings.ts', 'infra/function-settings.ts', 'shared/config/settings.ts'],
  'how to add a reason': [
    'shared/intake/reasons/row-reasons.ts',
    'shared/reasons/refusals/row-texts.ts',
    'shared/reasons/refusals/advice-texts.ts',
    'shared/ledger/items/state.ts',
    'shared/reasons/reason-text.ts',
  ],
  'how to add an event': [
    'shared/events/event-kinds.ts',
    'shared/events/events.ts',
    'shared/events/event-of.ts',
    'packages/client/events/events.ts',
  ],
  'how to add a page': [
    'functions/reports/http/operations.ts',
    'functions/reports/http/endpoints.ts',
    'functions/reports/rare.ts',
    'functions/reports/pages/pages.ts',
  ],
  'how to add an alarm': ['shared/standing/alarms.ts', 'infra/watch/rules.ts', 'test/stack/alarms.test.ts'],
  'where the timeout of a call is decided': ['shared/service-client/caller.ts', 'packages/local/pipeline.ts'],
  'where the money of a quote is decided': ['shared/drafts/quoted-cost.ts', 'shared/money/prices.ts'],
  'how the local stack starts a function': ['packages/stack-runner/services/lambda/execution-environment.ts'],
};

const mostHops = 3;

export const findLongWays = (hops: ReadonlyMap<string, number>, wanted = ways): string[] =>
  Object.entries(wanted).flatMap(([question, files]) =>
    files
      .filter((file) => (hops.get(file) ?? Number.POSITIVE_INFINITY) > mostHops)
      .map((file) => `${question}: ${file} is ${hops.get(file) ?? 'not'} links from README`),
  );
