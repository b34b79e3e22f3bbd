// Each person is one execution, and each call a step with a checkpoint.

import { writeFileSync } from 'node:fs';
import { withDurableExecution } from '@aws/durable-execution-sdk-js';

const { SERVICE, REPORTS } = process.env;

async function call({ path, body }, more = {}) {
  const answer = await fetch(SERVICE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...more }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function report({ id, palmId, palmCalls, charts }, context) {
  const step = (one, more) => context.step(one.path, () => call(one, more));
  const chartAnswers = charts.map((one) => step(one));
  const first = await step(palmId);
  const { palm_id } = first;
  const palmAnswers = palmCalls.map((one) => step(one, { palm_id }));
  const answers = [first, ...(await context.promise.all([...chartAnswers, ...palmAnswers]))];
  await context.step('save', async () => writeFileSync(`${REPORTS}/${id}.json`, JSON.stringify(answers)));
}

export const handlerWith = (config) => withDurableExecution(report, config);
