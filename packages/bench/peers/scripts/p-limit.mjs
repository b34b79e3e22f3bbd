// Handles two people at once, each with all calls that are ready, and writes a file for each finished report.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';

const { SERVICE, PEOPLE, REPORTS } = process.env;
const limit = pLimit(2);

async function call({ path, body }, more = {}) {
  const answer = await fetch(SERVICE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...more }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function report({ id, palmId, palmCalls, charts }) {
  const file = `${REPORTS}/${id}.json`;
  if (existsSync(file)) return;
  const palm = call(palmId).then(async (first) => {
    const { palm_id } = first;
    return [first, ...(await Promise.all(palmCalls.map((one) => call(one, { palm_id }))))];
  });
  const answers = await Promise.all([palm, ...charts.map((one) => call(one))]);
  writeFileSync(file, JSON.stringify(answers.flat()));
}

const people = JSON.parse(readFileSync(PEOPLE, 'utf8'));
await Promise.all(people.map((person) => limit(report, person)));
