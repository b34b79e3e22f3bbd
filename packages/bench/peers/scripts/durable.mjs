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

async function report({ id, palmId, ofPalm, charts }, context) {
  const step = (one, more) => context.step(one.path, () => call(one, more));
  const ofBirth = charts.map((one) => step(one));
  const first = await step(palmId);
  const { palm_id } = first;
  const ofHand = ofPalm.map((one) => step(one, { palm_id }));
  const answers = [first, ...(await context.promise.all([...ofBirth, ...ofHand]))];
  await context.step('save', async () => writeFileSync(`${REPORTS}/${id}.json`, JSON.stringify(answers)));
}

export const handlerWith = (config) => withDurableExecution(report, config);
