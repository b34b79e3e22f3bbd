/** Measures how long a chart waits while the same service reads eight palms. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const token = 'plt_token-of-the-benchmark';
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const birth = { day: 10, month: 5, year: 1990, hour: 19, min: 55, lat: 19.2, lon: 72.83, tzone: 5.5 };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (value: number): string => `${value.toFixed(0).padStart(5)} ms`;

const service = spawn(
  process.execPath,
  [path('../service/main.ts'), '--port', '0', '--token', token, '--credits', '1000000', '--with-parent'],
  { stdio: ['pipe', 'pipe', 'ignore'] },
);
try {
  await bench(await addressOf(service));
} finally {
  service.kill('SIGTERM');
}

function addressOf({ stdout, ...child }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stdout?.on('data', (text: Buffer) => {
      output += String(text);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    stdout?.once('close', () => reject(new Error(`the service has ended with ${child.exitCode}: ${output}`)));
  });
}

async function bench(address: string): Promise<void> {
  const call = async (operation: string, body: object): Promise<number> => {
    const begin = performance.now();
    const answer = await fetch(`${address}${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': token },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${operation} answered ${answer.status}`);
    return performance.now() - begin;
  };
  const chart = () => call('/v1/natal_chart_interpretation', { ...birth, house_type: 'placidus' });
  const image = (await readFile(path('../../events/samples/inbox/palms/samples/anna.jpg'))).toString(
    'base64',
  );
  const palm = () => call('/palmistry/get-palm-id', { image });

  await palm();
  for (let i = 0; i < 20; i++) await chart();
  const alone = await Promise.all([palm()]);
  const quiet: number[] = [];
  for (let i = 0; i < 50; i++) quiet.push(await chart());

  let isReading = true;
  const palms = Promise.all(Array.from({ length: 8 }, palm)).finally(() => {
    isReading = false;
  });
  const amongReadings: number[] = [];
  while (isReading) {
    amongReadings.push(await chart());
    await setTimeout(20);
  }
  const read = await palms;

  const row = (name: string, times: readonly number[]) =>
    `${name.padEnd(34)} ${ms(median(times))} median ${ms(Math.max(...times))} longest of ${times.length}`;
  console.log(row('a palm alone', alone));
  console.log(row('a palm among eight', read));
  console.log(row('a chart alone', quiet));
  console.log(row('a chart while eight palms are read', amongReadings));
  console.log(
    `the longest wait of a chart is ${(Math.max(...amongReadings) / median(alone)).toFixed(2)} times a reading`,
  );
}
