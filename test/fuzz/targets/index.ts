import { consoleTarget } from './console.ts';
import { gatewayTarget } from './gateway.ts';
import { intakeTarget } from './intake.ts';
import { readersTarget } from './readers.ts';
import { reportsTarget } from './reports.ts';
import { serviceTarget } from './service.ts';
import { stackTarget } from './stack.ts';
import type { Target, TargetName } from './target.ts';

export const targets: Readonly<Record<TargetName, Target>> = {
  service: serviceTarget,
  intake: intakeTarget,
  reports: reportsTarget,
  console: consoleTarget,
  gateway: gatewayTarget,
  readers: readersTarget,
  stack: stackTarget,
};
