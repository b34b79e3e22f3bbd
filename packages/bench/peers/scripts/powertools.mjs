// Each person has one message. Calls are idempotent, so a redelivered message buys only missing ones.

import { writeFileSync } from 'node:fs';
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { IdempotencyConfig, makeIdempotent } from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';

const { SERVICE, TABLE, REPORTS } = process.env;
const processor = new BatchProcessor(EventType.SQS);
const persistenceStore = new DynamoDBPersistenceLayer({ tableName: TABLE });
const config = new IdempotencyConfig({});

const call = makeIdempotent(
  async ({ path, body }) => {
    const answer = await fetch(SERVICE + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  },
  { persistenceStore, config },
);

async function report({ body: message }) {
  const { id, palmId, palmCalls, charts } = JSON.parse(message);
  const palm = call(palmId).then(async (first) => {
    const { palm_id } = first;
    const palmAnswers = palmCalls.map(({ path, body }) => call({ path, body: { ...body, palm_id } }));
    return [first, ...(await Promise.all(palmAnswers))];
  });
  const answers = await Promise.all([palm, ...charts.map((one) => call(one))]);
  writeFileSync(`${REPORTS}/${id}.json`, JSON.stringify(answers.flat()));
}

export const handler = (event, context) => {
  config.registerLambdaContext(context);
  return processPartialResponse(event, report, processor, { context });
};
