import { expect, test } from 'vitest';
import { findHand } from '../../palm/hand/find-hand.ts';
import { moreViews } from '../../palm/hand/more-views.ts';
import { recognise } from '../../palm/hand/recognise.ts';
import { decode } from '../../palm/photo/decode.ts';
import { admit } from '../../palm/photo/photo-limits.ts';
import { portrait } from '../../palm/surface/portrait.ts';
import { copies, prepared } from './copies.ts';
import { network, read, readingOf, sample } from './samples.ts';

async function copyOf(name: string): Promise<Buffer> {
  const copy = copies.find((entry) => entry.name === name);
  if (copy === undefined) throw new Error(`there is no copy ${name}`);
  return copy.make(await prepared(await sample('anna')));
}

async function portraitIn(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await decode(await admit(bytes));
  const net = await network();
  const found = findHand(net, photo);
  const { points } = recognise(found, photo, moreViews(net, found));
  return portrait(net, photo.large, points).seenIn.data;
}

test.each(['turned by 180 degrees', 'darker', '8 % cut off: bottom'])(
  'The ratios of a hand differ by at most 0.006 in a copy of its photo that is %s',
  async (name) => {
    const own = (await readingOf('anna')).proportions;
    const { fingers, palm, indexToRing, littleToRing } = (await read(await copyOf(name))).proportions;
    expect(Math.abs(palm - own.palm)).toBeLessThanOrEqual(0.006);
    expect(Math.abs((fingers ?? 0) - (own.fingers ?? 1))).toBeLessThanOrEqual(0.006);
    expect(Math.abs((indexToRing ?? 0) - (own.indexToRing ?? 1))).toBeLessThanOrEqual(0.006);
    expect(Math.abs((littleToRing ?? 0) - (own.littleToRing ?? 1))).toBeLessThanOrEqual(0.006);
  },
);

test('The portrait of a hand in a dark photo upside down has almost the pixels of its portrait in another photo', async () => {
  const usual = await portraitIn(await sample('anna'));
  for (const name of ['turned by 180 degrees', 'darker']) {
    const other = await portraitIn(await copyOf(name));
    const differences = usual.map((level, at) => Math.abs(level - (other[at] ?? 0)));
    expect(differences.reduce((sum, each) => sum + each, 0) / usual.length, name).toBeLessThan(4);
  }
});

test('A portrait is black in the corners, where its photo has cloth', async () => {
  const data = await portraitIn(await sample('anna'));
  expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(Math.max(...data.subarray(data.length / 2, data.length / 2 + 300))).toBeGreaterThan(100);
});
