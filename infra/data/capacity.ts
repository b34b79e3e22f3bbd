import { Billing, Capacity } from 'aws-cdk-lib/aws-dynamodb';
import type { Context } from '../settings.ts';

const targetPercent = 70;

export function billingOf({
  capacity,
  leastUnits,
  mostUnits,
}: Pick<Context, 'capacity' | 'leastUnits' | 'mostUnits'>): Billing {
  if (capacity === 'on-demand') return Billing.onDemand();
  const scaled = {
    minCapacity: leastUnits,
    maxCapacity: mostUnits,
    targetUtilizationPercent: targetPercent,
    // Applies until auto scaling begins. Without it, CloudFormation cannot convert an on-demand table.
    seedCapacity: leastUnits,
  };
  return Billing.provisioned({
    readCapacity: Capacity.autoscaled(scaled),
    writeCapacity: Capacity.autoscaled(scaled),
  });
}
