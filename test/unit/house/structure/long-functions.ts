import { isTestFile, type SourceFile, type SourceTree } from './source-tree.ts';

const mostLines = 60;

const registers = 'registers routes one by one; each is short, and they share the dependencies';
const wires = 'connects components that share their settings, each in a few lines';
const lists = 'is a list of settings, resources or rights';
const steps = 'runs steps in sequence, and undoes or reports the earlier ones';
const shares = 'is a loop or a parser whose steps share several variables';
const reads = 'reads several items and builds one value from all of them';

/** Functions over 60 lines, as `file function`, each with the reason for its length. */
const reasons: Readonly<Record<string, string>> = {
  'functions/fan-out/send.ts send': steps,
  'functions/links/app.ts createLinks': registers,
  'functions/photos/ingest-photo.ts keep': steps,
  'functions/reports/browser/page/main.ts send': steps,
  'functions/reports/handler.ts createReports': wires,
  'functions/reports/handler.ts handle': wires,
  'functions/reports/routes/batches.ts batchRoutes': registers,
  'functions/reports/routes/customers.ts customerRoutes': registers,
  'functions/reports/routes/erase-many.ts eraseManyRoutes': registers,
  'functions/reports/routes/places.ts placeRoutes': registers,
  'functions/reports/routes/readers/books.ts bookRoutes': registers,
  'functions/reports/routes/readers/links.ts linkRoutes': registers,
  'functions/reports/routes/reports.ts reportRoutes': registers,
  'functions/reports/routes/uploads.ts uploadRoutes': registers,
  'functions/reports/routes/webhooks.ts webhookRoutes': registers,
  'functions/webhooks/lane.ts drain': shares,
  'infra/function-settings.ts functionSettings': lists,
  'infra/functions/endpoints/user-policies.ts userPolicies': lists,
  'infra/pipeline-stack.ts constructor': wires,
  'infra/watch/dashboard.ts dashboard': lists,
  'packages/cli/api/console.ts serve': wires,
  'packages/client/api/client.ts createClient': wires,
  'packages/engines/palm/lines/trace.ts traceTogether': shares,
  'packages/local/main.ts main': steps,
  'packages/service/chat/answer/rule-composer.ts answerTo': steps,
  'packages/service/chat/question/understand.ts understand': steps,
  'packages/service/palmistry/operations.ts palmistryOperations': registers,
  'packages/stack-runner/host/services.ts createServices': wires,
  'packages/stack-runner/host/start-stack.ts start': steps,
  'packages/stack-runner/services/cloudwatch/expression.ts parseExpression': shares,
  'shared/erasure/receipt.ts readReceipt': reads,
  'shared/intake/csv/framing.ts frameRecord': shares,
  'shared/intake/workbook/workbook-table.ts rowsIn': shares,
  'shared/ledger/states/changes.ts changeOf': 'is the table of what each event writes',
  'shared/reports/report-view.ts readReportView': reads,
};

const opening =
  /^( *)(?:(?:export |async |static |private |override |get |set )*(?:function\*? (\w+)|(?:const (\w+) = .*=> [{(]$)|(#?\w+)\(.*\{$|(#?\w+)\($))/;

/** By Biome's indentation: a function ends at a closing bracket below its beginning. */
function longFunctionsIn({ path, text }: SourceFile): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const found = opening.exec(line);
    if (found === null || /^ *(?:if|for|while|switch|return|describe|expect)\b/.test(line)) return [];
    const [, indent = '', ...names] = found;
    const length =
      lines
        .slice(start + 1)
        .findIndex((one) => new RegExp(`^${indent}[})]`).test(one) && !/^ *\)[:\s].*\{$/.test(one)) + 2;
    const name = names.find((one) => one !== undefined);
    return length > mostLines ? [`${path} ${name}`] : [];
  });
}

export const longFunctions = (tree: SourceTree): readonly string[] =>
  [...tree.values()]
    .filter(({ path }) => !isTestFile(path) && !path.startsWith('packages/bench/'))
    .flatMap(longFunctionsIn);

export const findLongFunctions = (tree: SourceTree, permitted = reasons): string[] => {
  const long = longFunctions(tree);
  return [
    ...long
      .filter((one) => !Object.hasOwn(permitted, one))
      .map((one) => `${one}: over ${mostLines} lines, without a reason`),
    ...Object.keys(permitted)
      .filter((one) => !long.includes(one))
      .map((one) => `${one}: has a reason, and at most ${mostLines} lines`),
  ];
};

/** No unit test reads a handler, which needs the variables of its function. */
export const findCalculations = (tree: SourceTree): string[] =>
  [...tree.values()]
    .filter(({ path, text }) => /^functions\/[^/]+\/handler\.ts$/.test(path) && /\bMath\.\w+\(/.test(text))
    .map(({ path }) => `${path}: calculates where no unit test sees it`);
