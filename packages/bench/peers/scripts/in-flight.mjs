// Measures processor time and memory of calls in flight, over Node's fetch or HTTP/2.
import { readFileSync } from 'node:fs';
import { Agent, fetch as fetchOf } from 'undici';

const { SERVICE, KIND } = process.env;
const [inFlight, calls] = process.argv.slice(2).map(Number);
const connect = { rejectUnauthorized: false };
const dispatcher = new Agent({
  allowH2: true,
  maxConcurrentStreams: inFlight,
  pipelining: inFlight,
  connections: 1,
  connect,
});
const body = JSON.stringify({ palm_id: 'p-1', language: 'en' });
const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
const send =
  KIND === 'h2' ? () => fetchOf(SERVICE, { ...request, dispatcher }) : () => fetch(SERVICE, request);

async function call() {
  const answer = await send();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

async function some(count) {
  let left = count;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, line));
}

await call();
const before = process.memoryUsage().rss;
const started = process.cpuUsage();
const began = performance.now();
await some(calls);
const { user, system } = process.cpuUsage(started);
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
const peakBytes = peak === null ? process.resourceUsage().maxRSS * 1024 : Number(peak[1]) * 1024;
console.log(
  JSON.stringify({
    msOfCall: (user + system) / 1000 / calls,
    megabytesOfCall: (peakBytes - before) / 2 ** 20 / inFlight,
    peakMegabytes: peakBytes / 2 ** 20,
    seconds: (performance.now() - began) / 1000,
  }),
);
process.exit(0);
