import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type AlarmName, alarmNames, alarmTable, pageOf } from '../../shared/standing/alarms.ts';
import type { Severity } from '../../shared/standing/severity.ts';
import { type AlarmRule, alarmRules } from './rules.ts';
import type { Watched } from './watched.ts';

export function alarms(
  scope: Construct,
  watched: Watched,
  topics: Readonly<Record<Severity, ITopic>>,
): Alarm[] {
  const rules = alarmRules(scope, watched);
  const alarmOf = (name: AlarmName, { metric, threshold, periods, ringsBelow = false }: AlarmRule): Alarm => {
    const { says, severity } = alarmTable[name];
    const alarm = new Alarm(scope, `${name}Alarm`, {
      // `palmleaf doctor` and `palmleaf status` find the alarm by this name.
      alarmName: `${Stack.of(scope).stackName}-${name}`,
      metric,
      threshold,
      evaluationPeriods: periods,
      alarmDescription: `${says}. What to do: ${pageOf(name)}`,
      comparisonOperator: ringsBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: ringsBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const action = new SnsAction(topics[severity]);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  };
  return alarmNames.map((name) => alarmOf(name, rules[name]));
}
