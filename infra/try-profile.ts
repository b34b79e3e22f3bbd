import { readFileSync } from 'node:fs';
import { type OperationName, operationNames } from '@palmleaf/contract/operations';
import { jsonOf } from '../shared/json.ts';
import { moneyText } from '../shared/money/money.ts';
import { defaultPolicy, meaningOf } from '../shared/service-client/answer.ts';
import { contentIn, messageIn, palmIdIn } from '../shared/service-client/profile/contents.ts';
import type { Profile } from '../shared/service-client/profile/fields.ts';
import { classOfAnswer } from '../shared/service-client/profile/judge.ts';
import { WrongProfileError } from '../shared/service-client/profile/read.ts';
import { statedCost } from '../shared/service-client/profile/stated-cost.ts';
import { visible } from '../shared/visible.ts';
import { loadProfile } from './files/profile.ts';

const usage = `npm run profile -- PROFILE [OPERATION STATUS FILE]

Checks a profile: a name from config/profiles/, or the path of a file. With an answer of the service (its operation, its status
and a file with its body), prints how Palmleaf interprets it. docs/vendor.md describes the fields.`;

const maxShownCharacters = 2000;

function interpretationLines(
  profile: Profile,
  operation: OperationName,
  status: number,
  text: string,
): string[] {
  const body = jsonOf(text);
  const answer = classOfAnswer(profile, { operation, status, text, body });
  const meaning = meaningOf(answer, defaultPolicy);
  const lines = [`The answer is "${answer}": ${meaning}.`];
  if (meaning !== 'bought') {
    const message = messageIn(profile, body);
    return [
      ...lines,
      message === undefined ? 'It contains no message of the service.' : `Its message: ${message}`,
    ];
  }
  if (operation === 'get-palm-id') {
    const palmId = palmIdIn(profile, body);
    lines.push(palmId === undefined ? 'No palm_id was found in it.' : `Its palm_id is ${palmId}`);
  }
  const cost = statedCost(profile, new Headers(), body);
  if (cost !== undefined) lines.push(`It says that the call cost ${moneyText(cost)}.`);
  const { value, missed } = contentIn(profile, operation, body);
  lines.push(
    missed
      ? 'The answer has no content at the place that the profile names. The whole answer:'
      : 'Its content is:',
  );
  return [...lines, (JSON.stringify(value, undefined, 2) ?? '').slice(0, maxShownCharacters)];
}

/** An answer may hold control characters. */
function show(lines: string): void {
  for (const line of lines.split('\n')) console.log(visible(line));
}

function main([name, wanted, status, file, ...more]: readonly string[]): number {
  if (name === undefined || name === '--help' || more.length > 0) {
    console.log(usage);
    return name === '--help' ? 0 : 2;
  }
  const { profile } = loadProfile(name);
  if (wanted === undefined) {
    console.log(`The profile "${profile.name}" is valid.`);
    return 0;
  }
  const operation = operationNames.find((known) => known === wanted);
  if (operation === undefined) {
    console.error(`There is no operation ${wanted}: write one of ${operationNames.join(', ')}`);
    return 2;
  }
  if (status === undefined || !/^[2-5]\d\d$/.test(status) || file === undefined) {
    console.error(
      'After the operation write the status of the answer, such as 200, and the file with its body.',
    );
    return 2;
  }
  const text = readFileSync(file, 'utf8');
  for (const line of interpretationLines(profile, operation, Number(status), text)) show(line);
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (!(error instanceof WrongProfileError) && typeof code !== 'string') throw error;
  const words =
    error instanceof WrongProfileError ? error.message : `The answer cannot be read (${String(code)}).`;
  for (const line of words.split('\n')) console.error(visible(line));
  process.exitCode = 2;
}
