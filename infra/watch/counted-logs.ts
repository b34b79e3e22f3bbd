import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { countedLines, finishedResults } from '../../shared/log.ts';
import { oneMinute, type Watched } from './watched.ts';

const matching = (lines: readonly string[]): IFilterPattern =>
  FilterPattern.any(...lines.map((line) => FilterPattern.stringValue('$.message', '=', line)));

const filtersFor = ({ logs, allLogs }: Watched) =>
  ({
    UnknownOutcomes: {
      groups: { FanOut: logs.fanOut },
      pattern: matching([countedLines.unknownOutcome, countedLines.lostCalls]),
    },
    WebhooksDisabled: {
      groups: { Webhooks: logs.webhooks },
      pattern: matching([countedLines.webhookDisabled]),
    },
    BooksNotMade: {
      groups: { Books: logs.books },
      pattern: matching([countedLines.bookFailed, countedLines.booksStuck]),
    },
    DeadLetters: {
      groups: { DeadLetters: logs.deadLetters },
      pattern: matching([countedLines.deadLetter, countedLines.deadSubject]),
    },
    IntakeFailures: {
      groups: { Photos: logs.photos, Rows: logs.rows },
      pattern: matching([
        countedLines.photoTriedAgain,
        countedLines.archiveTriedAgain,
        countedLines.tableTriedAgain,
      ]),
    },
    Finished: {
      groups: { FanOut: logs.fanOut },
      pattern: FilterPattern.all(
        FilterPattern.stringValue('$.message', '=', countedLines.jobDone),
        FilterPattern.any(...finishedResults.map((each) => FilterPattern.stringValue('$.result', '=', each))),
      ),
    },
    LoggedErrors: { groups: allLogs, pattern: FilterPattern.stringValue('$.level', '=', 'ERROR') },
  }) satisfies Readonly<Record<string, Counted>>;

interface Counted {
  readonly groups: Readonly<Record<string, ILogGroup>>;
  readonly pattern: IFilterPattern;
}

export function countedLogs(
  scope: Construct,
  watched: Watched,
): Readonly<Record<keyof ReturnType<typeof filtersFor>, Metric>> {
  const { namespace } = watched;
  const countLines = (metricName: string, { groups, pattern }: Counted): Metric => {
    for (const [name, logGroup] of Object.entries(groups))
      new MetricFilter(scope, `${metricName}In${name}`, {
        logGroup,
        metricNamespace: namespace,
        metricName,
        filterPattern: pattern,
        metricValue: '1',
        defaultValue: 0,
      });
    return new Metric({ namespace, metricName, statistic: 'Sum', period: oneMinute });
  };
  const lines = filtersFor(watched);
  return {
    UnknownOutcomes: countLines('UnknownOutcomes', lines.UnknownOutcomes),
    WebhooksDisabled: countLines('WebhooksDisabled', lines.WebhooksDisabled),
    BooksNotMade: countLines('BooksNotMade', lines.BooksNotMade),
    DeadLetters: countLines('DeadLetters', lines.DeadLetters),
    IntakeFailures: countLines('IntakeFailures', lines.IntakeFailures),
    Finished: countLines('Finished', lines.Finished),
    LoggedErrors: countLines('LoggedErrors', lines.LoggedErrors),
  };
}
