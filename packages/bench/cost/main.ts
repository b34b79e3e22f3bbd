/**
 * Computes the cost of a million reports from a simulated run (docs/scale.md):
 * `node packages/bench/cost/main.ts [REPORTS]`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { wholeProcessorMb } from '../../../infra/sizing/memory.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { countGiven } from '../../../test/support/processes/command-line.ts';
import { recordFigures, steadyAmount } from '../page/figure.ts';
import { priceOf } from '../prices.ts';
import { buyReport } from './answers.ts';
import { billOf, billsOfOtherDesigns, neededByAll, provisionedBill, totalOf } from './bill.ts';
import { consumedBy } from './consumed.ts';
import { measureService } from './self-hosted.ts';

const reports = countGiven('node packages/bench/cost/main.ts [REPORTS]', { otherwise: 1000, least: 100 });
const million = 1e6;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const serviceGigabytes = wholeProcessorMb / 1024;
const widthPixels = 3024;
const latencySeconds = 1;

async function preparedBytes(): Promise<number> {
  const sizes: number[] = [];
  for (const name of ['anna', 'ben']) {
    const file = readFileSync(`${root}events/samples/inbox/palms/samples/${name}.jpg`);
    const photo = await sharp(file).resize(widthPixels).jpeg({ quality: 90 }).toBuffer();
    const prepared = await preparePhoto(photo);
    if ('refusal' in prepared) throw new Error(prepared.refusal.reason.code);
    sizes.push(prepared.image.byteLength);
  }
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

const print = (name: string, bill: Readonly<Record<string, number>>): void => {
  console.log(`\n${name}: ${totalOf(bill).toFixed(1)} dollars for a million reports`);
  for (const [what, dollars] of Object.entries(bill))
    console.log(`  ${what.padEnd(48)} ${dollars.toFixed(2)}`);
};

const bought = await buyReport();
const consumed = await consumedBy(reports, bought, { photoCheck: 'off' });
const ours = billOf(consumed);
print('Palmleaf, a vendor in the region, photos not checked', ours);
const shipped = billOf(await consumedBy(reports, bought, {}));
print('Palmleaf, a vendor in the region, as shipped', shipped);
const provisioned = provisionedBill(consumed);
print('Palmleaf with capacity=provisioned, photos not checked', provisioned);

const written = Object.entries(consumed.written)
  .map(([kind, item]) => ({ kind, ...item, units: item.writeUnits + item.indexUnits }))
  .toSorted((one, other) => other.units - one.units);
console.table(written);

const photoBytes = await preparedBytes();
const egress = ((million * photoBytes) / 1e9) * priceOf.internetGigabyte;
console.log(
  `\na prepared photo has ${Math.round(photoBytes / 1000)} KB: ${egress.toFixed(1)} dollars of egress`,
);

const service = await measureService(8);
const hosted = {
  Lambda: million * service.seconds * serviceGigabytes * priceOf.gigabyteSecond,
  'Lambda, invocations': million * service.calls * priceOf.invocation,
  'table, writes': million * service.writeUnits * priceOf.writeUnit,
  'table, reads': million * service.readUnits * priceOf.readUnit,
  'S3, requests': million * (service.puts * priceOf.put + service.gets * priceOf.get),
  'CloudWatch, logs': million * (service.logBytes / 1e9) * priceOf.logGigabyte,
};
print('The self-hosted service beside it', hosted);

const others = billsOfOtherDesigns(neededByAll(bought, latencySeconds));
for (const [name, bill] of Object.entries(others)) print(name, bill);

const dollars = (name: string, value: number, goal?: number) =>
  steadyAmount(name, value, 'dollars', 'less', goal);
recordFigures([
  dollars('a million reports, a vendor in the region, photos not checked', totalOf(ours), 88),
  dollars('a million reports as shipped, with the photo check', totalOf(shipped), 100),
  dollars('as shipped: Lambda, photos', shipped['Lambda, photos'] ?? 0),
  dollars('a million reports with `capacity=provisioned`, photos not checked', totalOf(provisioned), 66),
  dollars(
    '`capacity=provisioned`: table, writes and reads',
    (provisioned['table, writes'] ?? 0) + (provisioned['table, reads'] ?? 0),
  ),
  ...Object.entries(ours).map(([name, value]) => dollars(`photos not checked: ${name}`, value)),
  dollars(
    'photos not checked: of SQS, the messages that name the customer of an upload',
    million * consumed.relayedUploads * priceOf.queueRequest,
  ),
  ...written.flatMap(({ kind, units }) =>
    units < 0.1 ? [] : [steadyAmount(`write units of a report: ${kind}`, units, '', 'less')],
  ),
  dollars('traffic of photos to a vendor outside the region', egress, 25),
  dollars('the self-hosted service, in addition to the pipeline', totalOf(hosted), 60),
  ...Object.entries(hosted).map(([name, value]) => dollars(`the self-hosted service: ${name}`, value)),
  ...Object.entries(others).map(([name, bill]) => dollars(`buying alone, ${name}`, totalOf(bill))),
]);
